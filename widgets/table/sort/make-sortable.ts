import { createEdits } from '../../../src/features/editorial';
import { announce } from '../../../src/ui';
import { wordsOf } from '../grid';
import { createComparison, createReader, type Direction } from './compare';

interface Options {
  language: string;
  /** What is said once the rows stand in their new order. */
  sorted(column: string, direction: Direction): string;
  note(text: string): void;
}

/** Makes a button of each column's name; returns the function that puts rows and names back. */
export function makeSortable(table: HTMLTableElement, { language, sorted, note }: Options): () => void {
  const edits = createEdits();
  const header = table.tHead?.rows.length === 1 ? table.tHead.rows[0]! : undefined;
  const before = [...table.tBodies].map((section) => [...section.childNodes]);
  let isSorted = false;
  if (!header || table.querySelector('tbody [rowspan], tbody [colspan], thead [colspan]')) {
    note('the rows cannot be sorted: that needs one row of names in <thead>, and no cell that reaches over others');
    return () => {};
  }

  [...header.cells].forEach((cell, column) => {
    const name = wordsOf(cell);
    if (!name) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'inlay-table__sort';
    // A raised number may lead to a footnote: no link within a button.
    edits.wrapChildren(cell, button, cell.querySelector(':scope > sup'));
    button.addEventListener('click', () => {
      const direction = cell.getAttribute('aria-sort') === 'ascending' ? 'descending' : 'ascending';
      for (const other of header.cells) other.removeAttribute('aria-sort');
      cell.setAttribute('aria-sort', direction);
      isSorted = true;
      sortRows(table, column, language, direction);
      announce(sorted(name, direction));
    });
  });

  return () => {
    for (const cell of header.cells) cell.removeAttribute('aria-sort');
    edits.undo();
    if (isSorted) [...table.tBodies].forEach((section, index) => section.replaceChildren(...before[index]!));
  };
}

function sortRows(table: HTMLTableElement, column: number, language: string, direction: Direction) {
  const read = createReader(language);
  const compare = createComparison(language, direction);
  for (const section of table.tBodies) {
    const rows = [...section.rows].map((row) => ({ row, key: row.cells[column] ? read(wordsOf(row.cells[column])) : undefined }));
    rows.sort((a, b) => compare(a.key, b.key));
    section.append(...rows.map(({ row }) => row));
  }
}
