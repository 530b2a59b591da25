import { useEffect, useRef, useState, type RefObject } from 'react';
import { addStyles, config, safeLink, useText } from '../../core';
import type { EventItem } from '../../services/events';
import { announce, Button, Input, NewTabHint, Popover } from '../../ui';
import { saveCalendarFile } from './AddToCalendar';
import { dayAfter, hasWholeDays } from './days';
import { spanOf, type CalendarEvent } from './icalendar';
import styles from './calendar-links.css';
import { messages } from './menu-messages';

addStyles(styles);

interface CalendarLinksProps {
  event: EventItem;
  isSeries: boolean;
  onSave?: () => void;
}

/** Ways to add an event to a calendar. The file is made in the browser. */
export function CalendarLinks({ event, isSeries, onSave }: CalendarLinksProps) {
  const t = useText(messages);
  const online = onlineCalendars(event);
  const feed = safeLink(config().feeds.events);
  const save = () => {
    saveCalendarFile(event, isSeries);
    onSave?.();
  };
  return (
    <ul className="inlay-calendar-links" role="list">
      {online &&
        (['google', 'outlook'] as const).map((name) => (
          <li key={name} className="inlay-calendar-links__item">
            <Button variant="link" href={online[name]} target="_blank" rel="noopener noreferrer">
              {t(name)}
              <NewTabHint target="_blank" />
            </Button>
          </li>
        ))}
      <li className="inlay-calendar-links__item">
        <Button variant="link" onClick={save}>
          {t('file')}
        </Button>
      </li>
      {feed && (
        <li className="inlay-calendar-links__item">
          <CopyFeed address={new URL(feed, location.href).href} />
        </li>
      )}
    </ul>
  );
}

/** If the browser does not allow copying, the selected address replaces the button. */
function CopyFeed({ address }: { address: string }) {
  const t = useText(messages);
  const [state, setState] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      announce(t('copied'));
    } catch {
      setState('refused');
    }
  };
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [state]);
  if (state === 'refused')
    return <Input inputRef={field} aria-label={t('address')} dir="ltr" readOnly value={address} />;
  return (
    <Button variant="link" onClick={() => void copy()}>
      {t(state === 'copied' ? 'copied' : 'copyFeed')}
    </Button>
  );
}

/** URLs of online calendars with the event filled in. Undefined without a date. */
function onlineCalendars(event: CalendarEvent): { google: string; outlook: string } | undefined {
  const span = spanOf(event);
  if (!span) return undefined;
  const { first, last, start, end = start } = span;
  const isAllDay = hasWholeDays(event);
  // The end of an all-day event is the day after the last.
  const dates = isAllDay
    ? [first, dayAfter(last)]
    : [start, end].map((moment) => `${moment.toISOString().slice(0, 19)}Z`);
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.title,
      dates: dates.map((date) => date.replace(/[-:]/g, '')).join('/'),
      details: event.description,
      location: event.eventLocation,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: event.title,
      startdt: dates[0]!,
      enddt: dates[1]!,
      allday: String(isAllDay),
      body: event.description,
      location: event.eventLocation,
    }),
  };
}

/** With a long description, servers would reject the URL. */
const MAX_LENGTH = 500;

function addressOf(base: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, [...value].slice(0, MAX_LENGTH).join(''));
  return url.href;
}

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
