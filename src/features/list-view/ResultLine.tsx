import { useEffect, type Ref } from 'react';
import { addStyles, useLanguage, useText } from '../../core';
import type { Filters, ListAct } from '../lists';
import { Announcement } from './Announcement';
import { labelOf, type FilterGroup } from './filter-group';
import styles from './list-view.css';
import { messages } from './messages';

addStyles(styles);

const NO_BREAK_SPACE = '\u00A0';

interface ResultLineProps {
  /** For example "60 events". Undefined before the first response. */
  count: string | undefined;
  /** The filters of the visible results, not of the pending request. */
  filters?: Filters;
  groups?: readonly FilterGroup[];
  /** For example "by date" or "March 2026". */
  details?: readonly string[];
  list: { act?: ListAct | undefined; phase: string; view: string };
  /** The document's title after each action. Only for a page that is about its list. */
  isTitle?: boolean;
  ref?: Ref<HTMLParagraphElement>;
}

/**
 * The number of results; the whole state in a sentence for screen readers, for print and, if requested, for the title
 * of the tab.
 */
export function ResultLine({
  count,
  filters = {},
  groups = [],
  details = [],
  list: { act, phase, view },
  isTitle = false,
  ref,
}: ResultLineProps) {
  const t = useText(messages);
  const language = useLanguage();
  const chosen = groups.flatMap((group) => {
    const values = filters[group.name]?.map((value) => labelOf(group, value));
    return values?.length
      ? t('groupOf', {
          label: group.label,
          values: new Intl.ListFormat(language, { type: 'disjunction' }).format(values),
        })
      : [];
  });
  const sentence = [count, ...chosen, ...details].join(t('separator'));
  const isAnnounced = count !== undefined && phase === 'ready' && act !== undefined && act !== 'more';

  useEffect(() => {
    if (!isTitle || !isAnnounced) return;
    const { title } = document;
    document.title = t('title', { sentence, title });
    const { title: ours } = document;
    return () => {
      // A router may have set the title of the next page.
      if (document.title === ours) document.title = title;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, and the sentence with it
  }, [isTitle, isAnnounced, sentence]);

  // Reserves its space, so that the content below does not shift.
  if (count === undefined)
    return view === 'waiting' ? (
      <p className="inlay-list-view__line" aria-hidden="true">
        {NO_BREAK_SPACE}
      </p>
    ) : null;

  return (
    <>
      <p ref={ref} className="inlay-list-view__line" tabIndex={-1}>
        {count}
      </p>
      <p className="inlay-list-view__print" aria-hidden="true">
        {sentence}
      </p>
      <Announcement text={isAnnounced ? sentence : ''} />
    </>
  );
}
