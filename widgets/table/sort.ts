import { createEdits } from '../../src/features/editorial';
import { announce } from '../../src/ui';
import { headerOf, textOf } from './grid';

interface Options {
  language: string;
  /** What is announced once the rows stand in their new order. */
  sorted(column: string, direction: Direction | undefined): string;
  note(text: string): void;
  /** Told of each new order. */
  onSort(order: Order | undefined): void;
}

export interface Order {
  readonly column: number;
  readonly direction: Direction;
}

export interface Sorter {
  /** By name and place; those without a name cannot be sorted by. */
  readonly columns: readonly { readonly name: string; readonly column: number }[];
  /** In the order of the server without one. */
  sort(order: Order | undefined): void;
  /** Puts rows and names back. */
  stop(): void;
}

/** Makes a button of each column's name: lowest first, highest first, as it was. Undefined where the rows cannot be sorted. */
export function makeSortable(table: HTMLTableElement, { language, sorted, note, onSort }: Options): Sorter | undefined {
  const edits = createEdits();
  const [header, ...more] = headerOf(table);
  const before = [...table.tBodies].map((section) => [...section.childNodes]);
  let isSorted = false;
  if (
    !header ||
    more.length ||
    header.querySelector('[colspan]') ||
    table.querySelector('tbody [rowspan], tbody [colspan]')
  ) {
    note(
      'the rows cannot be sorted: that needs one row of names, in <thead> or all <th>, and no cell that reaches over others',
    );
    return undefined;
  }

  const sort = (order: Order | undefined) => {
    for (const cell of header.cells) cell.removeAttribute('aria-sort');
    isSorted = true;
    if (order) {
      header.cells[order.column]!.setAttribute('aria-sort', order.direction);
      sortRows(table, header, { language, ...order });
    } else putBack();
    placeCells(table);
    onSort(order);
    announce(sorted(order ? textOf(header.cells[order.column]!) : '', order?.direction));
  };
  const putBack = () => [...table.tBodies].forEach((section, index) => section.replaceChildren(...before[index]!));

  const columns = [...header.cells]
    .map((cell, column) => ({ cell, name: textOf(cell), column }))
    .filter(({ name }) => name);
  columns.forEach(({ cell, column }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'inlay-table__sort';
    // A raised number may lead to a footnote: no link within a button.
    edits.wrapChildren(cell, button, cell.querySelector(':scope > sup'));
    button.addEventListener('click', () => {
      const direction = NEXT[cell.getAttribute('aria-sort') ?? ''];
      sort(direction && { column, direction });
    });
  });

  return {
    columns,
    sort,
    stop() {
      for (const cell of header.cells) cell.removeAttribute('aria-sort');
      edits.undo();
      if (isSorted) putBack();
    },
  };
}

const NEXT: Readonly<Record<string, Direction | undefined>> = { '': 'ascending', ascending: 'descending' };

/** Where a layout has given the cells places of their own, they follow their rows. */
function placeCells(table: HTMLTableElement) {
  const rows = [...table.rows];
  if (!rows[0]?.cells[0]?.style.order) return;
  rows.forEach((row, index) => {
    [...row.cells].forEach((cell, column) => {
      cell.style.order = String(column * rows.length + index);
    });
  });
}

function sortRows(
  table: HTMLTableElement,
  header: HTMLTableRowElement,
  { column, direction, language }: Order & { language: string },
) {
  const read = createReader(language);
  const compare = createComparison(language, direction);
  for (const section of table.tBodies) {
    const rows = [...section.rows]
      .filter((row) => row !== header)
      .map((row) => ({ row, key: row.cells[column] ? read(textOf(row.cells[column])) : undefined }));
    rows.sort((a, b) => compare(a.key, b.key));
    section.append(...rows.map(({ row }) => row));
  }
}

export type Direction = 'ascending' | 'descending';

type Key = number | string | undefined;

/** Turns the text of a cell into what it is sorted by: a number, else the text, else nothing. */
export function createReader(language: string): (text: string) => Key {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const group = parts.find(({ type }) => type === 'group')?.value ?? ',';
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return (text) => numberIn(text, group, decimal) ?? (/[\p{L}\p{N}]/u.test(text) ? text : undefined);
}

/** Empty cells and dashes come last in either direction, text after numbers. */
export function createComparison(language: string, direction: Direction): (a: Key, b: Key) => number {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    if (typeof a === 'string' && typeof b === 'string') return sign * collator.compare(a, b);
    return typeof a === 'number' ? -1 : 1;
  };
}

/** `€1,204.50`, `12 %`, `−3`, `(40)` as accountants write it; a word with a number in it is none. */
function numberIn(text: string, group: string, decimal: string): number | undefined {
  const western = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, decimal)
    .replace(/[\u2212\u2012\u2013]/g, '-');
  const found = /^(\P{N}*?)(-?)\s*\p{Sc}?\s*(\d[\d\s.,'\u2019\u066c]*)/u.exec(western);
  if (!found || /\p{L}{4,}/u.test(found[1]!)) return undefined;
  const plain = found[3]!
    .replaceAll(group, '')
    .replace(/[\s'\u2019\u066c]/g, '')
    .replace(decimal, '.');
  const value = Number.parseFloat(plain);
  if (!Number.isFinite(value)) return undefined;
  return found[2] || /^\s*\(.*\)\s*$/.test(western) ? -value : value;
}
