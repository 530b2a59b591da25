import { useEffect, useState } from 'react';
import { tabStore } from '../../../src/core';
import type { Selection } from '../../../src/features/subscriptions';
import type { Newsletters } from './Newsletters';

/** Belongs to the drafts of forms, which go when somebody signs out. */
const KEY = 'draft:registration-subscriptions';
const NONE: Selection = { codes: [], isNothing: false };

/** What is ticked, across a reload. */
export function useTicked(): [ticked: Selection, setTicked: (selection: Selection) => void] {
  const [ticked, setTicked] = useState(read);
  return [
    ticked,
    (next) => {
      tabStore.setJson(KEY, next.codes);
      setTicked(next);
    },
  ];
}

export function forgetTicked() {
  tabStore.remove(KEY);
}

function read(): Selection {
  const stored = tabStore.getJson(KEY);
  return Array.isArray(stored) ? { ...NONE, codes: stored.filter((code): code is string => typeof code === 'string') } : NONE;
}

interface NewslettersLaterProps {
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** A wish beside the questions; the form works without it, and while it is on its way. */
export function NewslettersLater(props: NewslettersLaterProps) {
  const [Loaded, setLoaded] = useState<typeof Newsletters>();
  useEffect(() => {
    import('./Newsletters').then(
      (chunk) => setLoaded(() => chunk.Newsletters),
      () => undefined,
    );
  }, []);
  return Loaded ? <Loaded {...props} /> : <div className="inlay-registration__later" />;
}
