import { useLayoutEffect, useState } from 'react';
import { useText, useWidget } from '../../src/core';
import { createEdits } from '../../src/features/editorial';
import { headerOf, readSlots, textOf } from './grid';
import { messages } from './messages';
import type { RowChoices } from './use-rows';

interface Props {
  table: HTMLTableElement;
  choices: RowChoices;
}

const NONE: ReadonlySet<number> = new Set();

/** Above a table on a narrow screen: a checkbox for each column but the first. All columns are visible at first. */
export function ColumnChoice({ table, choices }: Props) {
  const t = useText(messages);
  const { note } = useWidget();
  const [columns, setColumns] = useState<Columns>();
  const [hidden, setHidden] = useState(choices.hiddenColumns ?? NONE);

  // Not while rendering: the table may still have the edits of a component that this one replaces.
  useLayoutEffect(() => {
    const found = readColumns(table, note);
    setColumns(found);
    return () => found?.hide(NONE);
  }, [table, note]);
  useLayoutEffect(() => columns?.hide(hidden), [columns, hidden]);

  if (!columns || columns.choices.length < 2) return null;
  const total = columns.choices.length + 1;
  const toggle = (index: number, isChecked: boolean) => {
    const next = new Set(hidden);
    if (isChecked) next.delete(index);
    else next.add(index);
    choices.hiddenColumns = next;
    setHidden(next);
  };
  return (
    <details className="inlay-table__columns">
      <summary className="inlay-table__columns-name">{t('columns', { count: total - hidden.size, total })}</summary>
      <ul className="inlay-table__column-list" role="list">
        {columns.choices.map(({ name, index }) => (
          <li key={index}>
            <label className="inlay-table__column">
              <input
                type="checkbox"
                className="inlay-table__column-box"
                checked={!hidden.has(index)}
                onChange={({ currentTarget }) => toggle(index, currentTarget.checked)}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Column {
  readonly name: string;
  readonly index: number;
}

interface Columns {
  /** All columns but the first, which names the rows and is always visible. */
  readonly choices: readonly Column[];
  /** Hides the columns with these indexes, and shows all others. */
  hide(indexes: ReadonlySet<number>): void;
}

/** Undefined if single columns cannot be hidden; a note says why. */
function readColumns(table: HTMLTableElement, note: (text: string) => void): Columns | undefined {
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
