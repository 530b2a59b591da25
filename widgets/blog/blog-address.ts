import { decodeUrl, slugOf } from '../../src/core';
import { defineHashAddress } from '../../src/features/lists';

export interface BlogFilter {
  readonly type: 'tag' | 'author';
  /** The slug. */
  readonly value: string;
}

export interface BlogQuery {
  readonly filter?: BlogFilter;
}

/** `#/tag/energy`, `#/author/ingrid-solheim`; all other fragments belong to other code, such as the routes of auth-router. */
export const blogAddress = defineHashAddress<BlogQuery>({
  read: readHash,
  write: ({ filter }) => (filter ? `/${filter.type}/${encodeURIComponent(filter.value)}` : ''),
});

export function readHash(hash: string): BlogQuery | undefined {
  if (hash === '' || hash === '/') return {};
  const [, type, name = ''] = /^\/(tag|author)\/([^/]+)\/?$/i.exec(hash) ?? [];
  const value = slugOf(decodeUrl(name));
  return value ? { filter: { type: type!.toLowerCase() as BlogFilter['type'], value } } : undefined;
}

/** The last part of the URL of a tag or an author. */
export function slugIn({ url, title }: { url: string; title: string }): string {
  return readHash(url.split('#')[1] ?? '')?.filter?.value ?? slugOf(title);
}

/** The likely name of an unknown slug: `circular-economy` becomes "Circular economy"; names of authors get capitals. */
export function nameOf({ type, value }: BlogFilter): string {
  const text = value.replaceAll('-', ' ');
  return text.replace(type === 'tag' ? /^\p{L}/u : /(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
