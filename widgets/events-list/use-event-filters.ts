import { formatDate, useLanguage, useText, formatDateRange } from '../../src/core';
import { isDay } from '../../src/features/events';
import {
  defineFilterAddress,
  namesOf,
  resolveFilters,
  restarted,
  type FilterQuery,
  type Filters,
  type List,
  type ListPage,
} from '../../src/features/lists';
import type { EventItem } from '../../src/services/events';
import { messages } from './messages';
import type { EventsListProps } from './props';

/** The URL uses `format` and `location`. The service calls them `eventMode` and `region`. */
export const GROUPS = [
  { name: 'month', parameter: 'month', names: 'months', flag: 'hasMonthFilter' },
  { name: 'eventMode', parameter: 'format', names: 'formats', flag: 'hasFormatFilter' },
  { name: 'region', parameter: 'location', names: 'locations', flag: 'hasLocationFilter' },
  { name: 'interest', parameter: 'interest', names: 'interests', flag: 'hasInterestFilter' },
] as const;

export function eventsAddress(props: EventsListProps) {
  const groups = GROUPS.map(
    ({ name, parameter, names }) => [name, { parameter, options: props[names]?.map((option) => option.name) }] as const,
  );
  return defineFilterAddress({
    groups: Object.fromEntries(groups),
    values: { from: { isValid: isDay }, to: { isValid: isDay } },
    page: 'page',
  });
}

/** The available filters, the selected ones, and functions to change them. A range of dates is removed like a filter. */
export function useEventFilters(
  props: EventsListProps,
  { lastQuery: query, visible, view, go }: List<FilterQuery, ListPage<EventItem>>,
) {
  const t = useText(messages);
  const language = useLanguage();
  const counts = visible?.page.counts;
  const resolved = ({ filters, ...rest }: FilterQuery) => ({
    ...rest,
    filters: resolveFilters(filters, namesOf(counts)),
  });
  const lastQuery = resolved(query);
  const [range, rangeShown] = [rangeOf(lastQuery.values), visible && rangeOf(visible.query.values)];

  const groups = GROUPS.map(({ name, names }) => {
    const values = props[names]?.map((option) => option.name) ?? Object.keys(counts?.[name] ?? {});
    const label = t(name === 'eventMode' ? 'format' : name === 'region' ? 'location' : name);
    if (name !== 'month') return { name, label, options: values.map((value) => ({ value })) };
    return { name, label, options: values.sort().map((value) => ({ value, label: nameOfMonth(value, language) })) };
  });
  const dates = {
    name: 'dates',
    label: t('dates'),
    options: [range, rangeShown].flatMap((days) =>
      days ? { value: valueOf(days), label: formatDays(days, language) } : [],
    ),
  };
  const withDates = (filters: Filters, days: DayRange | undefined): Filters =>
    days ? { ...filters, dates: [valueOf(days)] } : filters;

  return {
    lastQuery,
    range,
    groups: [...groups, dates],
    // Their options come with the first response, but their space is reserved. Few services count months; a source
    // always does.
    offered: groups.filter(
      ({ name, options }, index) =>
        props[GROUPS[index]!.flag] &&
        (options.length || (view === 'waiting' && (name !== 'month' || props.source !== undefined))),
    ),
    filters: withDates(lastQuery.filters, range),
    filtersShown: visible && withDates(resolved(visible.query).filters, rangeShown),
    change: ({ dates: days, ...filters }: Filters) =>
      go(restarted(lastQuery, { filters, values: days ? {} : { from: '', to: '' } })),
    changeDates: (days: DayRange | undefined) => go(restarted(lastQuery, { values: { from: '', to: '', ...days } })),
  };
}

function valueOf({ from, to }: DayRange): string {
  return `${from}/${to}`;
}

/** Other names stay as the service sends them. */
function nameOfMonth(month: string, language: string): string {
  const day = `${month}-01`;
  return isDay(day) ? formatDate(day, { month: 'long', year: 'numeric' }, language) : month;
}

/** UTC days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Undefined unless both ends are there, in this order. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): DayRange | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

function formatDays({ from, to }: DayRange, language: string): string {
  return formatDateRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' }, language);
}
