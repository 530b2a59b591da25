import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Content } from '../../src/contract';
import { lazy, useLanguage, useText, useWidget } from '../../src/core';
import { headerOf } from './grid';
import { messages } from './messages';
import type { Pages, PagesState } from './pages';
import type { TableProps } from './props';
import type { Order, Sorter } from './sort';

type RowCode = typeof import('./late');

let loaded: RowCode | undefined;
let isSettled = false;

export const loadRowCode = lazy(async () => (loaded = await import('./late')));

/** A table with more rows gets pagination, a search field and a sticky header. */
const MAX_ROWS = 50;

/** Loads the code for sorting and pagination before the table is shown, so that nothing moves later. */
export function prepare({
  sortable,
  columnChoice,
  body,
}: Pick<TableProps, 'sortable' | 'columnChoice' | 'body'>): Promise<unknown> | undefined {
  if (isSettled || !(sortable || columnChoice || countRows(body) > MAX_ROWS)) return undefined;
  const settle = () => {
    isSettled = true;
  };
  // Without this code, the server-rendered rows stay.
  return loadRowCode().then(settle, settle);
}

function countRows(content: Content | undefined): number {
  if (!content) return 0;
  return content.kind === 'live' ? content.element.querySelectorAll('tr').length : content.html.split(/<tr\b/i).length;
}

/** The visitor's order, search and columns, for the same table in another element. */
export interface RowChoices {
  order?: Order | undefined;
  query?: string;
  hiddenColumns?: ReadonlySet<number>;
}

interface Rows {
  code: RowCode | undefined;
  sorter: Sorter | undefined;
  order: Order | undefined;
  pages: Pages | undefined;
  state: PagesState | undefined;
}

/** Makes rows sortable if the editor wants that, and paginates a long table. */
export function useRows(
  table: HTMLTableElement | undefined,
  { isSortable, hasColumnChoice, choices }: { isSortable: boolean; hasColumnChoice: boolean; choices: RowChoices },
): Rows {
  const isLong = table !== undefined && isLongTable(table);
  const code = useRowCode(isSortable || isLong || hasColumnChoice);
  const [sorter, order] = useSort(table, isSortable ? code : undefined, choices);
  const [pages, setPages] = useState<Pages>();
  const [state, setState] = useState<PagesState>();

  useLayoutEffect(() => {
    if (!table || !isLong || !code) return;
    const follow = (next: PagesState) => {
      choices.query = next.query;
      setState(next);
    };
    const newPages = code.createPages(table, follow);
    newPages.search(choices.query ?? '');
    setPages(newPages);
    return () => {
      newPages.stop();
      setPages(undefined);
      setState(undefined);
    };
  }, [table, isLong, code, choices]);
  useEffect(() => pages?.update(), [pages, order]);
  return { code, sorter, order, pages, state };
}

function isLongTable(table: HTMLTableElement): boolean {
  const header = headerOf(table);
  return [...table.tBodies].flatMap(({ rows }) => [...rows]).filter((row) => !header.includes(row)).length > MAX_ROWS;
}

function useRowCode(isWanted: boolean): RowCode | undefined {
  const [code, setCode] = useState(loaded);
  useEffect(() => {
    if (isWanted) loadRowCode().then(setCode, () => {});
  }, [isWanted]);
  return isWanted ? code : undefined;
}

function useSort(
  table: HTMLTableElement | undefined,
  code: RowCode | undefined,
  choices: RowChoices,
): [Sorter | undefined, Order | undefined] {
  const [sorter, setSorter] = useState<Sorter>();
  const [order, setOrder] = useState<Order>();
  const t = useText(messages);
  const language = useLanguage();
  const { note } = useWidget();
  const latest = useRef(t);
  latest.current = t;

  // The table may already be in another element when effects run: then its headers would get a second button.
  useLayoutEffect(() => {
    if (!table || !code) return;
    const sorted = (column: string, direction?: string) =>
      direction ? latest.current('sorted', { column, direction }) : latest.current('original');
    const sortBy = (column: string) => latest.current('sortByColumn', { column });
    const onSort = (next: Order | undefined) => {
      choices.order = next;
      setOrder(next);
    };
    const newSorter = code.makeSortable(table, { language, note, sorted, sortBy, onSort });
    setSorter(newSorter);
    const { order: chosen } = choices;
    if (newSorter?.columns.some(({ column }) => column === chosen?.column)) newSorter.sort(chosen, false);
    return () => {
      newSorter?.stop();
      setSorter(undefined);
      setOrder(undefined);
    };
  }, [table, code, language, note, choices]);
  return [sorter, order];
}
