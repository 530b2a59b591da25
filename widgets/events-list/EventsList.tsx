import { useRef } from 'react';
import { useLanguage, useText } from '../../src/core';
import {
  createFetchSourceEvents,
  EventCard,
  giveAnchor,
  isDay,
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
  defineFilterAddress,
  namesOf,
  resolveFilters,
  restarted,
  useList,
  withNamesOfCounts,
  type FilterQuery,
  type Filters,
} from '../../src/features/lists';
import { eventKey } from '../../src/services/events';
import type { HeadingLevel } from '../../src/ui';
import { DateRange } from './DateRange';
import { formatDays, rangeOf, type DayRange } from './dates';
import { createFetchEvents } from './fetch-events';
import { messages } from './messages';
import type { EventsListProps } from './props';

/** The address names format and location as visitors do; the service says eventMode and region. */
const GROUPS = [
  { name: 'eventMode', parameter: 'format', names: 'formats', flag: 'hasFormatFilter', label: 'format' },
  { name: 'region', parameter: 'location', names: 'locations', flag: 'hasLocationFilter', label: 'location' },
  { name: 'interest', parameter: 'interest', names: 'interests', flag: 'hasInterestFilter', label: 'interest' },
] as const;

/** Another source is another list. */
export function EventsList(props: EventsListProps) {
  return <Events key={props.source} {...props} />;
}

function Events(props: EventsListProps) {
  const {
    heading,
    headingLevel,
    description,
    noEvents,
    moreLabel,
    columns,
    hasDateFilter,
    pinnedItem,
    parentFolderId,
  } = props;
  const t = useText(messages);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);

  const source = useSourceEvents(props.source);

  const groupAddresses = GROUPS.map(
    ({ name, parameter, names }) => [name, { parameter, options: props[names]?.map((option) => option.name) }] as const,
  );
  const address = defineFilterAddress({
    groups: Object.fromEntries(groupAddresses),
    values: { from: { isValid: isDay }, to: { isValid: isDay } },
    page: 'page',
  });
  const list = useList(root, {
    address,
    written: source ? undefined : writtenPage(props),
    createFetch: () => withNamesOfCounts(source ? createFetchSourceEvents(source, props) : createFetchEvents(props)),
    keyOf: eventKey,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  const { shown, go } = list;
  const page = shown?.page;
  const series = seriesIn(page?.items);
  const resolved = ({ filters, ...query }: FilterQuery) => ({
    ...query,
    filters: resolveFilters(filters, namesOf(page?.counts)),
  });
  const asked = resolved(list.asked);

  const groups = GROUPS.map(({ name, names, label }) => {
    const options = props[names]?.map((option) => option.name) ?? Object.keys(page?.counts?.[name] ?? {});
    return { name, label: t(label), options: options.map((value) => ({ value })) };
  });
  // What they offer comes with the first answer; they stand where they will from the start.
  const offered = groups.filter(
    ({ options }, index) => props[GROUPS[index]!.flag] && (options.length || list.view === 'waiting'),
  );
  const rangeAsked = rangeOf(asked.values);
  const rangeShown = shown && rangeOf(shown.query.values);
  const dates = {
    name: 'dates',
    label: t('dates'),
    options: [rangeAsked, rangeShown].flatMap((range) =>
      range ? { value: valueOf(range), label: formatDays(range, language) } : [],
    ),
  };
  const allGroups = [...groups, dates];
  /** A range of dates is removed like any other filter. */
  const withDates = (filters: Filters, range = rangeAsked): Filters =>
    range ? { ...filters, dates: [valueOf(range)] } : filters;
  const change = ({ dates: kept, ...filters }: Filters) =>
    go(restarted(asked, { filters, values: kept ? {} : { from: '', to: '' } }));
  const filtersShown = shown && withDates(resolved(shown.query).filters, rangeShown);
  const level = (heading ? headingLevel + 1 : headingLevel) as HeadingLevel;

  return (
    <div ref={root} className="inlay-events-list" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={headingLevel as HeadingLevel} />
      {(offered.length > 0 || hasDateFilter) && (
        <PhoneFilters filters={withDates(asked.filters)} count={t('count', { count: page?.total ?? 0 })}>
          {(isPhone) => (
            <FilterGroups
              layout={isPhone ? 'stack' : 'bar'}
              groups={offered}
              filters={asked.filters}
              counts={page?.counts}
              onChange={(filters) => change(withDates(filters))}
            >
              {hasDateFilter && (
                <DateRange
                  values={asked.values}
                  onChange={(range) => go(restarted(asked, { values: { from: '', to: '', ...range } }))}
                />
              )}
            </FilterGroups>
          )}
        </PhoneFilters>
      )}
      <div className="inlay-events-list__state-line">
        <ResultLine
          ref={line}
          list={list}
          count={page && t('count', { count: page.total })}
          groups={allGroups}
          filters={filtersShown}
        />
        <AppliedFilters
          groups={allGroups}
          filters={withDates(asked.filters)}
          onChange={change}
          onEmptied={() => line.current?.focus()}
        />
      </div>
      <ListMessage
        items="events"
        list={list}
        empty={noEvents ?? t('none')}
        groups={allGroups}
        filters={filtersShown}
        onChange={change}
      />
      <CardGrid list={list} columns={columns}>
        {page?.items.map((event) => (
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
      <LoadMore list={list} label={moreLabel} />
      {list.view !== 'waiting' && !source && (
        <FeedLinks
          feed="events"
          parameters={address.key({ ...asked, values: rangeAsked ? asked.values : {}, page: 1 })}
          parentFolderId={parentFolderId}
        />
      )}
    </div>
  );
}

function valueOf({ from, to }: DayRange): string {
  return `${from}/${to}`;
}

/** What the server wrote, in the shape of the service. */
function writtenPage({ total, nextCursor, events = [], ...props }: EventsListProps) {
  if (total === undefined) return undefined;
  const counts = GROUPS.flatMap(({ name, names }) => {
    const options = props[names]?.flatMap(({ name: option, count }) =>
      count === undefined ? [] : [[option, count] as const],
    );
    return options?.length ? [[name, Object.fromEntries(options)] as const] : [];
  });
  return { items: events.map(itemOf), total, next: nextCursor, counts: Object.fromEntries(counts) };
}
