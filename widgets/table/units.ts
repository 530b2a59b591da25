import { readSlots, textOf } from './grid';

/**
 * Rows that stay together: a single one, or several joined by a merged cell. A group heading is one cell across all
 * columns; it keeps its position above its rows. A total comes after all others.
 */
export interface Unit {
  readonly rows: readonly HTMLTableRowElement[];
  readonly kind: 'row' | 'heading' | 'total';
}

/** The units of a section, in order. */
export function unitsOf(rows: readonly HTMLTableRowElement[]): Unit[] {
  const slots = readSlots(rows);
  const columns = Math.max(0, ...slots.map(({ cell, column }) => column + cell.colSpan));
  const units: { rows: HTMLTableRowElement[]; kind: Unit['kind'] }[] = [];
  let end = 0;
  rows.forEach((row, index) => {
    if (index < end) units.at(-1)!.rows.push(row);
    else units.push({ rows: [row], kind: isHeading(row, columns) ? 'heading' : isMarkedTotal(row) ? 'total' : 'row' });
    for (const { cell, row: at } of slots)
      if (at === index && cell.rowSpan !== 1) end = Math.max(end, cell.rowSpan ? index + cell.rowSpan : rows.length);
  });
  // Totals and subtotals are the last rows of a section, or the last before the next heading.
  units.forEach((_, index) => {
    for (let at = index; isEnd(units[at + 1]) && units[at]?.kind === 'row' && hasTotalLabel(units[at]!); at -= 1)
      units[at]!.kind = 'total';
  });
  return units;
}

/** By heading: the units that are sorted among each other. */
export function segmentsOf(units: readonly Unit[]): { heading?: Unit; units: Unit[] }[] {
  const segments: { heading?: Unit; units: Unit[] }[] = [{ units: [] }];
  for (const unit of units) {
    if (unit.kind === 'heading') segments.push({ heading: unit, units: [] });
    else segments.at(-1)!.units.push(unit);
  }
  return segments;
}

function isEnd(next: Unit | undefined): boolean {
  return !next || next.kind !== 'row';
}

function isHeading({ cells }: HTMLTableRowElement, columns: number): boolean {
  return columns > 1 && cells.length === 1 && cells[0]!.colSpan >= columns;
}

function isMarkedTotal(row: HTMLTableRowElement): boolean {
  return row.matches('[data-total]:not([data-total="false"]), .total');
}

/** Words for "total" in the supported languages. */
const TOTAL =
  /^(?:(?:grand |sub-?)?totals?|sum|(?:gesamt|zwischen|end)?summe|gesamt(?:betrag|ergebnis|wert|zahl)?|insgesamt|total général|totale|totaal|somme|suma|soma|ogółem|razem|итого|всего|المجموع|الإجمالي|合計|総計|总计|合计)(?![\p{L}\p{M}])/iu;

function hasTotalLabel({ rows }: Unit): boolean {
  const [first] = rows[0]!.cells;
  return Boolean(first && TOTAL.test(textOf(first)));
}
