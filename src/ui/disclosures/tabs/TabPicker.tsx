import { Icon } from '../../icon/Icon';
import { chevronDown } from '../../icon/paths';
import type { Tab } from './Tabs';

interface Props {
  id: string;
  label: string;
  tabs: readonly Tab[];
  current: number;
  onSelect: (index: number) => void;
}

/** The platform's own list in place of the tabs: phones and screen readers know it best. */
export function TabPicker({ id, label, tabs, current, onSelect }: Props) {
  return (
    <div className="inlay-tabs__picker">
      <select className="inlay-tabs__select" id={`${id}-select`} aria-label={label} value={current} onChange={({ currentTarget }) => onSelect(currentTarget.selectedIndex)}>
        {tabs.map((tab, index) => (
          <option key={tab.id} value={index}>
            {tab.label}
          </option>
        ))}
      </select>
      <span className="inlay-tabs__arrow">
        <Icon path={chevronDown} />
      </span>
    </div>
  );
}
