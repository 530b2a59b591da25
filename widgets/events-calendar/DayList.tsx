import { formatDate, groupBy, useLanguage } from '../../src/core';
import { EventCard, giveAnchor, seriesIn } from '../../src/features/events';
import type { FilterQuery, List } from '../../src/features/lists';
import { eventKey } from '../../src/services/events';
import { Heading, Skeleton, type HeadingLevel } from '../../src/ui';
import type { AgendaPage } from './agenda';

interface DayListProps {
  list: List<FilterQuery, AgendaPage>;
  today: string;
  dayLevel: HeadingLevel;
  cardLevel: HeadingLevel;
}

/** The events of the period by day. */
export function DayList({ list, today, dayLevel, cardLevel }: DayListProps) {
  const language = useLanguage();
  const items = list.visible?.page.items ?? [];
  const series = seriesIn(items.map(({ event }) => event));
  return (
    <div
      className="inlay-events-calendar__agenda"
      aria-busy={list.isBusy}
      data-busy={list.phase === 'slow' || undefined}
    >
      {groupBy(items, ({ day }) => day).map(([day, entries]) => (
        <div key={day} className="inlay-events-calendar__day" data-today={day === today || undefined}>
          <Heading
            level={dayLevel}
            className="inlay-events-calendar__date"
            tabIndex={-1}
            ref={(element) => giveAnchor(element, day)}
          >
            <time dateTime={day}>{formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' }, language)}</time>
          </Heading>
          <ul className="inlay-events-calendar__entries" role="list">
            {entries.map(({ event }) => (
              <li key={eventKey(event)} className="inlay-events-calendar__entry" data-list-item tabIndex={-1}>
                <EventCard event={event} headingLevel={cardLevel} day={day} isSeries={series.has(event.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {list.view === 'waiting' && <Skeleton lines={8} />}
    </div>
  );
}
