import { useEffect, useState } from 'react';
import { lazy, tabStore } from '../../src/core';
import type { Selection } from '../../src/features/subscriptions';
import { Newsletters, type NewslettersProps } from './Newsletters';

/** A form draft, which is deleted on sign-out. */
const KEY = 'draft:registration-subscriptions';
const NONE: Selection = { codes: [], isNothing: false };

/** Keeps the selection across a reload. */
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
  return Array.isArray(stored)
    ? { ...NONE, codes: stored.filter((code): code is string => typeof code === 'string') }
    : NONE;
}

interface NewsletterChoiceProps {
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

const loadSubscriptions = lazy(() => import('../../src/features/subscriptions'));

/** The newsletters beside the form. The form works without them and while they are loading. */
export function NewsletterChoice(props: NewsletterChoiceProps) {
  const [parts, setParts] = useState<NewslettersProps['parts']>();
  useEffect(() => {
    loadSubscriptions().then(setParts, () => undefined);
  }, []);
  return parts ? <Newsletters {...props} parts={parts} /> : <div className="inlay-registration__later" />;
}
