import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Content } from '../../../src/contract';
import { useLanguage, useText } from '../../../src/core';
import { useWidget } from '../../../src/runtime';
import { RichText, type Adopt } from '../../../src/ui';
import { arrange } from '../arrange';
import { messages } from '../messages';
import type { MobileLayout } from '../props';
import { useFit } from './use-fit';
import { useOverflow } from './use-overflow';

interface Props {
  content: Content | undefined;
  layout: MobileLayout;
  isNarrow: boolean;
  sortable: boolean;
  label: string;
  labelledBy: string | undefined;
  adopt: Adopt;
}

/** The table itself. Where it is wider than its place, it scrolls in a region that the keyboard reaches. */
export function Body({ content, layout, isNarrow, sortable, label, labelledBy, adopt }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [table, setTable] = useState<HTMLTableElement>();
  const isScaled = layout === 'scale-only' || layout === 'scale-and-zoom';
  const isScrollable = useOverflow(place, table, layout) && !isScaled;

  const adoptTable = useCallback<Adopt>(
    (shown) => {
      const release = adopt(shown);
      setTable(shown.querySelector('table') ?? undefined);
      return () => {
        setTable(undefined);
        release?.();
      };
    },
    [adopt],
  );

  const { note } = useWidget();
  useLayoutEffect(() => (table ? arrange(table, { layout, labelledBy, note }) : undefined), [table, layout, labelledBy, note]);
  useSort(table, sortable);
  useFit(place, table, isScaled);

  return (
    <div
      ref={place}
      className="inlay-table__place"
      data-layout={layout}
      data-narrow={isNarrow || undefined}
      data-overflow={isScrollable || undefined}
      {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <RichText className="inlay-table__content" content={content} adopt={adoptTable} />
    </div>
  );
}

/** What sorting needs is fetched only where an editor asks for it. */
function useSort(table: HTMLTableElement | undefined, isWanted: boolean) {
  const t = useText(messages);
  const language = useLanguage();
  const { note } = useWidget();
  const latest = useRef(t);
  latest.current = t;

  useEffect(() => {
    if (!table || !isWanted) return;
    let isCurrent = true;
    let undo: (() => void) | undefined;
    void import('../sort/make-sortable').then(({ makeSortable }) => {
      if (isCurrent) undo = makeSortable(table, { language, note, sorted: (column, direction) => latest.current('sorted', { column, direction }) });
    });
    return () => {
      isCurrent = false;
      undo?.();
    };
  }, [table, isWanted, language, note]);
}
