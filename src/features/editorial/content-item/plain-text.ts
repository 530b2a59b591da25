import type { Content } from '../../../contract';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a content, where there is no room for more than words. Shown as text only, never as HTML. */
export function plainText(content: Content): string {
  const text = content.kind === 'live' ? (content.element.textContent ?? '') : wordsOf(content.html);
  return text.replace(/\s+/g, ' ').trim();
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
