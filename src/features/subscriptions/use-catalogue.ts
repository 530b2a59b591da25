import { useEffect, useState } from 'react';
import { lazy, useLanguage } from '../../core';
import type {
  SubscriptionCatalogue,
  SubscriptionGroupName,
  SubscriptionOption,
} from '../../services/subscription-catalogue';

export interface CatalogueState {
  /** Undefined while loading, and after a failure. */
  readonly catalogue: SubscriptionCatalogue | undefined;
  readonly hasFailed: boolean;
  retry(): void;
}

const loadFetchCatalogue = lazy(async () => (await import('./late')).fetchSubscriptionCatalogue);

/** One request for all widgets of a page that mount at the same time. */
const pending = new Map<string, Promise<SubscriptionCatalogue>>();

/** All available subscriptions, in the language of the placeholder. */
export function useCatalogue(isWanted = true): CatalogueState {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [catalogue, setCatalogue] = useState<SubscriptionCatalogue>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    fetchOnce(language).then(
      (fetched) => {
        if (!isCurrent) return;
        setCatalogue(fetched);
        // A request in another language may have failed.
        setFailed(false);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, attempt, isWanted]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { catalogue, hasFailed, retry };
}

/** The subscriptions of all groups, by code. */
export function optionsByCode(catalogue: SubscriptionCatalogue | undefined): ReadonlyMap<string, SubscriptionOption> {
  return new Map(
    Object.values(catalogue ?? {})
      .flat()
      .map((option) => [option.code, option]),
  );
}

function fetchOnce(language: string): Promise<SubscriptionCatalogue> {
  const request =
    pending.get(language) ??
    loadFetchCatalogue()
      .then((fetchCatalogue) => fetchCatalogue(language))
      .finally(() => pending.delete(language));
  pending.set(language, request);
  return request;
}

/** In display order. */
export const SUBSCRIPTION_GROUPS: readonly SubscriptionGroupName[] = [
  'newsLetters',
  'alerts',
  'guides',
  'informationalMail',
];
