import { foldLetters } from '../../src/ui';
import { headerOf, textOf } from './grid';
import { segmentsOf, unitsOf, type Unit } from './units';

const PAGE_SIZE = 50;

export interface PagesState {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The positions of the page's first and last row among the matching rows, from 1; 0 if none matches. */
  readonly from: number;
  readonly to: number;
  readonly matching: number;
}

export interface Pages {
  readonly state: PagesState;
  /** Filters the rows to those with all of these words, and shows the first page. */
  search(query: string): void;
  go(page: number): void;
  /** Called after rows were sorted; shows the first page. */
  update(): void;
  /** Shows all rows. */
  stop(): void;
}

/**
 * Paginates a long table. Rows joined by a merged cell stay together, and totals are on every page unless the visitor
 * searches.
 */
export function createPages(table: HTMLTableElement, onChange: (state: PagesState) => void): Pages {
  const header = headerOf(table);
  const hidden = new Set<HTMLTableRowElement>();
  let state = show('', 1);

  function show(query: string, requestedPage: number): PagesState {
    const queryWords = foldLetters(query).split(/\s+/).filter(Boolean);
    const segments = [...table.tBodies].flatMap((section) =>
      segmentsOf(unitsOf([...section.rows].filter((row) => !header.includes(row)))),
    );
    const matching = segments.flatMap(({ heading, units }) => {
      const isWhole = Boolean(heading && queryWords.length && matches(heading, queryWords));
      return units.filter((unit) => unit.kind === 'row' && (isWhole || matches(unit, queryWords)));
    });
    const split = pagesOf(matching);
    const page = Math.min(Math.max(1, requestedPage), Math.max(1, split.length));
    const units = new Set(split[page - 1]);
    for (const segment of segments) {
      const isSeen = segment.units.some((unit) => units.has(unit));
      // A group heading is shown with its rows. One without rows is shown until the visitor searches.
      if (segment.heading) setShown(segment.heading, isSeen || (!segment.units.length && !queryWords.length), false);
      for (const unit of segment.units) {
        if (unit.kind === 'total') setShown(unit, !queryWords.length && (!segment.heading || isSeen), false);
        else setShown(unit, units.has(unit), matching.includes(unit));
      }
    }
    for (const row of table.tFoot?.rows ?? []) setShown({ rows: [row], kind: 'total' }, !queryWords.length, false);
    const from = split.slice(0, page - 1).reduce((sum, page) => sum + countRows(page), 0);
    return {
      query,
      page,
      pages: split.length,
      from: matching.length ? from + 1 : 0,
      to: from + countRows(split[page - 1] ?? []),
      matching: countRows(matching),
    };
  }

  /** Rows that the server hid stay hidden. Rows of other pages are printed. */
  function setShown({ rows }: Unit, isShown: boolean, isOnOtherPage: boolean) {
    for (const row of rows) {
      if (row.hidden && !hidden.has(row)) continue;
      row.hidden = !isShown;
      row.toggleAttribute('data-off-page', !isShown && isOnOtherPage);
      if (isShown) hidden.delete(row);
      else hidden.add(row);
    }
  }

  const change = (query: string, page: number) => {
    state = show(query, page);
    onChange(state);
  };
  return {
    get state() {
      return state;
    },
    search: (query) => change(query, 1),
    go: (page) => change(state.query, page),
    update: () => change(state.query, 1),
    stop() {
      for (const row of hidden) {
        row.hidden = false;
        row.removeAttribute('data-off-page');
      }
      hidden.clear();
    },
  };
}

/** As many units as fit on a page, at least one. */
function pagesOf(units: readonly Unit[]): Unit[][] {
  const pages: Unit[][] = [];
  for (const unit of units) {
    const page = pages.at(-1);
    if (page && countRows(page) + unit.rows.length <= PAGE_SIZE) page.push(unit);
    else pages.push([unit]);
  }
  return pages;
}

function countRows(units: readonly Unit[]): number {
  return units.reduce((sum, { rows }) => sum + rows.length, 0);
}

function matches({ rows }: Unit, queryWords: readonly string[]): boolean {
  const text = foldLetters(rows.flatMap(({ cells }) => [...cells].map(textOf)).join(' '));
  return queryWords.every((word) => text.includes(word));
}
