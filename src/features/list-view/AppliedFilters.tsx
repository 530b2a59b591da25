import { useLayoutEffect, useRef } from 'react';
import { addStyles, useText } from '../../core';
import { Button, Icon, icons } from '../../ui';
import { countFilters, removeFilter, type Filters } from '../lists';
import { labelOf, type FilterGroup } from './filter-group';
import styles from './list-view.css';
import { messages } from './messages';

addStyles(styles);

interface AppliedFiltersProps {
  groups: readonly FilterGroup[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Called when the last filter was removed while it had focus; the result line can take focus. */
  onEmptied?: () => void;
}

/** The selected filters, each with a button to remove it. Focus then moves to the next one. */
export function AppliedFilters({ groups, filters, onChange, onEmptied }: AppliedFiltersProps) {
  const t = useText(messages);
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const chosen = groups.flatMap((group) => (filters[group.name] ?? []).map((value) => ({ group, value })));

  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const buttons = root.current?.querySelectorAll('button') ?? [];
    const target = buttons[Math.min(index, chosen.length - 1)];
    if (target) target.focus();
    else onEmptied?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change of the filters
  }, [filters]);

  if (!chosen.length) return null;
  const change = (next: Filters, index: number) => {
    removed.current = index;
    onChange(next);
  };
  return (
    <div ref={root} className="inlay-list-view__applied" role="group" aria-label={t('applied')}>
      {chosen.map(({ group, value }, index) => (
        <button
          key={`${group.name}=${value}`}
          className="inlay-list-view__chip"
          type="button"
          data-key={`applied ${group.name}=${value}`}
          aria-label={t('remove', { filter: labelOf(group, value) })}
          onClick={() => change(removeFilter(filters, group.name, value), index)}
        >
          {labelOf(group, value)}
          <Icon path={icons.close} />
        </button>
      ))}
      <Button variant="link" data-key="clear filters" onClick={() => change({}, 0)}>
        {t('clearAll', { count: countFilters(filters) })}
      </Button>
    </div>
  );
}
