import { mask, object, pattern, string } from 'superstruct';
import { config } from '../core';
import { fromService, headerName, request } from '../http';
import { contentOf } from './response';

/** In milliseconds. Who presses earlier shares the long one. */
const TIMEOUT = 5000;

const ShortLink = object({ link: pattern(string(), /^https?:\/\/[^\s/]+\/\S+$/i) });

/** A short address for a long one. */
export function shortenLink(address: string): Promise<string> {
  const { key } = config().share;
  return request('links', 'shorten', {
    method: 'POST',
    path: '',
    json: { long_url: address },
    headers: key ? { [headerName('links', 'authorization')]: `Bearer ${key}` } : {},
    timeout: TIMEOUT,
    read: (body) => mask(fromService('links', 'shortLink', contentOf(body)), ShortLink).link,
  });
}
