import { useEffect, useState } from 'react';
import { useText, useWidget } from '../../src/core';
import { readColumns } from './columns';
import { messages } from './messages';

interface Props {
  table: HTMLTableElement;
}

const NONE: ReadonlySet<number> = new Set();

/** Above a table on a narrow screen: a checkbox for each column but the first. All columns are visible at first. */
export function ColumnChoice({ table }: Props) {
  const t = useText(messages);
  const { note } = useWidget();
  const [columns] = useState(() => readColumns(table, note));
  const [hidden, setHidden] = useState(NONE);

  useEffect(() => columns?.hide(hidden), [columns, hidden]);
  useEffect(() => () => columns?.hide(NONE), [columns]);

  if (!columns || columns.choices.length < 2) return null;
  const total = columns.choices.length + 1;
  const toggle = (index: number, isChecked: boolean) => {
    const next = new Set(hidden);
    if (isChecked) next.delete(index);
    else next.add(index);
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
