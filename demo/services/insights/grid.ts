import type { Language } from '../../content/load.ts';
import { anyOf, type Cursors, type Group, type ListPage, type Lists, notAfter, pageOf } from '../lists/index.ts';
import { type Post, postFacets } from './lists.ts';

export interface Terms {
  ids: string[];
  tags: string[];
}

export interface GridQuery {
  limit: number;
  afterId: string;
  language: Language;
  /** Whether an article must match all base terms, or any. */
  needsAll: boolean;
  base: Terms;
  mustHaveTags: string[];
  mustNotHaveTags: string[];
  excludeItems: string[];
  /** The visitor's filters. Articles must match all of them. */
  filters: (Terms & { name: string })[];
}

export interface GridPage extends ListPage {
  posts: Post[];
}

export type FindPosts = (query: GridQuery) => Promise<GridPage>;

export function createGrid({ lists, cursors, day }: { lists: Lists; cursors: Cursors; day: () => string }): FindPosts {
  return async ({ limit, afterId, ...query }) => {
    const { language, needsAll, base, mustHaveTags, mustNotHaveTags, excludeItems, filters } = query;
    const forbidden = tagged({ ids: [], tags: mustNotHaveTags });
    const groups: Group[] = [
      ...(needsAll
        ? [...base.ids.map((id) => ({ ids: [id], tags: [] })), ...base.tags.map((tag) => ({ ids: [], tags: [tag] }))]
        : [base]
      ).flatMap((terms) => tagged(terms) ?? []),
      ...mustHaveTags.flatMap((tag) => tagged({ ids: [], tags: [tag] }) ?? []),
      ...(forbidden ? [{ ...forbidden, isNegated: true }] : []),
      ...filters.flatMap(({ name, ...terms }) => {
        const group = tagged(terms);
        return group ? [{ ...group, name }] : [];
      }),
      notAfter('published', day()),
    ];
    const question = { list: `posts/${language}`, groups, counted: postFacets, excluded: excludeItems };
    const found = await lists.find<Post>({ ...question, page: { size: limit, after: cursors.read(afterId, query) } });
    return { posts: found.rows.map(({ item }) => item), ...pageOf(found, { groups, cursors, scope: query }) };
  };
}

/** Articles of any of these practices or topics. */
function tagged({ ids, tags }: Terms): Group | undefined {
  const group = anyOf('', { taxonomy: ids, practiceName: ids, tag: [...ids, ...tags], contentType: tags });
  return group && { ranges: group.ranges, counts: [] };
}
