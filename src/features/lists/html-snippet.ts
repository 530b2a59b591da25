import { plainText } from '../../ui';
import { snippet } from './snippet';

/** The beginning of a description that may contain HTML. */
export function htmlSnippet(html: string): string {
  return snippet(plainText(html));
}
