import { articleKey } from '../../src/session/calls';
import { useEffect, useRef, useState } from 'react';
import { subscribe } from '../../src/core';
import { fetchSavedArticles, type SavedArticleCard } from '../../src/services/user';

export interface ReadingList {
  readonly items: readonly SavedArticleCard[];
  /** The length of the whole list, of which `items` is the beginning. */
  readonly total: number;
  readonly state: 'loading' | 'idle' | 'failed';
  /** Loads the next nine; the first page again if it failed to load. */
  loadMore(): void;
}

interface Loaded {
  readonly items: readonly SavedArticleCard[];
  readonly total: number;
}

type Known = readonly {
  id: string;
  language?: string;
  url?: string;
  imageUrl?: string;
  title?: string;
  type?: string;
}[];

/**
 * A user's reading list, page by page. `owner` undefined: no list may be shown. Articles that another widget removes
 * disappear here, too.
 */
export function useReadingList(owner: string | undefined, initial: Known = []): ReadingList {
  const [{ items, total }, setLoaded] = useState<Loaded>(() => beginning(initial));
  const [state, setState] = useState<ReadingList['state']>('loading');
  const request = useRef<AbortController>(undefined);
  /** Removed since the last request, whose response may still have them. */
  const removed = useRef(new Set<string>());
  // The server-rendered list may be cut off; only the service knows what follows.
  const [isConfirmed, setConfirmed] = useState(false);

  async function load(offset: number) {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const gone = (removed.current = new Set());
    setState('loading');
    try {
      const page = await fetchSavedArticles(offset, signal);
      if (signal.aborted) return;
      setLoaded((before) => {
        const found = page.savedArticles.filter((article) => !gone.has(keyOf(article)));
        const articles = offset ? joined(before.items, found) : found;
        const total = page.totalRecords - (page.savedArticles.length - found.length);
        // A page without new items is the end, whatever count the service sends.
        const isEnd = page.savedArticles.length === 0;
        return { items: articles, total: isEnd ? articles.length : Math.max(total, articles.length) };
      });
      setConfirmed(true);
      setState('idle');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  useEffect(() => {
    if (owner === undefined) return undefined;
    void load(0);
    return () => {
      request.current?.abort();
      setLoaded(beginning([]));
      setConfirmed(false);
    };
  }, [owner]);

  useEffect(
    () =>
      subscribe('article-unsaved', ({ articleId, language }) => {
        const gone = articleKey(articleId, language);
        removed.current.add(gone);
        setLoaded((before) => {
          const rest = before.items.filter((item) => keyOf(item) !== gone);
          return { items: rest, total: Math.max(rest.length, before.total - (before.items.length - rest.length)) };
        });
      }),
    [],
  );

  return { items, total, state, loadMore: () => void load(isConfirmed ? items.length : 0) };
}

export function keyOf({ id, language }: SavedArticleCard): string {
  return articleKey(id, language);
}

function beginning(initial: Known): Loaded {
  const items = initial.map(({ id, language = '', url = '', imageUrl = '', title = '', type = '' }) => ({
    id,
    language,
    url,
    imageUrl,
    title,
    type,
    description: '',
    publishedAt: '',
    isGated: false,
  }));
  return { items, total: items.length };
}

/** An article saved in another tab shifts the pages: duplicates are dropped. */
function joined(before: readonly SavedArticleCard[], next: readonly SavedArticleCard[]): readonly SavedArticleCard[] {
  const keys = new Set(before.map(keyOf));
  return [...before, ...next.filter((item) => !keys.has(keyOf(item)))];
}
