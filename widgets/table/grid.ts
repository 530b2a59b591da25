interface Cell {
  readonly colSpan: number;
  readonly rowSpan: number;
}

export interface Slot<C extends Cell = HTMLTableCellElement> {
  readonly cell: C;
  readonly row: number;
  /** The first column that the cell covers, including the spans of earlier cells. */
  readonly column: number;
}

/** The position of each cell. `rows` are those of one section, because no cell spans sections. */
export function readSlots<C extends Cell>(rows: readonly { readonly cells: Iterable<C> }[]): Slot<C>[] {
  const taken = new Set<string>();
  const slots: Slot<C>[] = [];
  rows.forEach(({ cells }, row) => {
    let column = 0;
    for (const cell of cells) {
      while (taken.has(`${row} ${column}`)) column += 1;
      slots.push({ cell, row, column });
      // `rowspan="0"` spans to the end of the section.
      const end = cell.rowSpan ? Math.min(rows.length, row + cell.rowSpan) : rows.length;
      for (let below = row + 1; below < end; below += 1) {
        for (let at = column; at < column + cell.colSpan; at += 1) taken.add(`${below} ${at}`);
      }
      column += cell.colSpan;
    }
  });
  return slots;
}

/** The column headers: the text of all header cells that cover a column, from top to bottom. */
export function columnLabels(header: readonly Slot<HTMLTableCellElement>[]): string[] {
  const labels: string[][] = [];
  for (const { cell, column } of header) {
    const text = textOf(cell);
    for (let at = column; at < column + cell.colSpan; at += 1) (labels[at] ??= []).push(...(text ? [text] : []));
  }
  return [...labels].map((label) => label?.join(', ') ?? '');
}

/** In characters. No figure is longer, and the pattern takes time cubic in the length. */
const MAX_FIGURE_LENGTH = 40;

/** A figure with its sign, currency or unit, but not a word that contains a number. */
const FIGURE =
  /^[\s\p{Sc}()+\-\u2212\u2012\u2013~<>\u2248]*\p{Nd}[\p{Nd}\s.,'\u2019\u066b\u066c]*\s*[%\u2030\u066a]?\s*[\p{L}\p{Sc}]{0,3}\)?$/u;

/** The cells of columns that contain only figures. The first column names the rows and is left out. */
export function figuresIn(slots: readonly Slot[]): Slot[] {
  const columns: Slot[][] = [];
  for (const slot of slots) if (slot.column > 0) (columns[slot.column] ??= []).push(slot);
  return columns.flatMap((column) => {
    const cells = column.map(({ cell }) => cell);
    const texts = cells.map(textOf).filter((text) => /[\p{L}\p{N}]/u.test(text));
    const isOwn = ({ align, colSpan, style }: HTMLTableCellElement) => align || colSpan > 1 || style.textAlign;
    const isFigure = (text: string) => text.length <= MAX_FIGURE_LENGTH && FIGURE.test(text);
    return texts.length && texts.every(isFigure) && !cells.some(isOwn) ? column : [];
  });
}

/** The text of a cell, without footnote references. */
export function textOf(cell: Element): string {
  let text = '';
  for (const node of cell.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
    else if (node instanceof Element && !node.matches('sup')) text += ` ${textOf(node)} `;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The header rows: those of `<thead>`, or a first row of header cells only. */
export function headerOf(table: HTMLTableElement): HTMLTableRowElement[] {
  if (table.tHead) return [...table.tHead.rows];
  const [first] = table.rows;
  return first && [...first.cells].every((cell) => cell.matches('th')) ? [first] : [];
}
