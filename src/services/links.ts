import { mask, object, pattern, string } from 'superstruct';
import { config } from '../core';
import { headerName, request } from '../http';

/** In milliseconds. Until then, the visitor shares the long link. */
const TIMEOUT = 5000;

const ShortLink = object({ link: pattern(string(), /^https?:\/\/[^\s/]+\/\S+$/i) });

/** A short URL for a long one. */
export function shortenLink(address: string): Promise<string> {
  const { key } = config().share;
  return request('links', 'shorten', {
    path: 'POST ',
    answers: 'shortLink',
    json: { long_url: address },
    headers: key ? { [headerName('links', 'authorization')]: `Bearer ${key}` } : {},
    timeout: TIMEOUT,
    read: (content) => mask(content, ShortLink).link,
  });
}
