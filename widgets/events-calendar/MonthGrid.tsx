import type { MouseEvent } from 'react';
import { formatDate, useLanguage, useText } from '../../src/core';
import { VisuallyHidden } from '../../src/ui';
import type { MonthPage } from './agenda';
import { messages } from './messages';
import { weeksOf } from './month';

interface MonthGridProps {
  month: string;
  /** Undefined while they are on their way. */
  days: MonthPage['days'] | undefined;
  firstDay: number;
  today: string;
  isSlow: boolean;
  linkTo: (day: string) => { href: string; onClick: (event: MouseEvent) => void };
}

/** A plain table, not a date picker: each day with events is a link to its part of the list. */
export function MonthGrid({ month, days, firstDay, today, isSlow, linkTo }: MonthGridProps) {
  const t = useText(messages);
  const language = useLanguage();
  const format = (day: string, options: Intl.DateTimeFormatOptions) => formatDate(day, options, language);
  const weeks = weeksOf(month, firstDay);
  return (
    <table className="inlay-events-calendar__grid" data-busy={isSlow || undefined}>
      <caption className="inlay-events-calendar__caption">
        <VisuallyHidden>
          {t('caption', { month: format(`${month}-01`, { month: 'long', year: 'numeric' }) })}
        </VisuallyHidden>
      </caption>
      <thead className="inlay-events-calendar__head">
        <tr className="inlay-events-calendar__row">
          {/* The second week has all its days. */}
          {weeks[1]!.map((day) => (
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
          <tr key={index} className="inlay-events-calendar__row">
            {week.map((day, column) => {
              const summary = day && days?.get(day);
              if (!day || !summary)
                return (
                  <td
                    key={column}
                    className="inlay-events-calendar__cell"
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {day && <DayNumber day={day} />}
                  </td>
                );
              const { count, titles } = summary;
              return (
                <td
                  key={column}
                  className="inlay-events-calendar__cell"
                  data-events
                  aria-current={day === today ? 'date' : undefined}
                >
                  <a
                    className="inlay-events-calendar__link"
                    data-kind="day"
                    data-key={day}
                    aria-label={t('dayCount', {
                      day: format(day, { weekday: 'long', day: 'numeric', month: 'long' }),
                      count,
                    })}
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
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayNumber({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <time className="inlay-events-calendar__number" dateTime={day}>
      {formatDate(day, { day: 'numeric' }, language)}
    </time>
  );
}
