import { plainText } from '../../ui';
import { snippet } from './snippet';

/** The beginning of a description that a service may send with HTML. */
export function htmlSnippet(html: string): string {
  return snippet(plainText(html));
}
