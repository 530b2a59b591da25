import { type RefObject, useEffect, useRef } from 'react';
import { isRecord } from '../../../src/contract';
import { config, pageIdentity, publish, type Subject, writeHistory } from '../../../src/core';
import type { FollowingEntry } from './entry-queue';

interface Page {
  readonly state: unknown;
  readonly scrollRestoration: ScrollRestoration;
  readonly url: string;
  readonly search: string;
  readonly identity: string;
  readonly hash: string;
  readonly title: string;
}

/** Updates URL, title, metadata and analytics for the active entry; -1 is the entry of the page. */
export function useActiveEntry(
  active: number,
  entries: readonly FollowingEntry[],
  ownTitle: string | undefined,
  list: RefObject<Element | null>,
) {
  const visibleIndex = useRef(-1);
  const page = useRef<Page>(null);
  const viewed = useRef(new Set<string>());

  useEffect(() => {
    const entry = entries[active];
    if (active === visibleIndex.current || (active >= 0 && !entry)) return;
    if (visibleIndex.current < 0)
      page.current = {
        state: history.state,
        scrollRestoration: history.scrollRestoration,
        url: location.origin + location.pathname,
        search: location.search,
        identity: pageIdentity(),
        hash: location.hash,
        title: document.title,
      };
    visibleIndex.current = active;
    const ownPage = page.current!;
    if (!entry) return restore(ownPage);

    const before = entries[active - 1];
    const previous = before ? { url: before.url, text: before.title } : { url: ownPage.identity, text: ownTitle };
    // Back opens only this entry. The distance from the top of all entries would be wrong there.
    history.scrollRestoration = 'manual';
    replaceAddress(
      { ...(isRecord(ownPage.state) && ownPage.state), inlayPrevious: previous },
      withQueryOf(ownPage, entry.url),
      '',
    );
    publish('subject-changed', subjectOf(entry));
    // Without `metadata.firm`, the page's metadata does not follow the subject.
    if (!config().metadata.firm) document.title = entry.pageTitle;
    if (viewed.current.has(entry.id)) return;
    viewed.current.add(entry.id);
    publish('analytics', { event: 'page-view', contentId: entry.id, title: entry.title, url: location.href });
    // oxlint-disable-next-line react/exhaustive-deps -- entries after the active one change nothing
  }, [active]);

  useEffect(() => {
    const save = () => {
      const text = list.current?.children[visibleIndex.current]?.querySelector('.inlay-blog-entry__column');
      // Only for its text: its header differs on its own page.
      if (text)
        writeHistory('replaceState', {
          ...(isRecord(history.state) && history.state),
          inlayRead: Math.round(-text.getBoundingClientRect().top),
        });
    };
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [list]);

  useEffect(
    () => () => {
      if (visibleIndex.current < 0) return;
      history.scrollRestoration = page.current!.scrollRestoration;
      publish('subject-changed', null);
    },
    [],
  );
}

function restore({ state, scrollRestoration, url, search, hash, title }: Page) {
  history.scrollRestoration = scrollRestoration;
  replaceAddress(state, url + search, hash);
  publish('subject-changed', null);
  if (!config().metadata.firm) document.title = title;
}

/** Keeps the query of the page, except the parameters that identify the page: those of the entry replace them. */
function withQueryOf({ search, identity }: Page, address: string): string {
  const url = new URL(address);
  if (!url.search) return address + search;
  const ownParameters = new URL(identity).searchParams;
  for (const [name, value] of new URLSearchParams(search))
    if (!ownParameters.has(name)) url.searchParams.append(name, value);
  return url.href;
}

/** Keeps the current hash if it is a route, such as an open dialog. */
function replaceAddress(state: unknown, url: string, hash: string) {
  const { hash: current } = location;
  writeHistory('replaceState', state, url + (current.startsWith('#/') ? current : hash));
}

function subjectOf({
  url,
  title,
  seoTitle,
  summary,
  entry: { heroImage, displayDate, authors, gatedUrl },
}: FollowingEntry): Subject {
  return {
    kind: 'article',
    title,
    description: summary,
    url,
    ...(seoTitle && { seoTitle }),
    ...(heroImage && { standardImage: heroImage }),
    ...(displayDate && { displayDate }),
    ...(authors.length && {
      authors: authors.map(({ title: name, url: page }) => ({ name, ...(page && { url: page.url }) })),
    }),
    ...(gatedUrl && { accessStatus: 'registered users only' }),
  };
}
