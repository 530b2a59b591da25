import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { formatDate, regional, useLanguage, useText, useWidget, writeHistory } from '../../src/core';
import { daysOf, isDay, itemOf, useSourceEvents } from '../../src/features/events';
import { FeedLinks, ListHead, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import {
  defineFilterAddress,
  restarted,
  useList,
  type FilterQuery,
  type List,
  type ListAddress,
} from '../../src/features/lists';
import { eventKey } from '../../src/services/events';
import { Button, Heading, icons, isPlainClick, type HeadingLevel, useLandmarkName } from '../../src/ui';
import { pageOf, type MonthPage } from './agenda';
import { DayList } from './DayList';
import { createFetchMonth } from './fetch-month';
import { messages } from './messages';
import { addMonths, firstDayOfWeek, isMonth, lastDayOf } from './month';
import { MonthGrid } from './MonthGrid';
import type { EventsCalendarProps } from './props';

/** Another source is another calendar. */
export function EventsCalendar(props: EventsCalendarProps) {
  return <Calendar key={props.source} {...props} />;
}

function Calendar(props: EventsCalendarProps) {
  const { heading, description, noEvents, moreLabel, limit } = props;
  const t = useText(messages);
  const language = useLanguage();
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const sought = useRef<string>(undefined);
  const [today] = useState(() =>
    (props.today && isDay(props.today.slice(0, 10)) ? props.today : new Date().toISOString()).slice(0, 10),
  );
  const address = addressOf(today.slice(0, 7));
  const firstDay = props.firstDay ?? firstDayOfWeek(regional(language));
  useNotes(props);
  const source = useSourceEvents(props.source);

  const list = useList(root, {
    address,
    written: source ? undefined : writtenPage(props, address.read().values['month']!),
    createFetch: () => createFetchMonth({ ...props, today, source }),
    keyOf: ({ day, event }) => `${day} ${eventKey(event)}`,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
    cachedPages: 12,
    onArrival() {
      if (sought.current) showDay(root.current, sought.current, 'replaceState');
      sought.current = undefined;
    },
  });
  const { asked, shown, view } = list;
  const page = shown?.page;
  const queryOf = (values: { month: string }) => restarted(asked, { values });
  const month = (shown ?? { query: asked }).query.values['month']!;
  const monthName = nameOf(month, language);
  const [monthLevel, dayLevel, cardLevel] = [0, 1, 2].map(
    (below) => props.headingLevel + below + (heading || isEditing ? 1 : 0),
  ) as [HeadingLevel, HeadingLevel, HeadingLevel];

  const dayLink = (day: string) => {
    const query = {
      ...asked,
      values: { ...asked.values, month },
      page: Math.max(shown?.query.page ?? 1, pageOf(day, page!.days, limit)),
    };
    const url = new URL(list.href(query));
    url.hash = day;
    return {
      href: url.href,
      onClick(event: MouseEvent) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isEditing || showDay(root.current, day, 'pushState')) return;
        sought.current = day;
        list.go(query, 'page');
      },
    };
  };
  const goTo = (to: string) => isMonth(to) && list.go(queryOf({ month: to }));

  return (
    <div ref={root} className="inlay-events-calendar" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={props.headingLevel as HeadingLevel} />
      <div className="inlay-events-calendar__bar">
        <Heading level={monthLevel} className="inlay-events-calendar__month">
          {monthName}
        </Heading>
        <MonthSteps month={asked.values['month']!} today={today} linkTo={(to) => list.linkTo(queryOf({ month: to }))} />
      </div>
      <ResultLine ref={line} list={list} count={page && t('count', { count: page.events })} details={[monthName]} />
      <MonthGrid
        month={month}
        days={page?.days}
        firstDay={firstDay}
        today={today}
        isSlow={list.phase === 'slow'}
        linkTo={dayLink}
        goTo={isEditing ? undefined : goTo}
      />
      <ListMessage items="events" list={list} empty={noEvents ?? t('none', { month: monthName })} />
      <DayList list={list} today={today} dayLevel={dayLevel} cardLevel={cardLevel} />
      <LoadMore list={list} label={moreLabel} />
      {view !== 'waiting' && !source && (
        <FeedLinks
          feed="events"
          fileParameters={`from=${month}-01&to=${lastDayOf(month)}`}
          parentFolderId={props.parentFolderId}
        />
      )}
    </div>
  );
}

interface MonthStepsProps {
  month: string;
  today: string;
  linkTo: (month: string) => ReturnType<List<FilterQuery, MonthPage>['linkTo']>;
}

function MonthSteps({ month, today, linkTo }: MonthStepsProps) {
  const t = useText(messages);
  const language = useLanguage();
  const step = (count: number, key: 'previous' | 'next') => {
    const to = addMonths(month, count);
    if (!isMonth(to)) return null;
    return (
      <Button
        variant="quiet"
        icon={key === 'next' ? icons.arrowForward : icons.arrowBack}
        rel={key === 'next' ? 'next' : 'prev'}
        data-key={key}
        aria-label={t(key, { month: nameOf(to, language) })}
        {...linkTo(to)}
      />
    );
  };
  return (
    <nav className="inlay-events-calendar__steps" aria-label={useLandmarkName(t('months'))}>
      {step(-1, 'previous')}
      <Button variant="secondary" data-key="today" {...linkTo(today.slice(0, 7))}>
        {t('today')}
      </Button>
      {step(1, 'next')}
    </nav>
  );
}

/** Links to another month leave the day of this one out, which is the fragment of the address. */
function addressOf(currentMonth: string): ListAddress<FilterQuery> {
  const address = defineFilterAddress({
    values: { month: { default: currentMonth, isValid: isMonth } },
    page: 'page',
  });
  return {
    ...address,
    href(query, base) {
      const url = new URL(address.href(query, base));
      const day = url.hash.slice(1);
      if (isDay(day) && !day.startsWith(query.values['month']!)) url.hash = '';
      return url.href;
    },
  };
}

/** Whether the day is in the list, and now in view and in the address. */
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

/** An expiration before the start is an editor's slip. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- what the server wrote does not change
  }, []);
}

function nameOf(month: string, language: string): string {
  return formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }, language);
}

/** The server-rendered page, if it contains the requested month. */
function writtenPage(
  { month, total, count = 0, days = [], events = [] }: EventsCalendarProps,
  asked: string,
): MonthPage | undefined {
  if (total === undefined || (month && month !== asked)) return undefined;
  const items = events.flatMap((written) => {
    const event = itemOf(written);
    const day = written.day?.slice(0, 10) ?? daysOf(event).first;
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
