import { config } from '../../core';
import { getCookie } from '../../core/storage/cookies';

/** The campaign that brought the visitor, for `metadata.cid`: `cid` of the address, else the one that `flags.cidCookie` has kept. */
export function campaign(): string | undefined {
  const { cookies, flags } = config();
  return new URLSearchParams(location.search).get('cid') || (flags.cidCookie ? getCookie(cookies.cid) : undefined);
}
