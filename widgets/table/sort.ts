import { createEdits } from '../../src/features/editorial';
import { announce } from '../../src/ui';
import { headerOf, readSlots, textOf } from './grid';
import { segmentsOf, unitsOf, type Unit } from './units';
import { createComparison, readKeys, type Direction } from './values';

interface Options {
  language: string;
  /** Announced after sorting. */
  sorted(column: string, direction: Direction | undefined): string;
  /** The name of a button beside a header that is a link. */
  sortBy(column: string): string;
  note(text: string): void;
  /** Called with each new order. */
  onSort(order: Order | undefined): void;
}

export interface Order {
  readonly column: number;
  readonly direction: Direction;
}

export interface Sorter {
  /** By name and column; columns without a name cannot be sorted. */
  readonly columns: readonly { readonly name: string; readonly column: number }[];
  /** The server's order if undefined. */
  sort(order: Order | undefined, isAnnounced?: boolean): void;
  /** Restores rows and headers. */
  stop(): void;
}

/**
 * Turns each column header into a button: ascending, descending, original order. Undefined if the rows cannot be
 * sorted.
 */
export function makeSortable(table: HTMLTableElement, options: Options): Sorter | undefined {
  const { language, sorted, sortBy, note, onSort } = options;
  const edits = createEdits();
  const [header, ...more] = headerOf(table);
  const before = [...table.tBodies].map((section) => [...section.childNodes]);
  let isSorted = false;
  if (!header || more.length || [...header.cells].some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1)) {
    note('the rows cannot be sorted: that needs one row of names, in <thead> or all <th>, each for one column');
    return undefined;
  }

  const sort: Sorter['sort'] = (order, isAnnounced = true) => {
    for (const cell of header.cells) cell.removeAttribute('aria-sort');
    isSorted = true;
    if (order) {
      header.cells[order.column]!.setAttribute('aria-sort', order.direction);
      sortRows(table, header, { language, ...order });
    } else putBack();
    spreadCells(table);
    onSort(order);
    if (isAnnounced) announce(sorted(order ? textOf(header.cells[order.column]!) : '', order?.direction));
  };
  const putBack = () => [...table.tBodies].forEach((section, index) => section.replaceChildren(...before[index]!));

  const columns = [...header.cells]
    .map((cell, column) => ({ cell, name: textOf(cell), column }))
    .filter(({ name }) => name);
  columns.forEach(({ cell, name, column }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'inlay-table__sort';
    if (cell.querySelector('a, button, :scope > :not(sup) sup')) {
      // A button must not contain a link, so it follows the header text.
      button.setAttribute('aria-label', sortBy(name));
      // Screen readers would repeat the button's name with every cell of the column.
      edits.setAttribute(cell, 'aria-label', name);
      edits.insert(button, cell);
    } else {
      // A superscript number may link to a footnote.
      edits.wrapChildren(cell, button, cell.querySelector(':scope > sup'));
    }
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

/** If a layout has positioned the cells, they move with their rows. */
function spreadCells(table: HTMLTableElement) {
  const rows = [...table.rows];
  if (!rows[0]?.cells[0]?.style.order) return;
  for (const section of [table.tHead, ...table.tBodies, table.tFoot]) {
    if (!section) continue;
    const first = rows.indexOf(section.rows[0]!);
    for (const { cell, row, column } of readSlots([...section.rows]))
      cell.style.order = String(column * rows.length + first + row);
  }
}

function sortRows(
  table: HTMLTableElement,
  header: HTMLTableRowElement,
  { column, direction, language }: Order & { language: string },
) {
  const compare = createComparison(language, direction);
  const sections = [...table.tBodies].map((section) => {
    const rows = [...section.rows].filter((row) => row !== header);
    return { section, units: unitsOf(rows), cells: cellsIn(rows, column) };
  });
  const units = sections.flatMap((section) => section.units);
  const cells = sections.flatMap((section) => section.units.map(({ rows }) => section.cells.get(rows[0]!)));
  // All values are read together, because the column determines its date format.
  const keys = new Map(readKeys(cells, language).map((key, index) => [units[index]!, key]));
  const text = new Map(units.map((unit, index) => [unit, cells[index] && textOf(cells[index])]));
  const byKey = (a: Unit, b: Unit) =>
    compare(keys.get(a), keys.get(b)) ||
    // Equal numbers are sorted by the remaining text: `10:05` and `10:30`.
    (typeof keys.get(a) === 'number' ? compare(text.get(a), text.get(b)) : 0);
  for (const section of sections) {
    const sorted = segmentsOf(section.units).flatMap((segment) => [
      ...(segment.heading ? [segment.heading] : []),
      ...segment.units.filter(({ kind }) => kind === 'row').toSorted(byKey),
      ...segment.units.filter(({ kind }) => kind === 'total'),
    ]);
    section.section.append(...sorted.flatMap(({ rows }) => rows));
  }
}

/** The cell of each row in a column, including cells that span down from an earlier row. */
function cellsIn(
  rows: readonly HTMLTableRowElement[],
  columnIndex: number,
): Map<HTMLTableRowElement, HTMLTableCellElement> {
  const cells = new Map<HTMLTableRowElement, HTMLTableCellElement>();
  for (const { cell, row, column } of readSlots(rows))
    if (column <= columnIndex && columnIndex < column + cell.colSpan) cells.set(rows[row]!, cell);
  return cells;
}
