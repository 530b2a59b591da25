import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatDate, useLanguage, useText } from '../../src/core';
import { isRightToLeft, VisuallyHidden } from '../../src/ui';
import type { AgendaPage } from './agenda';
import { messages } from './messages';
import { addDays, dayByKey, weeksOf } from './month';
import { isIn, type Period } from './period';

interface MonthGridProps {
  /** A month, or a week with one row. */
  period: Period;
  name: string;
  /** Undefined while they load. */
  days: AgendaPage['days'] | undefined;
  firstDay: number;
  today: string;
  isSlow: boolean;
  linkTo: (day: string) => { href: string; onClick: (event: MouseEvent) => void };
  /** Undefined in edit mode, where arrow keys stay within the period. */
  goTo: ((day: string) => void) | undefined;
}

/** A date grid (APG) with one tab stop. Each day with events is a link to its part of the list. */
export function MonthGrid({ period, name, days, firstDay, today, isSlow, linkTo, goTo }: MonthGridProps) {
  const t = useText(messages);
  const language = useLanguage();
  const format = (day: string, options: Intl.DateTimeFormatOptions) => formatDate(day, options, language);
  const isWeek = period.view === 'week';
  const weeks = isWeek
    ? [[0, 1, 2, 3, 4, 5, 6].map((count) => addDays(period.first, count))]
    : weeksOf(period.first.slice(0, 7), firstDay);
  const grid = useActiveDay({ period, days, firstDay, today, goTo });
  return (
    <table
      ref={grid.ref}
      role="grid"
      className="inlay-events-calendar__grid"
      data-view={period.view}
      data-busy={isSlow || undefined}
      onKeyDown={grid.onKeyDown}
      onFocus={grid.onFocus}
    >
      <caption className="inlay-events-calendar__caption">
        <VisuallyHidden>{t('caption', { view: period.view, month: name })}</VisuallyHidden>
      </caption>
      <thead className="inlay-events-calendar__head">
        <tr className="inlay-events-calendar__row">
          {/* The second week of a month has all its days. */}
          {(weeks[1] ?? weeks[0])!.map((day) => (
            <th
              key={day}
              className="inlay-events-calendar__weekday"
              scope="col"
              abbr={format(day!, { weekday: 'long' })}
            >
              {format(day!, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="inlay-events-calendar__body">
        {weeks.map((week, index) => (
          <tr
            key={index}
            className="inlay-events-calendar__row"
            data-empty={(!isWeek && days?.size && !week.some((day) => day && days.has(day))) || undefined}
          >
            {week.map((day, column) => (
              <Day
                key={column}
                day={day}
                days={days}
                isToday={day === today}
                tabIndex={day ? grid.tabIndexOf(day) : undefined}
                linkTo={linkTo}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Pick<MonthGridProps, 'days' | 'linkTo'> {
  /** Undefined for a cell outside the month. */
  day: string | undefined;
  isToday: boolean;
  tabIndex: number | undefined;
}

/** A cell of the grid. With events, it links to them and lists their titles. */
function Day({ day, days, isToday, tabIndex, linkTo }: DayProps) {
  const t = useText(messages);
  const language = useLanguage();
  const labelOf = (count: number) => t('dayCount', { day: formatDate(day!, FULL_DAY, language), count });
  const summary = day && days?.get(day);
  if (!day || !summary)
    return (
      <td
        className="inlay-events-calendar__cell"
        data-day={day}
        tabIndex={tabIndex}
        aria-label={day && days ? labelOf(0) : undefined}
        aria-current={isToday ? 'date' : undefined}
      >
        {day && <DayNumber day={day} />}
      </td>
    );
  const { count, titles } = summary;
  return (
    <td className="inlay-events-calendar__cell" data-events aria-current={isToday ? 'date' : undefined}>
      <a
        className="inlay-events-calendar__link"
        data-kind="day"
        data-key={day}
        data-day={day}
        tabIndex={tabIndex}
        aria-label={labelOf(count)}
        {...linkTo(day)}
      >
        <DayNumber day={day} />
      </a>
      <span className="inlay-events-calendar__count" aria-hidden="true">
        {t('count', { count })}
      </span>
      <ul className="inlay-events-calendar__titles" role="list">
        {titles.map((title, position) => (
          <li key={position} className="inlay-events-calendar__title">
            {title}
          </li>
        ))}
      </ul>
      {count > titles.length && (
        <span className="inlay-events-calendar__more" aria-hidden="true">
          {t('moreOnDay', { count: count - titles.length })}
        </span>
      )}
    </td>
  );
}

/** Roving focus: the day that Tab reaches, moved by keys, also to adjacent periods. */
function useActiveDay({ period, days, firstDay, today, goTo }: Omit<MonthGridProps, 'name' | 'isSlow' | 'linkTo'>) {
  const ref = useRef<HTMLTableElement>(null);
  const [lastActive, setLastActive] = useState<string>();
  /** Receives the focus when its period arrives. */
  const awaited = useRef<string>(undefined);
  /** The day that the next key moves from, unless it is the focused one: quick presses do not wait for a period. */
  const start = useRef<string>(undefined);
  const isVisible = (day: string | undefined) => day !== undefined && isIn(period, day);
  const active =
    [lastActive, today, [...(days?.keys() ?? [])].toSorted().find(isVisible)].find(isVisible) ?? period.first;
  const focusDay = (day: string) => ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

  // The days of another period arrive later.
  useEffect(() => {
    if (isVisible(awaited.current)) focusDay(awaited.current!);
    start.current = awaited.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each period
  }, [period.first, period.last]);

  return {
    ref,
    tabIndexOf: (day: string) => (day === active ? 0 : -1),
    onFocus({ target }: { target: EventTarget }) {
      const { day } = (target as HTMLElement).dataset;
      if (day) setLastActive(day);
    },
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const { day } = (event.target as HTMLElement).dataset;
      if (!day || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const key = isRightToLeft(event.currentTarget) ? (MIRRORED[event.key] ?? event.key) : event.key;
      const next = dayByKey(key, start.current ?? day, firstDay);
      if (!next) return;
      event.preventDefault();
      if (isVisible(next)) {
        start.current = undefined;
        focusDay(next);
        return;
      }
      start.current = awaited.current = goTo && next;
      goTo?.(next);
    },
  };
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const FULL_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

function DayNumber({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <time className="inlay-events-calendar__number" dateTime={day}>
      {formatDate(day, { day: 'numeric' }, language)}
    </time>
  );
}
