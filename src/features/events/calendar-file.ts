import { pageIdentity } from '../../core';
import type { EventItem } from '../../services/events';
import { saveFile } from '../../ui';
import { calendarFile } from './icalendar';

export function saveCalendarFile(event: EventItem, isSeries: boolean) {
  const text = calendarFile(event, { page: pageIdentity(), now: new Date(), isSeries });
  if (text)
    saveFile(
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
      `${event.id.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.ics`,
    );
}
