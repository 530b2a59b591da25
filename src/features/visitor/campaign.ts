import { config } from '../../core';
import { getCookie } from '../../core/storage/cookies';

/** The visitor's campaign, for `metadata.cid`: `cid` in the URL, else the one that `flags.cidCookie` has stored. */
export function campaign(): string | undefined {
  const { cookies, flags } = config();
  return new URLSearchParams(location.search).get('cid') || (flags.cidCookie ? getCookie(cookies.cid) : undefined);
}
