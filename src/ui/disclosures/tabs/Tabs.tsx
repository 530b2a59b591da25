import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addStyles } from '../../../core';
import { Icon } from '../../icon/Icon';
import { chevronDown } from '../../icon/paths';
import { useUniqueId } from '../../attributes';
import { useMedia } from '../../hooks';
import { isRightToLeft } from '../../is-right-to-left';
import { useHiddenUntilFound } from '../hidden-until-found/use-hidden-until-found';
import styles from './tabs.css';

addStyles(styles);

export interface Tab {
  readonly id: string;
  readonly name: string;
  /** The content of the tab, if it is more than the name. */
  readonly label?: ReactNode;
  readonly content: ReactNode;
  /** The id for `useDeepLink`. */
  readonly anchor?: string;
}

export interface TabsProps {
  tabs: readonly Tab[];
  label: string;
  /** The open tab's id. Without it, the component keeps its own state, starting with the first tab. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** Each as wide as its text, or all of the same width. */
  width?: 'autosize' | 'consistent';
  align?: 'left' | 'center';
  /** On screens narrower than 768 px, where many tabs do not fit side by side. */
  narrow?: 'tabs' | 'dropdown';
}

/**
 * APG tabs with automatic activation. Every panel stays mounted, so that input and moved nodes stay, and the browser's
 * find-in-page opens the right panel.
 */
export function Tabs({
  tabs,
  label,
  selected,
  onSelect,
  width = 'autosize',
  align = 'left',
  narrow = 'tabs',
}: TabsProps) {
  const id = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const [remembered, setRemembered] = useState<string>();
  const isDropdown = useMedia('(width < 768px)') && narrow === 'dropdown';
  const activeId = selected ?? remembered;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === activeId),
  );

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab || index === current) return;
    setRemembered(tab.id);
    onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !list.current) return;
    const next = nextTab(event.key, current, tabs.length, isRightToLeft(list.current));
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    const button = list.current.children[next];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div className="inlay-tabs" data-width={width} data-align={align}>
      {isDropdown ? (
        <TabPicker id={id} label={label} tabs={tabs} current={current} onSelect={select} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on its tabs; their keys bubble up to here
        <div ref={list} className="inlay-tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              className="inlay-tabs__tab"
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              aria-controls={`${id}-panel-${tab.id}`}
              aria-selected={index === current}
              data-id={tab.anchor}
              tabIndex={index === current ? 0 : -1}
              onClick={() => select(index)}
            >
              {tab.label ?? tab.name}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab, index) => (
        <Panel
          key={tab.id}
          id={`${id}-panel-${tab.id}`}
          tab={isDropdown ? undefined : `${id}-tab-${tab.id}`}
          anchor={isDropdown ? tab.anchor : undefined}
          name={tab.name}
          isOpen={index === current}
          onFound={() => select(index)}
        >
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}

interface TabPickerProps {
  id: string;
  label: string;
  tabs: readonly Tab[];
  current: number;
  onSelect: (index: number) => void;
}

/** A native select instead of the tabs, which phones and screen readers support best. */
function TabPicker({ id, label, tabs, current, onSelect }: TabPickerProps) {
  return (
    <div className="inlay-tabs__picker">
      <select
        className="inlay-tabs__select"
        id={`${id}-select`}
        aria-label={label}
        value={current}
        onChange={({ currentTarget }) => onSelect(currentTarget.selectedIndex)}
      >
        {tabs.map((tab, index) => (
          <option key={tab.id} value={index}>
            {tab.name}
          </option>
        ))}
      </select>
      <span className="inlay-tabs__arrow">
        <Icon path={chevronDown} />
      </span>
    </div>
  );
}

interface PanelProps {
  id: string;
  /** The id of its tab; without one it is a region below a select. */
  tab: string | undefined;
  anchor: string | undefined;
  name: string;
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

function Panel({ id, tab, anchor, name, isOpen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useHiddenUntilFound(panel, !isOpen, onFound);
  // Content that is hidden until found is focusable and has a role, but no children. A closed panel therefore has
  // neither.
  const role = isOpen
    ? tab
      ? ({ role: 'tabpanel', 'aria-labelledby': tab, tabIndex: 0 } as const)
      : ({ role: 'group', 'aria-label': name } as const)
    : undefined;
  return (
    <div
      ref={panel}
      className="inlay-tabs__panel"
      id={id}
      data-id={anchor}
      tabIndex={anchor ? -1 : undefined}
      {...role}
    >
      {/* On paper there are no tabs: each panel has its title. */}
      <p className="inlay-tabs__printed" aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}

/** The index of the tab that a key moves to, in a loop; undefined for other keys. */
export function nextTab(key: string, current: number, count: number, isMirrored: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isMirrored ? -1 : 1;
  return (current + step + count) % count;
}
