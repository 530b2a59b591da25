import type { FetchPage, FilterQuery, ListPage } from '../../src/features/lists';
import { findEvents, type EventItem } from '../../src/services/events';
import { rangeOf } from './dates';
import type { EventsListProps } from './props';

/** The largest page that services return. */
const LARGEST_PAGE = 100;

export function createFetchEvents({
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
