import { parse } from '../../contract/address';
import { ROUTE } from './hash';

/** Names of parameters and fields with private values. */
export const SECRET_NAME = /password|token|secret|otp|e-?mail|authorization/i;
/**
 * Also percent-encoded, as in addresses. Each part has a bound, the 64 and 63 characters of RFC 5321 and 1035: without
 * one, a query of 15 kB without an `@` is read from each of its characters to its end.
 */
export const EMAIL = /[\w.!$'*+^`{|}~-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
/** JSON web tokens, and long keys of digits and letters. Slugs contain neither. Bounded as well. */
export const TOKEN =
  /\beyJ[\w-]{1,1024}\.[\w.-]+|\b[0-9a-f]{32,}\b|\b(?=[\w-]{0,99}\d)(?=[\w-]{0,99}[A-Z])(?=[\w-]{0,99}[a-z])[\w-]{32,}\b/g;

/** Parameters that campaigns, e-mails, sign-ins, and our print and debug views add for one visit. */
const PERSONAL_NAME =
  /^(?:(?:utm|mc)_.*|cid|code|eid|fbclid|gclid|generatepdf|inlay-debug|linked|redirecturl|ssoerror|state|subcode|uid)$/i;

/** Whether a query parameter is secret, identifies the visitor, or belongs to one visit. */
export function isPersonal(name: string, value: string): boolean {
  return SECRET_NAME.test(name) || PERSONAL_NAME.test(name) || value.search(EMAIL) >= 0 || value.search(TOKEN) >= 0;
}

/**
 * The absolute URL without parts that grant access, identify the visitor or belong to one visit. Undefined for other
 * schemes.
 */
export function shareableAddress(address: string): string | undefined {
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = url.password = '';
  for (const [name, value] of [...url.searchParams]) {
    if (isPersonal(name, value)) url.searchParams.delete(name);
  }
  // Other routes are content, such as the topic of a blog or a page of the host.
  const { hash } = url;
  if (ROUTE.test(hash) || (hash.startsWith('#/') && isPersonal('', hash))) url.hash = '';
  return url.href;
}
