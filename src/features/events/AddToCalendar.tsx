import { useRef, useState, type MouseEvent } from 'react';
import { pageIdentity, safeLink, useText, useWidget } from '../../core';
import type { EventItem } from '../../services/events';
import { Button, icons, isPlainClick, saveFile, VisuallyHidden } from '../../ui';
import { calendarFile } from './icalendar';
import { loadLate, type Late } from './load-late';
import { messages } from './messages';

/**
 * Opens a menu of calendars. If it cannot be loaded, such as offline, the file is created here. Without JavaScript, the
 * same link opens the service's file.
 */
export function AddToCalendar({ event, isSeries }: { event: EventItem; isSeries: boolean }) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const anchor = useRef<HTMLElement>(null);
  const [{ Menu }, setMenu] = useState<{ Menu?: Late['CalendarMenu'] }>({});
  const href = safeLink(event.calendarUrl) || undefined;
  const open = (click: MouseEvent<HTMLElement>) => {
    if (isEditing || !isPlainClick(click)) return;
    click.preventDefault();
    anchor.current = click.currentTarget;
    if (Menu) setMenu({});
    else
      loadLate().then(
        ({ CalendarMenu }) => setMenu({ Menu: CalendarMenu }),
        () => saveCalendarFile(event, isSeries),
      );
  };
  return (
    <>
      <Button
        variant="link"
        icon={icons.download}
        href={href}
        download={href ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={Boolean(Menu)}
        onClick={open}
      >
        {t('calendar')}
        <VisuallyHidden>: {event.title}</VisuallyHidden>
      </Button>
      {Menu && (
        <Menu
          event={event}
          isSeries={isSeries}
          label={`${t('calendar')}: ${event.title}`}
          anchor={anchor}
          onClose={() => setMenu({})}
        />
      )}
    </>
  );
}

export function saveCalendarFile(event: EventItem, isSeries: boolean) {
  const text = calendarFile(event, { page: pageIdentity(), now: new Date(), isSeries });
  if (text)
    saveFile(
      new Blob([text], { type: 'text/calendar;charset=utf-8' }),
      `${event.id.replace(/[^\p{L}\p{N}_-]+/gu, '-')}.ics`,
    );
}
