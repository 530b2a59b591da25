import type { RefObject } from 'react';
import type { EventItem } from '../../services/events';
import { Popover } from '../../ui';
import { CalendarLinks } from './CalendarLinks';

interface CalendarMenuProps {
  event: EventItem;
  isSeries: boolean;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function CalendarMenu({ event, isSeries, label, anchor, onClose }: CalendarMenuProps) {
  return (
    <Popover open onClose={onClose} anchor={anchor} label={label}>
      <CalendarLinks event={event} isSeries={isSeries} onSave={onClose} />
    </Popover>
  );
}
