import { config, EMAIL, SECRET_NAME, TOKEN, withoutSlash } from '../../core';
import { absoluteAddress } from '../../core/config/sources';
import { getCookie } from '../../core/storage/cookies';

const DEPTH = 5;
/** The pattern for a URL before its query has a limit: in a text of slashes only, each would be read to the end. */
const ADDRESS = /(?:https?:\/\/[^\s"'<>]{1,2048}|\/[^\s"'<>?#]{0,2048})[?#][^\s"'<>]*/g;

/** A copy without e-mail addresses, tokens, and the query and hash of account pages. */
export function scrubbed(value: unknown, depth = DEPTH): unknown {
  if (typeof value === 'string') return scrubbedText(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (!depth || typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_NAME.test(key))
      .map(([key, member]) => [key, scrubbed(member, depth - 1)]),
  );
}

function scrubbedText(text: string): string {
  const { accessToken, refreshToken } = config().cookies;
  const currentTokens = [getCookie(accessToken), getCookie(refreshToken)].filter((token) => token !== undefined);
  const withoutTokens = currentTokens.reduce((rest, token) => rest.replaceAll(token, '[token]'), text);
  return withoutTokens.replace(ADDRESS, withoutQuery).replace(TOKEN, '[token]').replace(EMAIL, '[e-mail]');
}

/** URLs of account pages contain codes and e-mail addresses after the path. */
function withoutQuery(address: string): string {
  const { home, notFound, privacy, search, searchJobs, ...accountPages } = config().pages;
  const [path = '', hash = ''] = address.split(/[?#]/, 1).concat(/#.*/.exec(address) ?? '');
  const isAccount = Object.values(accountPages).some(
    (page) => withoutSlash(absoluteAddress(page) ?? '') === withoutSlash(absoluteAddress(path) ?? ''),
  );
  return isAccount || hash.startsWith('#/') ? path : address;
}
