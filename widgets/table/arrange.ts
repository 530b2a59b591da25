import { createEdits, type Edits } from '../../src/features/editorial';
import { columnLabels, figuresIn, headerOf, readSlots, textOf, type Slot } from './grid';
import type { MobileLayout } from './props';

interface Options {
  layout: MobileLayout;
  /** The id of the title, which labels a table without a caption. */
  labelledBy: string | undefined;
  note(text: string): void;
}

/** Adapts the server's table to its layout; returns a function that restores it. */
export function arrange(table: HTMLTableElement, { layout, labelledBy, note }: Options): () => void {
  const edits = createEdits();
  edits.addClass(table, 'inlay-table__grid');
  if (isShort(table)) edits.addClass(table, 'inlay-table__short');
  edits.setAttribute(table, 'hidden', null);
  if (!table.caption && labelledBy) edits.setAttribute(table, 'aria-labelledby', labelledBy);
  if (table.caption) edits.addClass(table.caption, 'inlay-table__caption');

  const header = headerOf(table);
  for (const row of header) edits.addClass(row, 'inlay-table__header');
  for (const cell of header.flatMap(({ cells }) => [...cells])) {
    // A header without text labels nothing: the corner cell is usually empty.
    if (!cell.textContent?.trim()) edits.setAttribute(cell, 'role', 'cell');
    else if (cell.matches('th:not([scope])')) edits.setAttribute(cell, 'scope', 'col');
  }
  for (const row of rowsIn(table, header)) {
    const [first] = row.cells;
    if (first?.matches('th:not([scope])')) edits.setAttribute(first, 'scope', 'row');
  }
  const figures = [...table.tBodies].flatMap((section) =>
    figuresIn(readSlots([...section.rows].filter((row) => !header.includes(row)))),
  );
  const columns = new Set(figures.map(({ column }) => column));
  const names =
    header.length === 1
      ? [...header[0]!.cells].filter((cell) => columns.has(cell.cellIndex) && !cell.align && cell.colSpan === 1)
      : [];
  for (const cell of [...figures.map(({ cell }) => cell), ...names]) edits.setAttribute(cell, 'align', 'right');
  if (!table.querySelector('th'))
    note('the table has no header cells: write the names of its columns as <th> in a first row');
  if (layout === 'stacked-by-row' || layout === 'stacked-by-column') stack(table, header, layout, edits);
  return () => edits.undo();
}

/** In characters: a word or two, or a figure with its unit. */
const SHORT = 24;

/** Whether the table has at most two columns, and only short text in them. */
function isShort({ rows }: HTMLTableElement): boolean {
  return [...rows].every(
    ({ cells }) => cells.length <= 2 && [...cells].every((cell) => cell.colSpan > 1 || textOf(cell).length <= SHORT),
  );
}

function rowsIn(table: HTMLTableElement, header: readonly HTMLTableRowElement[]): HTMLTableRowElement[] {
  return [...table.rows].filter((row) => !header.includes(row));
}

/** Cells with another `display` lose their roles, so every role is set explicitly. */
function stack(table: HTMLTableElement, header: readonly HTMLTableRowElement[], layout: MobileLayout, edits: Edits) {
  const above = readSlots(header);
  const columns = columnLabels(above);
  const rows = rowsIn(table, header);
  const slots = [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])].flatMap((section) => {
    const inSection = [...section.rows].filter((row) => !header.includes(row));
    return readSlots(inSection).map((slot) => ({ ...slot, row: rows.indexOf(inSection[0]!) + slot.row }));
  });
  const names = rowNames(slots);

  edits.setAttribute(table, 'role', 'table');
  for (const section of [table.tHead, ...table.tBodies, table.tFoot])
    if (section) edits.setAttribute(section, 'role', 'rowgroup');
  for (const row of table.rows) edits.setAttribute(row, 'role', 'row');
  for (const { cell, row, column } of above) {
    if (!cell.hasAttribute('role')) edits.setAttribute(cell, 'role', 'columnheader');
    placeAt(cell, column, row, true);
  }
  for (const { cell, row, column } of slots) {
    edits.setAttribute(cell, 'role', cell.matches('th') ? 'rowheader' : 'cell');
    const label = layout === 'stacked-by-row' ? columns[column] : names[row];
    if (column > 0 && label) edits.setAttribute(cell, 'data-label', label);
    if (cell.hasChildNodes()) edits.wrapChildren(cell, wrapper());
    placeAt(cell, column, header.length + row, false);
  }

  /** In the layout by column, a column is read to its end before the next one, in visual order only. */
  function placeAt(cell: HTMLElement, column: number, row: number, isHeader: boolean) {
    if (layout !== 'stacked-by-column') return;
    const part = column === 0 ? 'names' : isHeader ? 'title' : 'value';
    edits.setAttribute(cell, 'data-part', part);
    edits.setStyle(cell, 'order', String(column * table.rows.length + row));
  }
}

/** The row headers: the text of the cell in the first column, which may span several rows. */
function rowNames(slots: readonly Slot[]): string[] {
  const names: string[] = [];
  for (const { cell, row, column } of slots) {
    if (column > 0) continue;
    for (let below = row; below < row + (cell.rowSpan || 1); below += 1) names[below] = textOf(cell);
  }
  return names;
}

function wrapper(): HTMLElement {
  const element = document.createElement('span');
  element.className = 'inlay-table__value';
  return element;
}
