import { decodeEntities } from '../phrase/phrase';

/** The pattern stops at the next tag of its kind: a service could freeze the page with a million unclosed ones. */
const HIDDEN = /<!--(?:(?!<!--).)*?-->|<(script|style)\b(?:(?!<\1\b).)*?<\/\1\s{0,99}>/gis;
const BLOCK = /<\/?(?:p|div|br|[ou]l|li|d[ltd]|h[1-6]|table|t[rdh]|section|blockquote)\b[^<>]*>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** The plain text of a service's text that can contain HTML. The result is text, never HTML. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const withoutTags = html.replace(HIDDEN, ' ').replace(BLOCK, ' ').replace(TAG, '');
  return decodeEntities(withoutTags).replace(/\s+/g, ' ').trim();
}
