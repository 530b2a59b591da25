import { useState, type MouseEvent } from 'react';
import type { Link } from '../../src/contract';
import { config, isSamePage, safeLink, useText } from '../../src/core';
import { Button, icons, isPlainClick } from '../../src/ui';
import { messages } from './messages';

export interface SearchPage {
  /** The search with the visitor's filters. */
  readonly url: string;
  /** Its index in the history of this tab, where the browser exposes it. */
  readonly entry: string | undefined;
  readonly isVisited: boolean;
}

/** The URL of the job search: the one that the visitor came from, however many pages ago, with their filters. */
export function useSearchPage(declaredPage: Link | undefined): SearchPage {
  const [search] = useState(() => {
    const page = safeLink(declaredPage?.url) ?? config().pages.searchJobs;
    const visited = lastVisit(new URL(page, location.href));
    return { url: visited?.url ?? page, entry: visited?.entry, isVisited: visited !== undefined };
  });
  return search;
}

/**
 * A link to the search. Where the browser can, it goes back in history, so that list, scroll position and focus are
 * restored.
 */
export function BackLink({ search: { url, entry, isVisited } }: { search: SearchPage }) {
  const t = useText(messages);
  const goBack = (event: MouseEvent) => {
    if (!entry || !isPlainClick(event)) return;
    event.preventDefault();
    // The new document replaces this one, and the promise never settles.
    window.navigation.traverseTo(entry).finished?.catch(() => location.assign(url));
  };
  return (
    <p className="inlay-job-detail__back">
      <Button variant="link" href={url} icon={icons.arrowBack} onClick={goBack}>
        {isVisited ? t('back') : t('search')}
      </Button>
    </p>
  );
}

function lastVisit({ origin, href }: URL): Pick<SearchPage, 'url' | 'entry'> | undefined {
  const isSearch = (url: string | null) => new URL(url || 'about:blank').origin === origin && isSamePage(href, url!);
  const { navigation } = window as Partial<Window>;
  const current = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries().findLast(({ index, url }) => index < current && isSearch(url));
  if (entry) return { url: entry.url!, entry: entry.key };
  return isSearch(document.referrer) ? { url: document.referrer, entry: undefined } : undefined;
}
