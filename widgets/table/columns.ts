import { createEdits } from '../../src/features/editorial';
import { headerOf, readSlots, textOf } from './grid';

export interface Column {
  readonly name: string;
  readonly index: number;
}

export interface Columns {
  /** All columns but the first, which names the rows and is always visible. */
  readonly choices: readonly Column[];
  /** Hides the columns with these indexes, and shows all others. */
  hide(indexes: ReadonlySet<number>): void;
}

/** Undefined if single columns cannot be hidden; a note says why. */
export function readColumns(table: HTMLTableElement, note: (text: string) => void): Columns | undefined {
  const [header, ...more] = headerOf(table);
  const sections = [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])];
  const slots = [...(header ? readSlots([header]) : []), ...sections.flatMap((section) => slotsOf(section, header))];
  if (!header || more.length || [...header.cells].some(({ colSpan }) => colSpan > 1)) {
    note('columns cannot be chosen: that needs one row of names, in <thead> or all <th>, each for one column');
    return undefined;
  }
  let edits = createEdits();
  return {
    choices: [...header.cells].map((cell, index) => ({ name: textOf(cell) || String(index + 1), index })).slice(1),
    hide(indexes) {
      edits.undo();
      edits = createEdits();
      for (const { cell, column } of slots) {
        const covered = [...Array(cell.colSpan).keys()].map((offset) => column + offset);
        const visible = covered.filter((index) => !indexes.has(index)).length;
        if (!visible) edits.setAttribute(cell, 'hidden', '');
        else if (visible < covered.length) edits.setAttribute(cell, 'colspan', String(visible));
      }
    },
  };
}

function slotsOf(section: HTMLTableSectionElement, header: HTMLTableRowElement | undefined) {
  return readSlots([...section.rows].filter((row) => row !== header));
}
