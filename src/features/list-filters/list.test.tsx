import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { act, render, screen, waitFor } from 'testing';
import { announced } from '../../../tests/setup/announced';
import { forgetEverything } from '../../../tests/setup/visitor';
import { configure } from '../../core';
import { HttpError } from '../../http';
import { AppliedFilters, ListMessage, LoadMore, ResultLine } from '../list-view';
import {
  defineFilterAddress,
  restarted,
  useList,
  type FetchPage,
  type FilterQuery,
  type Filters,
  type ListPage,
} from '../lists';
import { FilterGroups } from './';

interface Event {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
}

const FORMATS = ['Virtual', 'In person', 'Hybrid'];
const REGIONS = ['Europe', 'Asia'];
const PAGE = 12;

const fetchPage = jest.fn<Promise<ListPage<Event>>, Parameters<FetchPage<FilterQuery, ListPage<Event>>>>();

/** Sixty events, with the query in their titles. */
function page({ filters }: FilterQuery, after: unknown, more: Partial<ListPage<Event>> = {}): ListPage<Event> {
  const first = Number(after ?? 0);
  const filterNames = Object.values(filters).flat().join(' ') || 'All';
  const items = Array.from({ length: PAGE }, (_, index) => ({
    id: `${filterNames} ${first + index + 1}`,
    title: `${filterNames} ${first + index + 1}`,
  }));
  const next = first + PAGE;
  return {
    items,
    total: 60,
    next: next < 60 ? next : undefined,
    counts: { eventMode: { Virtual: 31, Hybrid: 7 } },
    ...more,
  };
}

interface EventsProps {
  serverPage?: ListPage<Event>;
  isTitle?: boolean;
  /** The parameter of the first group. */
  parameter?: string;
  nextQuery?: (query: FilterQuery) => FilterQuery;
}

function Events({ serverPage, isTitle, parameter = 'format', nextQuery }: EventsProps) {
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const groups = [
    { name: 'eventMode', label: 'Format', options: FORMATS.map((value) => ({ value })) },
    { name: 'region', label: 'Location', options: REGIONS.map((value) => ({ value })) },
  ];
  const list = useList(root, {
    address: defineFilterAddress({
      groups: {
        eventMode: { parameter, options: FORMATS },
        region: { parameter: 'location', options: REGIONS },
      },
      page: 'page',
    }),
    serverPage,
    createFetch: () => fetchPage,
    keyOf: ({ id }) => id,
    nextQuery,
  });
  const { lastQuery, visible } = list;
  const change = (filters: Filters) => list.go(restarted(lastQuery, { filters }));
  return (
    <div ref={root} data-view={list.view}>
      <FilterGroups groups={groups} filters={lastQuery.filters} counts={visible?.page.counts} onChange={change} />
      <AppliedFilters
        groups={groups}
        filters={lastQuery.filters}
        onChange={change}
        onEmptied={() => line.current?.focus()}
      />
      {visible && (
        <ResultLine
          ref={line}
          list={list}
          count={`${visible.page.total} events`}
          groups={groups}
          filters={visible.query.filters}
          isTitle={isTitle}
        />
      )}
      <ListMessage
        list={list}
        empty="No events available."
        groups={groups}
        filters={visible?.query.filters}
        onChange={change}
      />
      <ol>
        {visible?.page.items.map(({ id, title, href = `/events/${id}` }) => (
          <li key={id} data-list-item>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
    </div>
  );
}

const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => / \d+$/.test(text ?? ''));
const shows = (first: string, count = PAGE) =>
  waitFor(() => expect([titles()[0], titles().length]).toEqual([first, count]));
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[value="${name}"]`)!;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const back = () => act(() => history.back());

async function open(address = '/events', props: EventsProps = {}) {
  history.pushState(null, '', address);
  const rendered = render(<Events {...props} />);
  await act(async () => {});
  return { ...rendered, user: userEvent.setup() };
}

/** The list without filters, after it is loaded. */
async function openAll() {
  const opened = await open();
  await shows('All 1');
  return opened;
}

beforeEach(() => {
  forgetEverything();
  configure([]);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  fetchPage.mockReset().mockImplementation(async (query, { after }) => page(query, after));
});

describe('server-rendered content', () => {
  test('is shown, and nothing is fetched', async () => {
    await open('/events', { serverPage: { items: [{ id: 'a', title: 'Forum 1' }], total: 1 } });
    expect(titles()).toEqual(['Forum 1']);
    expect(fetchPage).not.toHaveBeenCalled();
    expect(announced()).toBe('');
  });

  test('is fetched where it is missing', async () => {
    await open('/events?location=asia');
    await shows('Asia 1');
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});

describe('filters as menus in a row', () => {
  const groups = ['Field', 'City'].map((label) => ({ name: label, label, options: [{ value: `A ${label}` }] }));
  const isOpen = () => groups.map(({ label }) => button(label).getAttribute('aria-expanded'));
  const show = () => {
    render(
      <>
        <FilterGroups groups={groups} filters={{}} onChange={() => {}} layout="bar" />
        <button type="button">After</button>
      </>,
    );
    return userEvent.setup();
  };

  test('one is open at a time', async () => {
    const user = show();
    await user.click(button('Field'));
    await user.click(button('City'));
    expect(isOpen()).toEqual(['false', 'true']);
  });

  test('a list of more than fifteen has a field that searches it, whatever the case and the accents', async () => {
    const onChange = jest.fn();
    const names = ['Zürich', 'Oslo', ...Array.from({ length: 14 }, (_, index) => `Town ${index}`)];
    render(
      <FilterGroups
        groups={[{ name: 'cities', label: 'Cities', options: names.map((value) => ({ value })) }]}
        filters={{ cities: ['Oslo'] }}
        onChange={onChange}
      />,
    );
    const user = userEvent.setup();
    await user.click(button('Cities (1)'));
    await user.type(screen.getByRole('searchbox', { name: 'Search in Cities' }), 'ZUR{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(box('Zürich'));
    expect(onChange).toHaveBeenLastCalledWith({ cities: ['Oslo', 'Zürich'] });
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No matches', { selector: 'p' })).toBeVisible();
  });

  test('a list of fifteen has none', async () => {
    const options = Array.from({ length: 15 }, (_, index) => ({ value: `Town ${index}` }));
    render(<FilterGroups groups={[{ name: 'cities', label: 'Cities', options }]} filters={{}} onChange={() => {}} />);
    await userEvent.click(button('Cities'));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('Escape closes it, with the focus on its button', async () => {
    const user = show();
    await user.click(button('City'));
    await user.click(box('A City'));
    await user.keyboard('{Escape}');
    expect(isOpen()).toEqual(['false', 'false']);
    expect(button('City')).toHaveFocus();
  });

  test('a press outside and the focus that leaves close it', async () => {
    const user = show();
    await user.click(button('City'));
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(isOpen()).toEqual(['false', 'false']);
    await user.click(button('City'));
    act(() => button('After').focus());
    await waitFor(() => expect(isOpen()).toEqual(['false', 'false']));
  });
});

describe('filters', () => {
  test('an address in any case opens with them chosen', async () => {
    await open('/events?format=virtual&format=nonsense&location=EUROPE');
    await shows('Virtual Europe 1');
    expect(box('Virtual')).toBeChecked();
    expect(button('Remove Europe')).toBeVisible();
    expect(button('Clear all 2 filters')).toBeVisible();
  });

  test('choosing one adds one history entry, and keeps the other parameters', async () => {
    const { user } = await open('/events?theme=dark#list');
    await shows('All 1');
    const before = history.length;
    await user.click(button('Format'));
    await user.click(box('Virtual'));
    await shows('Virtual 1');
    expect(location.search + location.hash).toBe('?theme=dark&format=Virtual#list');
    expect(history.length).toBe(before + 1);
    expect(announced()).toBe('60 events; Format: Virtual');
  });

  test('Back puts list, scroll and focus where they were', async () => {
    const { user } = await openAll();
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 640 });
    await user.click(button('Format'));
    await user.click(box('Virtual'));
    await shows('Virtual 1');
    await user.click(button('Remove Virtual'));
    await shows('All 1');
    back();
    await shows('Virtual 1');
    expect(button('Remove Virtual')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
    back();
    await shows('All 1');
    expect(box('Virtual')).toHaveFocus();
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  test('moves the focus to the next filter, and from the last to the count', async () => {
    const { user } = await open('/events?format=Virtual&location=Asia');
    await shows('Virtual Asia 1');
    await user.click(button('Remove Virtual'));
    await shows('Asia 1');
    expect(button('Remove Asia')).toHaveFocus();
    await user.click(button('Remove Asia'));
    await shows('All 1');
    expect(screen.getByText('60 events', { selector: '.inlay-list-view__line' })).toHaveFocus();
  });

  test('a group and all of them can be cleared', async () => {
    const { user } = await open('/events?format=Virtual&format=Hybrid&location=Asia');
    await shows('Virtual Hybrid Asia 1');
    await user.click(button('Format (2)'));
    const before = history.length;
    await user.click(button('Clear Format'));
    await shows('Asia 1');
    expect(history.length).toBe(before + 1);
    back();
    await shows('Virtual Hybrid Asia 1');
    await user.click(button('Clear all 3 filters'));
    await shows('All 1');
    expect(location.search).toBe('');
  });

  test('each choice says how many it would give, and one that gives none can still be chosen', async () => {
    const { user } = await openAll();
    await user.click(button('Format'));
    expect(screen.getByRole('checkbox', { name: 'Virtual 31' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'In person 0' })).toBeEnabled();
    await user.click(button('Location'));
    expect(screen.getByRole('checkbox', { name: 'Asia' })).toBeVisible();
  });

  test('the latest request wins', async () => {
    const slow: { answer?: (page: ListPage<Event>) => void } = {};
    const { user } = await openAll();
    await user.click(button('Format'));
    fetchPage.mockImplementationOnce(() => new Promise((resolve) => (slow.answer = resolve)));
    await user.click(box('Virtual'));
    await waitFor(() => expect(slow.answer).toBeDefined());
    await user.click(box('Hybrid'));
    await shows('Virtual Hybrid 1');
    expect(fetchPage.mock.calls[1]![1].signal.aborted).toBe(true);
    await act(async () => slow.answer!(page({ filters: { late: ['Late'] }, values: {}, page: 1 }, 0)));
    expect(titles()[0]).toBe('Virtual Hybrid 1');
  });

  test('the document’s title follows the filters, and is restored afterwards', async () => {
    document.title = 'Events';
    const { user, unmount } = await open('/events', { isTitle: true });
    await shows('All 1');
    await user.click(button('Format'));
    await user.click(box('Hybrid'));
    await waitFor(() => expect(document.title).toBe('60 events; Format: Hybrid – Events'));
    unmount();
    await waitFor(() => expect(document.title).toBe('Events'));
  });
});

test('the title of the next page stays when a router removes the list', async () => {
  document.title = 'Events';
  const { user, unmount } = await open('/events', { isTitle: true });
  await shows('All 1');
  await user.click(button('Format'));
  await user.click(box('Hybrid'));
  await waitFor(() => expect(document.title).toContain('Hybrid'));
  document.title = 'The next page';
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.title).toBe('The next page');
});

test('clearing a group keeps the focus in it', async () => {
  const { user } = await open('/events?format=Virtual&format=Hybrid&location=Asia');
  await shows('Virtual Hybrid Asia 1');
  await user.click(button('Format (2)'));
  await user.click(button('Clear Format'));
  await shows('Asia 1');
  expect(document.activeElement?.closest('fieldset')).toHaveAccessibleName('Format');
});

test('trying again keeps the focus near the list', async () => {
  fetchPage.mockRejectedValue(new HttpError('status', 'events', { status: 500 }));
  const { user } = await open('/events');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(document.body).not.toHaveFocus();
});

describe('more', () => {
  test('appends the next page, announces it and moves the focus to it', async () => {
    const { user } = await openAll();
    expect(screen.getByText('Showing 12 of 60')).toBeVisible();
    await user.click(button('Show more'));
    await shows('All 1', 24);
    expect(screen.getByRole('link', { name: 'All 13' })).toHaveFocus();
    expect(announced()).toBe('12 more, 24 of 60');
    expect(location.search).toBe('');
    await user.click(button('Show more'));
    await shows('All 1', 36);
    expect(screen.getByRole('link', { name: 'All 25' })).toHaveFocus();
    expect(fetchPage.mock.calls.map(([, { after }]) => after)).toEqual([undefined, 12, 24]);
  });

  test('an item that moved to the next page meanwhile is not shown twice', async () => {
    const { user } = await openAll();
    fetchPage.mockImplementationOnce(async (query) => page(query, 11));
    await user.click(button('Show more'));
    await shows('All 1', 23);
    expect(screen.getByRole('link', { name: 'All 13' })).toHaveFocus();
  });

  test('the button is removed after the last page, and if the service sends no next page', async () => {
    const { user } = await open('/events', { serverPage: page({ filters: {}, values: {}, page: 1 }, 36) });
    fetchPage.mockImplementationOnce(async (query) => page(query, 48, { next: 48 }));
    await user.click(button('Show more'));
    await shows('All 37', 24);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('if the last page adds nothing, moves the focus to the last item, because the button is gone', async () => {
    const { user } = await openAll();
    fetchPage.mockImplementationOnce(async (query) => page(query, 0, { next: undefined }));
    await user.click(button('Show more'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(titles()).toHaveLength(PAGE);
    expect(screen.getByRole('link', { name: 'All 12' })).toHaveFocus();
  });

  test('the button stays where it fails, and tries again', async () => {
    const { user } = await openAll();
    fetchPage.mockRejectedValueOnce(new HttpError('offline', 'x'));
    await user.click(button('Show more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    expect(titles()).toHaveLength(PAGE);
    await user.click(button('Show more'));
    await shows('All 1', 24);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a cursor that has expired does not show', async () => {
    const { user } = await openAll();
    fetchPage.mockRejectedValueOnce(new HttpError('status', 'x', { status: 400, code: 1011 }));
    await user.click(button('Show more'));
    await shows('All 1', 24);
    expect(screen.getByRole('link', { name: 'All 13' })).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a new list begins at its first page, and Back at all that was in view', async () => {
    const { user } = await openAll();
    await user.click(button('Show more'));
    await shows('All 1', 24);
    await user.click(button('Location'));
    await user.click(box('Asia'));
    await shows('Asia 1');
    back();
    await shows('All 1', 24);
  });

  test('a visitor who returns from another page finds the same number of items', async () => {
    const { user, unmount } = await open();
    await shows('All 1');
    await user.click(button('Show more'));
    await shows('All 1', 24);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    render(<Events serverPage={page({ filters: {}, values: {}, page: 1 }, 0)} />);
    await shows('All 1', 24);
    expect(screen.getByRole('link', { name: 'All 13' })).toHaveFocus();
  });

  test('two lists on a page restore their own number of items, and the focus of the one that had it', async () => {
    const lists = (
      <>
        <Events />
        <Events parameter="kind" />
      </>
    );
    history.pushState(null, '', '/events');
    const { unmount } = render(lists);
    await waitFor(() => expect(titles()).toHaveLength(2 * PAGE));
    await userEvent.click(screen.getAllByRole('button', { name: 'Show more' })[0]!);
    await waitFor(() => expect(titles()).toHaveLength(3 * PAGE));
    screen.getAllByRole('link', { name: 'All 2' })[0]!.focus();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    render(lists);
    await waitFor(() => expect(titles()).toHaveLength(3 * PAGE));
    expect(screen.getAllByRole('link', { name: 'All 2' })[0]).toHaveFocus();
  });

  test('a visitor who left by one of several links to the same page returns to that link', async () => {
    const recordings = {
      ...page({ filters: {}, values: {}, page: 1 }, 0),
      items: ['First', 'Second', 'Third'].map((title) => ({ id: title, title, href: '/videos' })),
    };
    const { user, unmount } = await open('/events', { serverPage: recordings });
    await user.click(button('Show more'));
    await screen.findByRole('link', { name: 'All 13' });
    screen.getByRole('link', { name: 'Second' }).focus();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    render(<Events serverPage={recordings} />);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus());
  });

  test('the address counts pages where the list says so, in the same history entry', async () => {
    const { user } = await open('/events?theme=dark', { nextQuery: (query) => ({ ...query, page: query.page + 1 }) });
    await shows('All 1');
    const before = history.length;
    await user.click(button('Show more'));
    await shows('All 1', 24);
    expect(location.search).toBe('?theme=dark&page=2');
    expect(history.length).toBe(before);
  });
});

describe('nothing to show', () => {
  test('an empty list names which filter to remove, and how many that would give', async () => {
    fetchPage.mockImplementationOnce(async () => ({ items: [], total: 0, without: { eventMode: 4, region: 0 } }));
    const { user } = await open('/events?format=Virtual&location=Asia');
    expect(await screen.findByText('No events available.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove Asia \(/ })).not.toBeInTheDocument();
    await user.click(button('Remove Virtual (4 results)'));
    await shows('Asia 1');
  });

  test('without counts it offers to clear them all', async () => {
    fetchPage.mockImplementationOnce(async () => ({ items: [], total: 0 }));
    await open('/events?format=Virtual');
    await screen.findByText('No events available.');
    expect(screen.getAllByRole('button', { name: 'Clear the filter' })).toHaveLength(2);
  });

  test('a service that is down says so, and can be tried again', async () => {
    fetchPage.mockRejectedValueOnce(new HttpError('status', 'x', { status: 500 }));
    const { user, container } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is not available right now. Try again.');
    expect(container.querySelector('[data-view="unavailable"]')).not.toBeNull();
    await user.click(button('Try again'));
    await shows('All 1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the list stays when the next one fails', async () => {
    const { user, container } = await open();
    await shows('All 1');
    await user.click(button('Format'));
    fetchPage.mockRejectedValueOnce(new HttpError('malformed', 'x'));
    await user.click(box('Hybrid'));
    await screen.findByRole('alert');
    expect(titles()[0]).toBe('All 1');
    expect(container.querySelector('[data-view="degraded"]')).not.toBeNull();
    await user.click(button('Try again'));
    await shows('Hybrid 1');
  });
});

describe('without a connection', () => {
  const connect = (isThere: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    if (isThere) act(() => void window.dispatchEvent(new Event('online')));
  };
  afterEach(() => jest.restoreAllMocks());

  test('a request made offline is sent automatically when the connection returns', async () => {
    const { user } = await openAll();
    await user.click(button('Format'));
    fetchPage.mockRejectedValueOnce(new HttpError('offline', 'x'));
    await user.click(box('Hybrid'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    connect(true);
    await shows('Hybrid 1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('so does the next page, and the focus stays with a visitor who has moved elsewhere', async () => {
    const { user } = await openAll();
    fetchPage.mockRejectedValueOnce(new HttpError('offline', 'x'));
    await user.click(button('Show more'));
    await screen.findByRole('alert');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    connect(true);
    await shows('All 1', 24);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});

test('in edit mode nothing is fetched and the address stays', async () => {
  configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
  const { user } = await open('/events', { serverPage: page({ filters: {}, values: {}, page: 1 }, 0) });
  await user.click(button('Format'));
  await user.click(box('Virtual'));
  await user.click(button('Show more'));
  expect(location.search).toBe('');
  expect(titles()).toHaveLength(PAGE);
  expect(fetchPage).not.toHaveBeenCalled();
});
