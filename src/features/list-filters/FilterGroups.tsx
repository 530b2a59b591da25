import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { Disclosure, useOutsidePress } from '../../ui';
import type { FilterGroup } from '../list-view';
import { addFilter, removeFilter, removeGroup, type Filters, type ListPage } from '../lists';
import { FilterOptions } from './FilterOptions';
import styles from './filters.css';
import { messages } from './messages';

addStyles(styles);

interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  filters: Filters;
  counts?: ListPage<unknown>['counts'];
  onChange: (filters: Filters) => void;
  /** A row of menus: opening one closes the others, and so do Escape, a click outside and focus that leaves. */
  isOneOpen?: boolean;
  /** `bar`: menus side by side, if the widget's container is wide enough, with panels over the list. */
  layout?: 'stack' | 'bar';
  /** The content of a group without options, such as the reason. */
  empty?: ReactNode;
  /** Further controls in the same row. */
  children?: ReactNode;
}

/** Each group is a disclosure of checkboxes with result counts. An option without results can still be chosen. */
export function FilterGroups({
  groups,
  filters,
  counts = {},
  onChange,
  layout = 'stack',
  isOneOpen = layout === 'bar',
  empty,
  children,
}: FilterGroupsProps) {
  const t = useText(messages);
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (name: string, isOpen: boolean) =>
    setOpen((now) => (isOpen ? [...(isOneOpen ? [] : now), name] : now.filter((other) => other !== name)));

  const root = useRef<HTMLDivElement>(null);
  const isMenu = isOneOpen && open.length > 0;
  useOutsidePress(root, isMenu, () => setOpen([]));
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    const { currentTarget: menus, relatedTarget: next } = event;
    // A click on a choice's label moves the focus to a focusable ancestor of the menus. Closing the menu then would
    // lose the click.
    if (isMenu && next instanceof Node && !menus.contains(next) && !next.contains(menus)) setOpen([]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isMenu || event.key !== 'Escape') return;
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen([]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls within
    <div ref={root} className="inlay-list-view__groups" data-layout={layout} onBlur={onBlur} onKeyDown={onKeyDown}>
      {groups.map(({ name, label, options }) => {
        const chosen = filters[name] ?? [];
        const count = chosen.length;
        return (
          <Disclosure
            key={name}
            summary={count ? t('group', { label, count }) : label}
            open={open.includes(name)}
            onToggle={(isOpen) => toggle(name, isOpen)}
          >
            <FilterOptions
              group={{ name, label, options }}
              chosen={chosen}
              counts={counts[name]}
              empty={empty}
              onToggle={(value, isChosen) => onChange((isChosen ? addFilter : removeFilter)(filters, name, value))}
              onClear={() => onChange(removeGroup(filters, name))}
            />
          </Disclosure>
        );
      })}
      {children}
    </div>
  );
}
