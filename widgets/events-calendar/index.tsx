import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { regional, useLanguage, useText, useWidget, writeHistory } from '../../src/core';
import { daysOf, isDay, itemOf, useSourceEvents } from '../../src/features/events';
import { FeedLinks, ListHead, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { restarted, useList, type FilterQuery } from '../../src/features/lists';
import { eventKey } from '../../src/services/events';
import { Heading, isPlainClick, type HeadingLevel } from '../../src/ui';
import { DayList } from './DayList';
import { MonthGrid } from './MonthGrid';
import { Steps } from './Steps';
import { Views, rememberedView } from './Views';
import { addressOf } from './address';
import { pageOf, type AgendaPage } from './agenda';
import { createFetchAgenda } from './fetch-agenda';
import { messages } from './messages';
import { firstDayOfWeek, isMonth } from './month';
import { isOfMonth, nameOf, periodOf, type Period, type View } from './period';
import { props, type EventsCalendarProps } from './props';
import styles from './events-calendar.css';

/** Another source is another calendar. */
function EventsCalendar(props: EventsCalendarProps) {
  return <Calendar key={props.source} {...props} />;
}

function Calendar(props: EventsCalendarProps) {
  const { heading, description, noEvents, moreLabel, limit } = props;
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const { list, source, today, firstDay, periodIn, sought } = useAgenda(props, root);
  useNotes(props);
  const { lastQuery, visible, view } = list;
  const page = visible?.page;
  const queryOf = (to: View, day: string) =>
    restarted(lastQuery, {
      values: isOfMonth(to)
        ? { view: to, month: day.slice(0, 7), day: today }
        : { view: to, month: today.slice(0, 7), day },
    });
  const query = (visible ?? { query: lastQuery }).query;
  const period = periodIn(query);
  const name = nameOf(period, language);
  const [monthLevel, dayLevel, cardLevel] = [0, 1, 2].map(
    (below) => props.headingLevel + below + (heading || isEditing ? 1 : 0),
  ) as [HeadingLevel, HeadingLevel, HeadingLevel];

  const dayLink = (day: string) => {
    const target = {
      ...query,
      page: period.view === 'week' ? 1 : Math.max(visible?.query.page ?? 1, pageOf(day, page!.days, limit)),
    };
    const url = new URL(list.href(target));
    url.hash = day;
    return {
      href: url.href,
      onClick(event: MouseEvent) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isEditing || showDay(root.current, day, 'pushState')) return;
        sought.current = day;
        list.go(target, 'page');
      },
    };
  };
  const goTo = (day: string) => isMonth(day.slice(0, 7)) && list.go(queryOf(period.view, day));
  const nextPeriod = periodIn(lastQuery);

  return (
    <div ref={root} className="inlay-events-calendar" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={props.headingLevel as HeadingLevel} />
      <div className="inlay-events-calendar__bar">
        <Heading level={monthLevel} className="inlay-events-calendar__month">
          {name}
        </Heading>
        <Views period={nextPeriod} today={today} linkTo={(to, day) => list.linkTo(queryOf(to, day))} />
        <Steps
          period={nextPeriod}
          today={today}
          periodAt={(day) => periodOf(nextPeriod.view, day, firstDay)}
          linkTo={(day) => list.linkTo(queryOf(nextPeriod.view, day))}
        />
      </div>
      <ResultLine ref={line} list={list} count={page && t('count', { count: page.events })} details={[name]} />
      {(period.view === 'month' || period.view === 'week') && (
        <MonthGrid
          period={period}
          name={name}
          days={page?.days}
          firstDay={firstDay}
          today={today}
          isSlow={list.phase === 'slow'}
          linkTo={dayLink}
          goTo={isEditing ? undefined : goTo}
        />
      )}
      <ListMessage
        items="events"
        list={list}
        empty={(isOfMonth(period.view) && noEvents) || t('none', { view: period.view, month: name })}
      />
      <DayList list={list} today={today} dayLevel={dayLevel} cardLevel={cardLevel} />
      <LoadMore list={list} label={moreLabel} />
      {view !== 'waiting' && !source && (
        <FeedLinks
          feed="events"
          fileParameters={`from=${period.first}&to=${period.last}`}
          parentFolderId={props.parentFolderId}
        />
      )}
    </div>
  );
}

/** The list of the events, and the period that a query shows. */
function useAgenda(props: EventsCalendarProps, root: RefObject<HTMLDivElement | null>) {
  const language = useLanguage();
  const sought = useRef<string>(undefined);
  const [today] = useState(() =>
    (props.today && isDay(props.today.slice(0, 10)) ? props.today : new Date().toISOString()).slice(0, 10),
  );
  const [usualView] = useState(rememberedView);
  const address = addressOf(today, usualView);
  const firstDay = props.firstDay ?? firstDayOfWeek(regional(language));
  const periodIn = ({ values }: FilterQuery) => {
    const view = values['view'] as View;
    return periodOf(view, isOfMonth(view) ? `${values['month']}-01` : values['day']!, firstDay);
  };
  const source = useSourceEvents(props.source);
  const list = useList(root, {
    address,
    serverPage: source ? undefined : serverPageOf(props, periodIn(address.read())),
    createFetch: () => createFetchAgenda({ ...props, periodOf: periodIn, today, source }),
    keyOf: ({ day, event }) => `${day} ${eventKey(event)}`,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
    cachedPages: 12,
    onArrival() {
      if (sought.current) showDay(root.current, sought.current, 'replaceState');
      sought.current = undefined;
    },
  });
  return { list, source, today, firstDay, periodIn, sought };
}

/** Scrolls to a day and writes it to the URL. Returns false if the list does not contain it yet. */
function showDay(root: HTMLElement | null, day: string, how: 'pushState' | 'replaceState'): boolean {
  const heading = root?.querySelector(`.inlay-events-calendar__date > [datetime="${day}"]`)?.parentElement;
  if (!heading) return false;
  const url = new URL(location.href);
  url.hash = day;
  writeHistory(how, how === 'pushState' ? null : history.state, url);
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
  return true;
}

/** Reports events that expire before they start: a likely mistake of an editor. */
function useNotes({ events = [] }: EventsCalendarProps) {
  const { isEditing, note } = useWidget();
  useEffect(() => {
    if (!isEditing) return;
    for (const event of events)
      if (daysOf(itemOf(event)).expiresEarly)
        note(
          `"${event.title}" expires before it starts. It is listed until it starts; set expirationDate to its last day or later`,
          'events',
        );
    // oxlint-disable-next-line react/exhaustive-deps -- server-rendered events do not change
  }, []);
}

/** The server-rendered page, if it contains the requested month. */
function serverPageOf(
  { month, total, count = 0, days = [], events = [] }: EventsCalendarProps,
  { view, first }: Period,
): AgendaPage | undefined {
  if (total === undefined || !isOfMonth(view) || (month && !first.startsWith(month))) return undefined;
  const items = events.flatMap((listed) => {
    const event = itemOf(listed);
    const day = listed.day?.slice(0, 10) ?? daysOf(event).first;
    return day ? [{ day, event }] : [];
  });
  return {
    items,
    total,
    events: count,
    next: items.length < total ? items.length : undefined,
    days: new Map(days.map(({ date, count: number, titles = [] }) => [date.slice(0, 10), { count: number, titles }])),
  };
}

export default defineWidget({
  name: 'events-calendar',
  description: 'The events of a month as a grid and as a list by day, each with a file for the visitor’s own calendar.',
  props,
  messages,
  styles,
  component: EventsCalendar,
});
