import { useEffect, useState } from 'react';
import { formatDate, useLanguage, useText } from '../../core';
import { messages } from './messages';
import { DAY, openingAt, readHours } from './opening-hours';

const MINUTE = 60_000;
/** Browser timers overflow after 24 days. */
const MAX_WAIT = 24 * 60;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

interface OpeningHoursProps {
  /** In the format of schema.org, such as `Mo-Fr 09:00-17:30`. Other texts are shown unchanged. */
  entries: readonly string[];
  timeZone: string;
}

/** A row of an office's facts: its hours, and whether it is open now in its time zone. Without a zone, only the hours. */
export function OpeningHours({ entries, timeZone }: OpeningHoursProps) {
  const t = useText(messages);
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  const opening = timeZone ? openingAt(entries, timeZone, now) : undefined;
  const wait = opening && Math.min(opening.wait, MAX_WAIT);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(() => setNow(new Date()), wait * MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now, wait]);
  // Timers stop in a frozen tab and in the back-forward cache.
  useEffect(() => {
    const update = () => setNow(new Date());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  const timeOf = (minute: number) =>
    formatDate(new Date(MONDAY + minute * MINUTE), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, language);
  const dayOf = (day: number, weekday: 'long' | 'short') =>
    formatDate(new Date(MONDAY + day * DAY * MINUTE), { weekday, timeZone: 'UTC' }, language);
  const state = () => {
    if (!opening) return '';
    const { isOpen, change, wait: minutes } = opening;
    if (change === undefined) return t('open');
    const time = timeOf(change);
    if (isOpen) return t('openUntil', { time });
    return minutes < DAY && isSameDay(now, minutes, timeZone)
      ? t('opensToday', { time })
      : t('opensLater', { day: dayOf(Math.floor(change / DAY), 'long'), time });
  };
  const textOf = (entry: string) => {
    const hours = readHours(entry);
    if (!hours) return entry;
    const days = hours.days.map(([first, last]) =>
      first === last ? dayOf(first, 'short') : `${dayOf(first, 'short')}–${dayOf(last, 'short')}`,
    );
    return `${days.join(', ')} ${timeOf(hours.from)}–${timeOf(hours.to)}`;
  };

  return (
    <>
      <dt className="inlay-offices__label">{t('hours')}</dt>
      <dd className="inlay-offices__number">
        {opening && (
          <span className="inlay-offices__state" data-state={opening.isOpen ? 'open' : 'closed'}>
            {state()}
          </span>
        )}
        {entries.map((entry) => (
          <span key={entry} className="inlay-offices__line">
            {textOf(entry)}
          </span>
        ))}
      </dd>
    </>
  );
}

function isSameDay(now: Date, minutes: number, timeZone: string): boolean {
  const dayOf = (moment: number) => new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(moment);
  return dayOf(now.getTime()) === dayOf(now.getTime() + minutes * MINUTE);
}
