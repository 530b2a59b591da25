import { useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { useText } from '../../src/core';
import {
  createFetchSourceEvents,
  EventCard,
  giveAnchor,
  itemOf,
  seriesIn,
  useSourceEvents,
} from '../../src/features/events';
import { FilterGroups, PhoneFilters } from '../../src/features/list-filters';
import {
  AppliedFilters,
  CardGrid,
  FeedLinks,
  ListHead,
  ListMessage,
  LoadMore,
  ResultLine,
} from '../../src/features/list-view';
import {
  useList,
  withNamesOfCounts,
  type FilterQuery,
  type List,
  type ListPage,
  type FetchPage,
} from '../../src/features/lists';
import { eventKey, findEvents, type EventItem } from '../../src/services/events';
import type { HeadingLevel } from '../../src/ui';
import { DateRange } from './DateRange';
import { rangeOf, eventsAddress, GROUPS, useEventFilters } from './use-event-filters';
import { messages } from './messages';
import { props, type EventsListProps } from './props';
import styles from './events-list.css';

/** Another source is another list. */
function EventsList(props: EventsListProps) {
  return <Events key={props.source} {...props} />;
}

function Events(props: EventsListProps) {
  const { heading, headingLevel, description, noEvents, moreLabel, parentFolderId } = props;
  const t = useText(messages);
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const source = useSourceEvents(props.source);
  const address = eventsAddress(props);
  const list = useList(root, {
    address,
    serverPage: source ? undefined : serverPageOf(props),
    createFetch: () => withNamesOfCounts(source ? createFetchSourceEvents(source, props) : createFetchEvents(props)),
    keyOf: eventKey,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  const page = list.visible?.page;
  const filters = useEventFilters(props, list);
  const { lastQuery, range, groups, filtersShown, change } = filters;

  return (
    <div ref={root} className="inlay-events-list" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={headingLevel as HeadingLevel} />
      <EventFilters hasDates={props.hasDateFilter} page={page} {...filters} />
      <div className="inlay-events-list__state-line">
        <ResultLine
          ref={line}
          list={list}
          count={page && t('count', { count: page.total })}
          groups={groups}
          filters={filtersShown}
        />
        <AppliedFilters
          groups={groups}
          filters={filters.filters}
          onChange={change}
          onEmptied={() => line.current?.focus()}
        />
      </div>
      <ListMessage
        items="events"
        list={list}
        empty={noEvents ?? t('none')}
        groups={groups}
        filters={filtersShown}
        onChange={change}
      />
      <EventCards list={list} {...props} />
      <LoadMore list={list} label={moreLabel} />
      {list.view !== 'waiting' && !source && (
        <FeedLinks
          feed="events"
          parameters={address.key({ ...lastQuery, values: range ? lastQuery.values : {}, page: 1 })}
          parentFolderId={parentFolderId}
        />
      )}
    </div>
  );
}

interface EventFiltersProps extends ReturnType<typeof useEventFilters> {
  hasDates: boolean;
  page: ListPage<EventItem> | undefined;
}

function EventFilters({ offered, filters, lastQuery, hasDates, page, change, changeDates }: EventFiltersProps) {
  const t = useText(messages);
  if (!offered.length && !hasDates) return null;
  return (
    <PhoneFilters filters={filters} count={t('count', { count: page?.total ?? 0 })}>
      {(isPhone) => (
        <FilterGroups
          layout={isPhone ? 'stack' : 'bar'}
          groups={offered}
          filters={filters}
          counts={page?.counts}
          onChange={change}
        >
          {hasDates && <DateRange values={lastQuery.values} onChange={changeDates} />}
        </FilterGroups>
      )}
    </PhoneFilters>
  );
}

interface EventCardsProps extends Pick<EventsListProps, 'heading' | 'headingLevel' | 'columns' | 'pinnedItem'> {
  list: List<FilterQuery, ListPage<EventItem>>;
}

function EventCards({ list, heading, headingLevel, columns, pinnedItem }: EventCardsProps) {
  const events = list.visible?.page.items;
  const series = seriesIn(events);
  const level = (heading ? headingLevel + 1 : headingLevel) as HeadingLevel;
  return (
    <CardGrid list={list} columns={columns}>
      {events?.map((event) => (
        <li
          key={eventKey(event)}
          ref={(item) => giveAnchor(item, event.id)}
          className="inlay-events-list__item"
          data-list-item
          tabIndex={-1}
        >
          <EventCard
            event={event}
            headingLevel={level}
            isPinned={event.pinnedItem || event.id === pinnedItem}
            isSeries={series.has(event.id)}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** The server-rendered events, in the shape of the service. */
function serverPageOf({ total, nextCursor, events = [], ...props }: EventsListProps) {
  if (total === undefined) return undefined;
  const counts = GROUPS.flatMap(({ name, names }) => {
    const options = props[names]?.flatMap(({ name: option, count }) =>
      count === undefined ? [] : [[option, count] as const],
    );
    return options?.length ? [[name, Object.fromEntries(options)] as const] : [];
  });
  return { items: events.map(itemOf), total, next: nextCursor, counts: Object.fromEntries(counts) };
}

/** The largest page that services return. */
const LARGEST_PAGE = 100;

function createFetchEvents({
  limit,
  pinnedItem = '',
  parentFolderId = '',
  sortBy,
}: Pick<EventsListProps, 'limit' | 'pinnedItem' | 'parentFolderId' | 'sortBy'>): FetchPage<
  FilterQuery,
  ListPage<EventItem>
> {
  return async ({ filters, values, page }, { after, signal }) => {
    const range = rangeOf(values);
    const { events, ...rest } = await findEvents(
      {
        limit: after === undefined ? Math.min(LARGEST_PAGE, limit * page) : limit,
        pinnedItem,
        region: filters['region'] ?? [],
        eventMode: filters['eventMode'] ?? [],
        interest: filters['interest'] ?? [],
        afterId: String(after ?? ''),
        parentFolderId,
        sortByField: sortBy,
        // Only if chosen: not every service has months.
        ...(filters['month']?.length && { month: filters['month'] }),
        ...(range && { startDate: `${range.from}T00:00:00Z`, endDate: `${range.to}T23:59:59Z` }),
      },
      signal,
    );
    return { items: events, ...rest };
  };
}

export default defineWidget({
  name: 'events-list',
  description: 'Upcoming and past events, with filters, times in two zones and calendar files.',
  // With a source the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: EventsList,
});
