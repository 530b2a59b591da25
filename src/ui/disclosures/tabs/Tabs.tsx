import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addStyles } from '../../../core';
import { useUniqueId } from '../../unique-id';
import { useMedia } from '../../use-media';
import { nextTab } from './next-tab';
import { Panel } from './Panel';
import { TabPicker } from './TabPicker';
import styles from './tabs.css';

addStyles(styles);

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  label: string;
  /** The open tab's id. Without it the component remembers by itself, beginning with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  /** Each as wide as its words, or all alike. */
  width?: 'autosize' | 'consistent';
  align?: 'left' | 'center';
  /** On screens narrower than 768 px, where many tabs do not fit beside one another. */
  narrow?: 'tabs' | 'dropdown';
}

/**
 * APG tabs that open as they are reached. Every panel stays mounted, so what was
 * typed or moved in stays, and the browser's search in the page opens what it finds.
 */
export function Tabs({ tabs, label, selected, onSelect, width = 'autosize', align = 'left', narrow = 'tabs' }: TabsProps) {
  const id = useUniqueId();
  const list = useRef<HTMLDivElement>(null);
  const [remembered, setRemembered] = useState<string>();
  const isDropdown = useMedia('(width < 768px)') && narrow === 'dropdown';
  const wanted = selected ?? remembered;
  const current = Math.max(0, tabs.findIndex((tab) => tab.id === wanted));

  const select = (index: number) => {
    const tab = tabs[index];
    if (!tab || index === current) return;
    setRemembered(tab.id);
    onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !list.current) return;
    const next = nextTab(event.key, current, tabs.length, getComputedStyle(list.current).direction === 'rtl');
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
        // eslint-disable-next-line jsx-a11y-x/interactive-supports-focus -- focus is on its tabs; their keys bubble up to here
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
              tabIndex={index === current ? 0 : -1}
              onClick={() => select(index)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab, index) => (
        <Panel key={tab.id} id={`${id}-panel-${tab.id}`} tab={isDropdown ? undefined : `${id}-tab-${tab.id}`} label={tab.label} isOpen={index === current} onFound={() => select(index)}>
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}
