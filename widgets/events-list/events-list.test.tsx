import { act, screen, waitFor, within } from 'testing';
import { announced } from '../../tests/setup/announced';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { update } from '../../src/runtime/mount';
import eventsList from './index';

const EVENTS = 'POST /services/articles/careerevents/events';

interface Asked {
  limit: number;
  afterId: string;
  region: string[];
  eventMode: string[];
  startDate?: string;
  endDate?: string;
}

const event = (id: string, more: object = {}) => ({
  id,
  title: `Event ${id}`,
  startTime: '2090-12-02T13:00:00Z',
  endTime: '2090-12-02T14:30:00Z',
  eventFormat: 'Virtual',
  ...more,
});
const askedIn = ({ json }: Call) => json as Asked;

/** Twelve of sixty, after whatever cursor. */
function found(call: Call): Answer {
  const { limit, afterId, region, eventMode } = askedIn(call);
  const first = Number(afterId || 0);
  const name = [...eventMode, ...region].join(' ') || 'All';
  const events = Array.from({ length: Math.min(limit, 60 - first) }, (_, index) =>
    event(`${name} ${first + index + 1}`),
  );
  const end = first + events.length;
  return {
    json: {
      events,
      total: 60,
      hasNext: end < 60,
      nextCursor: end < 60 ? String(end) : '',
      facets: { eventMode: { Virtual: 31, Hybrid: 7 }, region: { Europe: 12, Asia: 4 }, interest: {} },
    },
  };
}

let close = () => {};

async function open(
  address = '/events',
  answer: Answerer = found,
  html = '<div data-module="events-list"></div>',
  config = {},
  more: Record<string, Answerer> = {},
) {
  history.replaceState(null, '', address);
  const services = fakeServices({ [EVENTS]: answer, ...more });
  const mounted = await mountPlaceholder(html, eventsList, config);
  close = mounted.unmount;
  return {
    ...mounted,
    services,
    calls: () => services.callsOf(EVENTS).map(askedIn),
    last: () => askedIn(services.callsOf(EVENTS).at(-1)!),
  };
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((element) => element.textContent);
const shows = (first: string, count = 12) =>
  waitFor(() => expect([titles()[0], titles().length]).toEqual([`Event ${first}`, count]));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[type="checkbox"][value="${name}"]`)!;
const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What the server writes for one of three events. */
const serverHtml = `<div data-module="events-list" data-total="3" data-next-cursor="1">
  <form action="/events"><label data-item="formats"><input type="checkbox" name="format" value="Virtual" data-field="name"> <b data-field="count">3</b></label><button>Show</button></form>
  <ul><li data-item="events"><data data-field="id" value="forum"></data><h2 data-field="title">Event forum</h2>
    <time data-field="startTime" datetime="2090-12-02T13:00:00Z">2 December</time><time data-field="endTime" datetime="2090-12-02T14:30:00Z"></time>
    <data data-field="timeZone" value="Asia/Tokyo"></data><data data-field="calendarUrl" value="/forum.ics"></data>
    <a data-item="callToActions" href="/contact">Bring a case</a><a data-item="callToActions" href="javascript:alert(1)">Do not</a></li></ul></div>`;

beforeEach(() => {
  forgetEverything();
  document.documentElement.lang = 'en-GB';
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

afterEach(() => close());

describe('server-rendered content', () => {
  test('is adopted with its counts, and nothing is fetched', async () => {
    const { services, user } = await open('/events', found, serverHtml);
    expect(titles()).toEqual(['Event forum']);
    expect(screen.getByText('3 events', { selector: '.inlay-list-view__line' })).toBeVisible();
    await user.click(button('Format'));
    expect(screen.getByRole('checkbox', { name: 'Virtual 3' })).toBeVisible();
    expect(screen.getByText('Showing 1 of 3')).toBeVisible();
    expect(announced()).toBe('');
    expect(services.calls).toHaveLength(0);
  });

  test('continues after the server-rendered items', async () => {
    const { user, last } = await open('/events', found, serverHtml);
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toHaveLength(13));
    expect(last()).toMatchObject({ afterId: '1', limit: 12 });
    expect(location.search).toBe('?page=2');
  });

  test('shows the time in the zone of the event and of the visitor, its links, and its calendar file', async () => {
    await open('/events', found, serverHtml);
    expect(screen.getByText('2 December 2090')).toHaveAttribute('datetime', '2090-12-02T13:00:00.000Z');
    expect(screen.getByText(/^22:00 – 23:30 (GMT\+9|JST)$/)).toBeVisible();
    expect(screen.getByText(/your time$/)).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Event forum', '#forum'],
      ['Bring a case: Event forum', '/contact'],
      ['Add to calendar: Event forum', '/forum.ics'],
    ]);
  });
});

describe('filters', () => {
  test('an address in any case opens with them chosen', async () => {
    const { last } = await open(
      '/events?format=virtual&location=EUROPE',
      found,
      '<div data-module="events-list"><script type="application/json">{"formats":[{"name":"Virtual"}],"locations":[{"name":"Europe"}]}</script></div>',
    );
    await shows('Virtual Europe 1');
    expect(last()).toMatchObject({ eventMode: ['Virtual'], region: ['Europe'], limit: 12, afterId: '' });
    expect(button('Remove Europe')).toBeVisible();
    expect(announced()).toBe('60 events; Format: Virtual; Region: Europe');
  });

  test('without a list of them they are those that the service counts', async () => {
    const { user } = await open();
    await shows('All 1');
    await user.click(button('Region'));
    await user.click(box('Asia'));
    await shows('Asia 1');
    expect(location.search).toBe('?location=Asia');
    expect(screen.queryByRole('button', { name: 'Subject' })).not.toBeInTheDocument();
  });

  test('are in their final position while the first response is pending', async () => {
    await open('/events', 'never');
    expect(['Format', 'Region', 'Subject'].map((name) => button(name))).toHaveLength(3);
  });

  test('a filter that the editor turned off is not offered', async () => {
    await open(
      '/events',
      found,
      '<div data-module="events-list" data-has-format-filter="false" data-has-date-filter="false"></div>',
    );
    await shows('All 1');
    expect(screen.queryByRole('button', { name: 'Format' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  });
});

describe('months', () => {
  const counted = (call: Call): Answer => {
    const answer = found(call) as { json: { facets: object } };
    return {
      json: { ...answer.json, facets: { ...answer.json.facets, month: { '2091-01': 4, '2090-12': 31, Later: 1 } } },
    };
  };
  const requested = (call: Call | undefined) => (call!.json as { month?: string[] }).month;

  test('are offered in their order, by their names, and are in the address, the request and the feed', async () => {
    const { user, services } = await open('/events', counted, '<div data-module="events-list"></div>', {
      feeds: { events: '/calendar.ics' },
    });
    await shows('All 1');
    expect(requested(services.callsOf(EVENTS).at(-1))).toBeUndefined();
    await user.click(button('Month'));
    const names = screen.getAllByRole('checkbox').map((option) => option.parentElement?.textContent);
    expect(names).toEqual(
      ['December 2090 31', 'January 2091 4', 'Later 1'].map((name) => expect.stringContaining(name.split(' ')[0]!)),
    );
    await user.click(box('2091-01'));
    await waitFor(() => expect(location.search).toBe('?month=2091-01'));
    await waitFor(() => expect(requested(services.callsOf(EVENTS).at(-1))).toEqual(['2091-01']));
    expect(await screen.findByRole('button', { name: 'Remove January 2091' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Save these events as a file' })).toHaveAttribute(
      'href',
      expect.stringContaining('month=2091-01'),
    );
  });

  test('are left out where the service counts none, and where the editor turned them off', async () => {
    const { unmount } = await open();
    await shows('All 1');
    expect(screen.queryByRole('button', { name: 'Month' })).not.toBeInTheDocument();
    unmount();
    await open('/events', counted, '<div data-module="events-list" data-has-month-filter="false"></div>');
    await shows('All 1');
    expect(screen.queryByRole('button', { name: 'Month' })).not.toBeInTheDocument();
  });
});

describe('dates', () => {
  const choose = async (name: string, value: string) => {
    const field = day(name);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  test('a first date without a last one fetches nothing, reports the missing date, and links to it', async () => {
    const { user, calls } = await open();
    await shows('All 1');
    await choose('From', '2090-12-01');
    await user.click(button('Show'));
    expect(screen.getByText('Choose the last day as well.')).toBeVisible();
    expect(day('To')).toHaveAccessibleDescription('Choose the last day as well.');
    expect(day('To')).toHaveFocus();
    expect(calls()).toHaveLength(1);
    expect(location.search).toBe('');
  });

  test('the last before the first says so', async () => {
    const { user, calls } = await open();
    await shows('All 1');
    await choose('From', '2090-12-31');
    await choose('To', '2090-12-01');
    await user.click(button('Show'));
    expect(screen.getByText('The last day is before the first.')).toBeVisible();
    expect(calls()).toHaveLength(1);
  });

  test('both are sent as whole UTC days without milliseconds, and are removed like a filter', async () => {
    const { user, calls, last } = await open();
    await shows('All 1');
    await choose('From', '2090-12-01');
    await choose('To', '2090-12-31');
    await user.click(button('Show'));
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(last()).toMatchObject({ startDate: '2090-12-01T00:00:00Z', endDate: '2090-12-31T23:59:59Z' });
    expect(location.search).toBe('?from=2090-12-01&to=2090-12-31');
    await user.click(await screen.findByRole('button', { name: /^Remove 1\s*–\s*31 Dec 2090$/ }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(day('From')).toHaveValue(''));
  });

  test('an address with one of them is taken without', async () => {
    const { last } = await open('/events?from=2090-12-01');
    await shows('All 1');
    expect(last().startDate).toBeUndefined();
  });
});

describe('an event', () => {
  const only = (more: object): Answerer => ({
    json: { events: [event('odd', more)], total: 1, hasNext: false, nextCursor: '' },
  });

  const wholeDays = { isWholeDay: true, startTime: '2090-12-02T00:00:00Z', endTime: '2090-12-03T23:59:59Z' };
  test.each([
    ['without a date, in the year 1', { startTime: '0001-01-01T00:00:00Z', endTime: '' }, 'Date to be announced'],
    ['of whole days', wholeDays, /^2\s*–\s*3 December 2090$/],
    ['of whole days has no hours', wholeDays, 'All day'],
    [
      'that ends before it starts has a start only',
      { timeZone: 'Etc/UTC', endTime: '2090-11-02T14:30:00Z' },
      /^13:00 GMT(\+0)?$/,
    ],
    ['that the service says is over', { isOver: true }, 'Ended'],
    ['in a zone that does not exist', { timeZone: 'Mars/Olympus' }, '2 December 2090'],
    ['that an editor pinned', { pinnedItem: true }, 'Highlight'],
    ['that is free', { offers: [{ price: 0, currency: 'EUR' }] }, 'Virtual · Free'],
    [
      'with a price',
      {
        offers: [
          { price: 40, currency: 'EUR' },
          { price: -1, currency: 'EUR' },
        ],
      },
      'Virtual · €40',
    ],
    [
      'with several prices',
      {
        offers: [
          { price: 40, currency: 'EUR' },
          { price: 12.5, currency: 'EUR' },
          { price: 1, currency: 'euros' },
        ],
      },
      'Virtual · From €12.50',
    ],
    ['in a currency with three decimals', { offers: [{ price: 12.375, currency: 'KWD' }] }, 'Virtual · KWD 12.375'],
  ])('%s: %j shows %s', async (_, more, message) => {
    await open('/events', only(more));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText(/your time$/)).not.toBeInTheDocument();
  });

  test('has a block with its day and month, hidden from screen readers, and one line of facts', async () => {
    const { element } = await open(
      '/events',
      only({
        timeZone: 'Asia/Tokyo',
        startTime: '2090-12-02T23:00:00Z',
        endTime: '2090-12-03T01:00:00Z',
        eventLocation: 'Tokyo',
        interest: 'Energy and Materials',
        performers: [{ name: 'Ada' }],
        offers: [{ price: 0, currency: 'EUR' }],
      }),
    );
    const block = await screen.findByText('Dec');
    expect(block).toHaveTextContent(/^3 Dec$/);
    expect(block).toHaveAttribute('aria-hidden', 'true');
    expect(element.querySelector('.inlay-card__meta')).toHaveTextContent(/^Tokyo · Virtual · Free$/);
  });

  test('that is over is marked, and offers no calendar entry', async () => {
    const past = { startTime: '2020-01-01T10:00:00Z', endTime: '2020-01-01T11:00:00Z' };
    await open('/events', only({ ...past, calendarUrl: '/odd.ics' }));
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  });

  test('with an end and no start says until when', async () => {
    await open('/events', only({ startTime: '0001-01-01T00:00:00Z', timeZone: 'UTC' }));
    expect(await screen.findByText(/^Until 14:30 GMT(\+0)?$/)).toBeVisible();
    expect(screen.getByText('2 December 2090')).toBeVisible();
  });

  test('with whole days, an end, and no start says until which day', async () => {
    await open('/events', only({ startTime: '0001-01-01T00:00:00Z', isWholeDay: true }));
    expect(await screen.findByText('Until 2 December 2090')).toBeVisible();
    expect(screen.queryByText('All day')).not.toBeInTheDocument();
  });

  test('may name the filters that it belongs to, which are for the service and not shown', async () => {
    const names = 'Careers,Early stage';
    const serverHtml = `<div data-module="events-list" data-total="1"><div data-item="events"><h2 data-field="title">Event forum</h2><data data-field="id" value="forum"></data><p hidden data-field="filterValue">${names}</p></div></div>`;
    const { element, notes } = await open('/events', found, serverHtml, { mode: 'edit' });
    expect(screen.getByRole('heading', { name: 'Event forum' })).toBeVisible();
    expect(element).not.toHaveTextContent(names);
    expect(notes()).toEqual([]);
    const { element: other } = await open('/events', only({ filterValue: names }));
    expect(await screen.findByRole('heading', { name: 'Event odd' })).toBeVisible();
    expect(other).not.toHaveTextContent(names);
  });

  test('links a call to action whose URL the service names href', async () => {
    await open('/events', only({ callToActions: [{ text: 'Bring a case', href: '/contact' }] }));
    expect(await screen.findByRole('link', { name: /Bring a case/ })).toHaveAttribute('href', '/contact');
  });

  test.each([
    ['its page', { url: '/events/odd' }, '/events/odd'],
    ['its card, where it has no page', {}, '#odd'],
    ['its card, where the address of its page is no address', { url: 'javascript:alert(1)' }, '#odd'],
  ])('has a title that leads to %s', async (_, more, href) => {
    await open('/events', only(more));
    expect(await screen.findByRole('link', { name: 'Event odd' })).toHaveAttribute('href', href);
  });

  test('opens in a dialog that says all of it, and gives the focus back', async () => {
    const { user } = await open(
      '/events',
      only({
        url: '/events/odd',
        description: '<p>All of the <b>words</b>.</p>',
        eventLocation: 'Tollbukaia 12, Oslo',
        eventFormat: 'Hybrid',
        performers: [{ name: 'Ada' }, { name: 'Grace' }, {}],
        offers: [
          { price: 40, currency: 'EUR' },
          { price: 0, currency: 'EUR' },
        ],
        callToActions: [{ text: 'Register', url: '/register' }],
      }),
    );
    const title = await screen.findByRole('link', { name: 'Event odd' });
    await user.click(title);
    const dialog = within(await screen.findByRole('dialog', { name: 'Event odd' }));
    for (const text of [
      '2 December 2090',
      'All of the words.',
      'Tollbukaia 12, Oslo',
      'Hybrid',
      'Ada and Grace',
      '€0 · €40',
    ])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('link', { name: /Show on a map/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=Tollbukaia%2012%2C%20Oslo',
    );
    expect(dialog.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    expect(dialog.getByRole('link', { name: 'Page of the event' })).toHaveAttribute('href', '/events/odd');
    expect(dialog.getByRole('link', { name: /Google Calendar/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(title).toHaveFocus();
  });

  test('that ends before it starts has no end in an online calendar either', async () => {
    const { user } = await open('/events', only({ endTime: '2090-12-01T09:00:00Z' }));
    await user.click(await screen.findByRole('link', { name: 'Event odd' }));
    const dialog = within(await screen.findByRole('dialog'));
    const addressOf = (name: RegExp) => new URL(dialog.getByRole<HTMLAnchorElement>('link', { name }).href);
    expect(addressOf(/Google/).searchParams.get('dates')).toBe('20901202T130000Z/20901202T130000Z');
    expect(addressOf(/Outlook/).searchParams.get('enddt')).toBe('2090-12-02T13:00:00Z');
  });

  test('has the address of all events to copy by hand, selected, if the browser denies copying', async () => {
    const { user } = await open('/events', only({}), undefined, { feeds: { events: '/events.ics' } });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await screen.findByRole('link', { name: 'Event odd' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Copy the address/ }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('http://localhost/events.ics');
  });

  test('online has no map, and one that is over no calendar', async () => {
    const { user } = await open('/events', only({ eventLocation: 'Online', isOver: true }));
    await user.click(await screen.findByRole('link', { name: 'Event odd' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Online')).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    expect(dialog.queryByText('Add to calendar')).not.toBeInTheDocument();
  });

  test('is text, whatever the service answers', async () => {
    const { element } = await open(
      '/events',
      only({
        title: '<img src=x onerror=alert(1)>',
        description: '<b>Bold</b>',
        image: { src: 'javascript:alert(1)' },
      }),
    );
    expect(await screen.findByText('Bold')).toBeVisible();
    expect(element.querySelector('img, b')).toBeNull();
  });
});

describe('an answer', () => {
  test('with events twice or without a title shows each once, and counts in words', async () => {
    await open('/events', {
      json: { events: [event('a'), event('a'), { id: 'b', title: '' }, null], total: '60', hasNext: true },
    });
    await shows('a', 1);
    expect(screen.getByText('60 events', { selector: '.inlay-list-view__line' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('with two dates of one id shows both', async () => {
    const dates = ['2090-12-02T13:00:00Z', '2090-12-09T13:00:00Z'].map((startTime) => event('course', { startTime }));
    await open('/events', { json: { events: dates, total: 2 } });
    await shows('course', 2);
    expect(screen.getByText('9 December 2090')).toBeVisible();
  });

  test('with one event twice shows it once', async () => {
    await open('/events', { json: { events: [event('talk'), event('talk'), event('visit')], total: 3 } });
    await waitFor(() => expect(titles()).toEqual(['Event talk', 'Event visit']));
  });

  test.each([{ events: null, total: 4 }, { total: 4 }, { events: [] }, {}])(
    '%j is invalid: the list shows that it is unavailable',
    async (json) => {
      await open('/events', { json });
      expect(await screen.findByText(/The list is not available right now/)).toBeVisible();
    },
  );

  test('that finds nothing says so in the editor’s words, and how to find more', async () => {
    const { user } = await open(
      '/events?format=Virtual',
      (call) =>
        askedIn(call).eventMode.length ? { json: { events: [], total: 0, without: { eventMode: 60 } } } : found(call),
      '<div data-module="events-list" data-no-events="Nothing is planned."></div>',
    );
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
    await user.click(button('Remove Virtual (60 results)'));
    await shows('All 1');
  });
});

test('an address of page three brings all three in one call', async () => {
  const { calls } = await open('/events?page=3');
  await shows('All 1', 36);
  expect(calls().map(({ limit }) => limit)).toEqual([36]);
});

test('the calendar to subscribe to follows the filters; a range counts with both ends', async () => {
  const { user } = await open('/events?format=virtual&from=2026-12-01', found, serverHtml, {
    feeds: { events: '/calendar.ics' },
  });
  const address = () =>
    new URL(screen.getByRole('link', { name: 'Save these events as a file' }).getAttribute('href')!).search;
  expect(address()).toBe('?format=Virtual');
  await user.click(button('Remove Virtual'));
  await waitFor(() => expect(address()).toBe(''));
});

test('offers no calendar subscription if the site configures none', async () => {
  await open('/events', found, serverHtml);
  expect(screen.queryByRole('link', { name: 'Subscribe to this calendar' })).not.toBeInTheDocument();
});

test.each([
  ['?format=virtual', ['Virtual']],
  ['?format=hybrid,VIRTUAL', ['Hybrid', 'Virtual']],
])('%s opens with the names that the service counts, on a page without options', async (search, formats) => {
  const { user, last } = await open(
    `/events${search}`,
    found,
    '<div data-module="events-list" data-has-format-filter></div>',
  );
  await shows(`${formats.join(' ')} 1`);
  expect(last().eventMode).toEqual(formats);
  await user.click(button(/^Format/));
  for (const name of formats) {
    expect(box(name)).toBeChecked();
    expect(button(`Remove ${name}`)).toBeVisible();
  }
});

describe('a source', () => {
  const file = (...names: string[]): Answer => ({
    text: [
      'BEGIN:VCALENDAR',
      ...names.flatMap((name, index) => [
        'BEGIN:VEVENT',
        `UID:${name}`,
        `SUMMARY:Event ${name}`,
        `DTSTART:209012${String(10 + index)}T130000Z`,
        `CATEGORIES:${index % 2 ? 'Ports' : 'Grids'}`,
        `URL:/events/${name}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  });
  const withSource = (source = '/events.ics', more = '') =>
    `<div data-module="events-list" data-source="${source}" data-limit="2" ${more}><ul><li data-item="events"><data data-field="id" value="old"></data><h2 data-field="title">Event old</h2></li></ul></div>`;
  const openSource = (answer: Answerer, html = withSource(), config = {}) =>
    open('/events', found, html, config, { 'GET /events.ics': answer });
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => {})));
  afterEach(() => warn.mockRestore());

  test('is filtered, counted and paged in the browser, without the service', async () => {
    const { user, services } = await openSource(file('a', 'b', 'c', 'd', 'e'));
    await shows('a', 2);
    expect(screen.getByRole('link', { name: 'Event a' })).toHaveAttribute('href', 'http://localhost/events/a');
    await user.click(button('Show more'));
    await shows('a', 4);
    await user.click(button('Subject'));
    expect(screen.getByRole('checkbox', { name: 'Ports 2' })).toBeVisible();
    await user.click(box('Ports'));
    await shows('b', 2);
    expect(location.search).toBe('?interest=Ports');
    await user.click(button('Month'));
    expect(screen.getByRole('checkbox', { name: 'December 2090 2' })).toBeVisible();
    expect(services.calls.map(({ operation }) => operation)).toEqual(['GET /events.ics']);
    expect(screen.queryByRole('link', { name: /file/ })).not.toBeInTheDocument();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is awaited with all its filters, because it always counts months', async () => {
    await openSource('never');
    expect(['Month', 'Format', 'Region', 'Subject'].map((name) => button(name))).toHaveLength(4);
  });

  test('that cannot be read leaves the server content beside the error, and the console says why', async () => {
    const { user, services } = await openSource({ status: 404 });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('Event old')).toBeVisible();
    await waitFor(
      () =>
        expect(warn.mock.calls).toEqual([
          [
            expect.stringMatching(
              /^Inlay: events-list: data-source \(.*\/events\.ics\) was not found: it answered 404/,
            ),
          ],
        ]),
      { timeout: 3000 },
    );
    services.answer('GET /events.ics', file('a'));
    await user.click(button('Try again'));
    await shows('a', 1);
  });

  test('that cannot be read has a note in edit mode', async () => {
    const { notes } = await openSource({ text: '<!doctype html>' }, withSource(), { mode: 'edit' });
    await waitFor(() => expect(notes().join()).toMatch(/source .*not in a format that this module reads: iCalendar/));
  });

  test('is read again after a change, and the old request is aborted silently', async () => {
    const { element, services } = await openSource('never');
    await waitFor(() => expect(services.callsOf('GET /events.ics')).toHaveLength(1));
    services.answer('GET /other.ics', file('x'));
    element.dataset['source'] = '/other.ics';
    await act(async () => update(element));
    await shows('x', 1);
    expect(services.callsOf('GET /events.ics')[0]!.signal!.aborted).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is not waited for once the element leaves', async () => {
    const { services, unmount } = await openSource('never');
    await waitFor(() => expect(services.callsOf('GET /events.ics')).toHaveLength(1));
    unmount();
    expect(services.callsOf('GET /events.ics')[0]!.signal!.aborted).toBe(true);
    await act(async () => {});
    expect(warn).not.toHaveBeenCalled();
  });
});
