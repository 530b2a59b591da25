import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Content } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { RichText, useUniqueId, type Adopt } from '../../src/ui';
import { arrange } from './arrange';
import { messages } from './messages';
import type { MobileLayout } from './props';
import type { Order, Sorter } from './sort';
import { type RowChoices, useRows } from './use-rows';

interface Props {
  content: Content | undefined;
  layout: MobileLayout;
  isNarrow: boolean;
  sortable: boolean;
  columnChoice: boolean;
  label: string;
  labelledBy: string | undefined;
  adopt: Adopt;
  choices: RowChoices;
}

/** The table. If it is wider than its container, it scrolls in a region that keyboard users can focus. */
export function Body({ content, layout, isNarrow, sortable, columnChoice, label, labelledBy, adopt, choices }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { note } = useWidget();
  const [table, setTable] = useState<HTMLTableElement>();
  const isScaled = layout === 'scale-only' || layout === 'scale-and-zoom';
  const isScrollable = useOverflow(container, table, layout) && !isScaled;

  const adoptTable = useCallback<Adopt>(
    (text) => {
      const release = adopt(text);
      const found = text.querySelector('table');
      if (!found) note('the body holds no table: write it as <table>, with a row of <th> for the names of its columns');
      setTable(found ?? undefined);
      return () => {
        setTable(undefined);
        release?.();
      };
    },
    [adopt, note],
  );

  useLayoutEffect(
    () => (table ? arrange(table, { layout, labelledBy, note }) : undefined),
    [table, layout, labelledBy, note],
  );
  const { code, sorter, order, pages, state } = useRows(table, {
    isSortable: sortable,
    hasColumnChoice: columnChoice && isNarrow,
    choices,
  });
  useFit(container, table, isScaled);

  return (
    <>
      {sorter && layout.startsWith('stacked') && <SortBy sorter={sorter} order={order} />}
      {code && table && columnChoice && isNarrow && <code.ColumnChoice key={layout} table={table} choices={choices} />}
      {code && pages && state && <code.RowTools pages={pages} state={state} />}
      <div
        ref={container}
        className="inlay-table__place"
        data-layout={layout}
        data-narrow={isNarrow || undefined}
        data-overflow={isScrollable || undefined}
        data-long={(pages && !isScaled && !layout.startsWith('stacked')) || undefined}
        {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      >
        <RichText className="inlay-table__content" content={content} adopt={adoptTable} />
      </div>
      {code && pages && state && <code.PagerBelow pages={pages} state={state} />}
    </>
  );
}

interface SortByProps {
  sorter: Sorter;
  order: Order | undefined;
}

/** In a stacked table there are no column headers to press: their text is beside each value. */
function SortBy({ sorter, order }: SortByProps) {
  const t = useText(messages);
  const id = useUniqueId();
  return (
    <p className="inlay-table__sort-by">
      <label htmlFor={id}>{t('sortBy')}</label>
      <select
        id={id}
        className="inlay-table__orders"
        value={order ? `${order.direction} ${order.column}` : ''}
        onChange={({ currentTarget }) => sorter.sort(orderOf(currentTarget.value))}
      >
        <option value="">{t('original')}</option>
        {sorter.columns.flatMap(({ name, column }) =>
          (['ascending', 'descending'] as const).map((direction) => (
            <option key={`${direction} ${column}`} value={`${direction} ${column}`}>
              {t('order', { column: name, direction })}
            </option>
          )),
        )}
      </select>
    </p>
  );
}

function orderOf(value: string): Order | undefined {
  const [direction, column] = value.split(' ');
  return direction
    ? { direction: direction === 'ascending' ? 'ascending' : 'descending', column: Number(column) }
    : undefined;
}

/** Whether the table is wider than its container; updated when either changes. */
function useOverflow(
  container: RefObject<HTMLElement | null>,
  table: HTMLElement | undefined,
  layout: string,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { current } = container;
    if (!current || !table) return;
    const check = () => setOverflows(current.scrollWidth > current.clientWidth + 1);
    check();
    const sizes = new ResizeObserver(check);
    sizes.observe(current);
    sizes.observe(table);
    return () => sizes.disconnect();
  }, [container, table, layout]);
  return overflows;
}

const REDO_AFTER = 300;
const NEAR = '100px';

/** Scales the table to the width of its container: when it approaches the viewport, and 300 ms after either changed. */
function useFit(container: RefObject<HTMLElement | null>, table: HTMLElement | undefined, isWanted: boolean) {
  useLayoutEffect(() => {
    const { current } = container;
    const content = current?.firstElementChild as HTMLElement | null | undefined;
    if (!isWanted || !current || !content || !table) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const fit = () => {
      const scale = Math.min(1, current.clientWidth / table.offsetWidth) || 1;
      current.style.setProperty('--_inlay-table-scale', String(scale));
      current.style.blockSize = scale < 1 ? `${Math.ceil(content.offsetHeight * scale)}px` : '';
    };
    const fitSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(fit, REDO_AFTER);
    };
    fit();
    const sizes = new ResizeObserver(fitSoon);
    sizes.observe(current);
    sizes.observe(table);
    const nearness = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fit(),
      { rootMargin: NEAR },
    );
    nearness.observe(current);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      nearness.disconnect();
      current.style.removeProperty('--_inlay-table-scale');
      current.style.blockSize = '';
    };
  }, [container, table, isWanted]);
}
