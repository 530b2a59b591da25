import { screen, waitFor, within } from 'testing';
import { announced } from '../../tests/setup/announced';
import { mountPlaceholder } from '../../tests/setup/mount';
import { recordSavedFiles, type SavedFile } from '../../tests/setup/saved-files';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import eventsCalendar from './index';

const EVENTS = 'POST /services/articles/careerevents/events';

interface Asked {
  afterId: string;
  startDate: string;
  endDate: string;
}

const askedIn = ({ json }: Call) => json as Asked;
const event = (id: string, startTime: string, more: object = {}) => ({
  id,
  title: `Event ${id}`,
  startTime,
  endTime: startTime,
  ...more,
});
const answer = (events: object[], more: object = {}): Answer => ({
  json: { events, total: events.length, hasNext: false, nextCursor: '', ...more },
});

/** Ten events in each month, one a day, and one of four days. */
function found(call: Call): Answer {
  const month = askedIn(call).startDate.slice(0, 7);
  const ten = Array.from({ length: 10 }, (_, index) =>
    event(`${month} ${index + 1}`, `${month}-${String(index + 10)}T09:00:00Z`),
  );
  return answer([...ten, event(`${month} long`, `${month}-02T09:00:00Z`, { endTime: `${month}-05T17:00:00Z` })]);
}

let close = () => {};

async function open(
  address = '/calendar?month=2090-12',
  served: Answerer = found,
  html = '<div data-module="events-calendar" data-today="2090-11-23"></div>',
  config = {},
) {
  history.replaceState(null, '', address);
  const services = fakeServices({ [EVENTS]: served });
  const mounted = await mountPlaceholder(html, eventsCalendar, config);
  close = mounted.unmount;
  return { ...mounted, services, calls: () => services.callsOf(EVENTS).map(askedIn) };
}

const headings = (level: number) => [...document.querySelectorAll(`h${level}`)].map((element) => element.textContent);
const month = () => headings(2)[0];
const showsMonth = (name: string) => waitFor(() => expect(month()).toBe(name));
const days = () => headings(3);
const titles = () => headings(4);
/** Asking a whole month for its roles takes seconds. */
const link = (name: string) => screen.getByLabelText(name, { selector: 'a[href]' });
const button = (name: string) => screen.getByText(name, { selector: 'button *' });
const heading = (name: string) => screen.getByText(name, { selector: 'h3 *' }).parentElement;

/** What the server writes for one of two entries. */
const serverHtml = `<div data-module="events-calendar" data-today="2090-11-23" data-month="2090-12" data-count="2" data-total="3" data-limit="1">
  <table><tr><td data-item="days"><time data-field="date" datetime="2090-12-02">2</time><b data-field="count">2</b><i data-field="titles">Event forum</i><i data-field="titles">Event talk</i></td>
    <td data-item="days"><time data-field="date" datetime="2090-12-03">3</time><b data-field="count">1</b><i data-field="titles">Event forum</i></td></tr></table>
  <ul><li data-item="events"><data data-field="id" value="forum"></data><data data-field="day" value="2090-12-02"></data><h4 data-field="title">Event forum</h4>
    <time data-field="startTime" datetime="2090-12-02T13:00:00Z">2 December</time><time data-field="endTime" datetime="2090-12-03T14:30:00Z"></time>
    <data data-field="timeZone" value="Asia/Tokyo"></data><data data-field="expirationDate" value="2090-10-01"></data><data data-field="calendarUrl" value="/forum.ics"></data></li></ul></div>`;

beforeEach(() => {
  forgetEverything();
  document.documentElement.lang = 'en-GB';
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  close();
  jest.restoreAllMocks();
});

describe('server-rendered content', () => {
  test('is adopted, and nothing is fetched', async () => {
    const { services } = await open('/calendar?month=2090-12', found, serverHtml);
    expect(month()).toBe('December 2090');
    expect(screen.getByText('2 events', { selector: '.inlay-list-view__line' })).toBeVisible();
    expect(titles()).toEqual(['Event forum']);
    expect(link('Saturday 2 December, 2 events')).toBeInTheDocument();
    expect(screen.getByText('Day 1 of 2')).toBeVisible();
    expect(announced()).toBe('');
    expect(services.calls).toHaveLength(0);
  });

  test('an event without a page has a title that links to its day', async () => {
    await open('/calendar?month=2090-12', found, serverHtml);
    const href = screen.getByRole('link', { name: 'Event forum' }).getAttribute('href') ?? '';
    expect(href).toBe('#2090-12-02');
    expect(document.getElementById(href.slice(1))).toHaveTextContent('Saturday 2 December');
  });

  test('continues after the server-rendered items', async () => {
    const served = () =>
      answer([
        event('forum', '2090-12-02T13:00:00Z', { title: 'Event forum', endTime: '2090-12-03T14:30:00Z' }),
        event('talk', '2090-12-02T18:00:00Z'),
      ]);
    const { user } = await open('/calendar?month=2090-12', served, serverHtml);
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toEqual(['Event forum', 'Event talk']));
    expect(location.search).toBe('?month=2090-12&page=2');
    expect(announced()).toBe('1 more, 2 of 3');
  });

  test('is replaced by a fetch if the URL names another month', async () => {
    const { calls } = await open('/calendar?month=2091-02', found, serverHtml);
    await showsMonth('February 2091');
    expect(calls()).toMatchObject([{ startDate: '2091-02-01T00:00:00Z', endDate: '2091-02-28T23:59:59Z' }]);
  });
});

describe('the month', () => {
  test('is a table whose days with events are links that say how many', async () => {
    const { calls } = await open();
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    expect(calls()).toMatchObject([{ startDate: '2090-12-01T00:00:00Z', endDate: '2090-12-31T23:59:59Z' }]);
    const table = screen.getByRole('grid', { name: 'Events in December 2090' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
    expect(
      within(table)
        .getAllByRole('link')
        .map((element) => element.getAttribute('aria-label')),
    ).toHaveLength(14);
    expect(link('Sunday 10 December, 1 event')).toHaveAttribute('href', expect.stringMatching(/#2090-12-10$/));
  });

  test('collapses weeks without events once they have loaded, but not if the whole month is empty', async () => {
    const emptyWeeks = () => [...document.querySelectorAll('tbody tr')].map((row) => row.hasAttribute('data-empty'));
    await open('/calendar?month=2090-12', 'never');
    expect(emptyWeeks()).toEqual([false, false, false, false, false]);
    close();
    await open();
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    expect(emptyWeeks()).toEqual([false, false, false, false, true]);
    close();
    await open('/calendar?month=2090-12', answer([]));
    await waitFor(() => expect(document.querySelectorAll('[aria-label$=" 0 events"]')).toHaveLength(31));
    expect(emptyWeeks()).toEqual([false, false, false, false, false]);
  });

  test.each([
    ['ja', '日'],
    ['de-DE', 'Mo'],
    ['ar', 'السبت'],
  ])('begins its weeks as in %s', async (lang, first) => {
    document.documentElement.lang = lang;
    await open();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first);
  });

  test('marks today, and begins with its month', async () => {
    const { calls } = await open('/calendar');
    await showsMonth('November 2090');
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(document.querySelector('td[aria-current="date"]')).toHaveTextContent('23');
  });

  test('with more events on a day than a cell holds says how many more, and its link leads to all of them', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      event(String(index + 1).padStart(2, '0'), `2090-12-${index < 10 ? '01' : '20'}T09:00:00Z`),
    );
    const { user } = await open('/calendar?month=2090-12', () => answer(many));
    await screen.findByText('+17 more');
    expect(titles()).toHaveLength(8);
    await user.click(link('Wednesday 20 December, 20 events'));
    await waitFor(() => expect(titles()).toHaveLength(30));
    expect(days()).toEqual(['Friday 1 December', 'Wednesday 20 December']);
    expect(heading('Wednesday 20 December')).toHaveFocus();
    expect(location.search).toBe('?month=2090-12&page=4');
  });

  test('of 500 events comes page by page from the service', async () => {
    const allEvents = Array.from({ length: 500 }, (_, index) =>
      event(String(index), `2090-12-${String((index % 28) + 1).padStart(2, '0')}T09:00:00Z`),
    );
    const served = (call: Call) => {
      const from = Number(askedIn(call).afterId || 0);
      return answer(allEvents.slice(from, from + 100), {
        total: 500,
        hasNext: from < 400,
        nextCursor: String(from + 100),
      });
    };
    const { calls } = await open('/calendar?month=2090-12', served);
    await screen.findByText('500 events', { selector: '.inlay-list-view__line' });
    expect(calls()).toHaveLength(5);
    expect(titles()).toHaveLength(8);
  });
});

describe('the views', () => {
  const views = () => within(screen.getByRole('navigation', { name: 'View' }));
  const choose = (name: string) => views().getByRole('link', { name });
  const chosen = () => views().getByRole('link', { current: true }).textContent;
  const grid = () => document.querySelector('.inlay-events-calendar__grid');
  const week = (first: string, last: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
      new Date(first),
      new Date(last),
    );
  const dayName = (day: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const nextWeek = (first: string, last: string) => link(`Next week, ${week(first, last).replace(/\s/g, ' ')}`);

  test('are a month, a week of it, a day and a list, each in the address', async () => {
    const { user, calls } = await open('/calendar?month=2090-12&tab=2');
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(choose('Week'));
    await showsMonth(week('2090-11-27', '2090-12-03'));
    expect(location.search).toBe('?tab=2&view=week&day=2090-12-01');
    expect(chosen()).toBe('Week');
    expect(grid()!.querySelectorAll('tbody tr')).toHaveLength(1);
    await waitFor(() => expect(days()).toEqual(['Saturday 2 December', 'Sunday 3 December']));
    expect(calls().map(({ startDate }) => startDate.slice(0, 7))).toEqual(['2090-12', '2090-11']);
    await user.click(nextWeek('2090-12-04', '2090-12-10'));
    await showsMonth(week('2090-12-04', '2090-12-10'));
    expect(days()).toEqual(['Monday 4 December', 'Tuesday 5 December', 'Sunday 10 December']);
    await user.click(choose('Day'));
    await showsMonth(dayName('2090-12-04'));
    expect(days()).toEqual(['Monday 4 December']);
    expect(grid()).toBeNull();
    await user.click(link(`Previous day, ${dayName('2090-12-03')}`));
    await user.click(choose('List'));
    await showsMonth('December 2090');
    expect(location.search).toBe('?tab=2&view=list&month=2090-12');
    expect(grid()).toBeNull();
    expect(titles()).toHaveLength(8);
  });

  test('keep all events of a week visible, and state if there are none', async () => {
    const many = Array.from({ length: 30 }, (_, index) => event(String(index), '2090-12-01T09:00:00Z'));
    const { user } = await open('/calendar?view=week&day=2090-12-01', (call) =>
      answer(askedIn(call).startDate.startsWith('2090-12') ? many : []),
    );
    await waitFor(() => expect(titles()).toHaveLength(30));
    expect(screen.getByText('+22 more')).toBeVisible();
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
    await user.click(nextWeek('2090-12-04', '2090-12-10'));
    expect(await screen.findByText('No events this week')).toBeVisible();
  });

  test('arrow keys lead from one week to the next', async () => {
    const { user } = await open('/calendar?view=week&day=2090-12-10');
    await waitFor(() => expect(days()).toHaveLength(3));
    link('Sunday 10 December, 1 event').focus();
    await user.keyboard('{ArrowRight}');
    await showsMonth(week('2090-12-11', '2090-12-17'));
    expect(document.activeElement).toHaveAccessibleName('Monday 11 December, 1 event');
  });

  test('that the visitor chose last comes first the next time, and Back returns through both', async () => {
    const { user } = await open();
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(choose('List'));
    expect(chosen()).toBe('List');
    close();
    const { user: later } = await open('/calendar');
    await showsMonth('November 2090');
    expect(chosen()).toBe('List');
    await later.click(choose('Month'));
    await waitFor(() => expect(grid()).not.toBeNull());
    expect(location.search).toBe('?view=month');
    history.back();
    await waitFor(() => expect(chosen()).toBe('List'));
  });

  test('are not stored without consent, and an address with a view has priority', async () => {
    const { user } = await open('/calendar?month=2090-12', found, undefined, { consent: { tool: 'built-in' } });
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(choose('Week'));
    expect(localStorage).toHaveLength(0);
    close();
    localStorage.setItem('inlay:visitor:calendar-view', 'week');
    await open('/calendar?view=day');
    expect(chosen()).toBe('Day');
  });
});

describe('the days by keyboard', () => {
  const focusedDay = () => (document.activeElement as HTMLElement).dataset['day'];
  const tabStops = () => document.querySelectorAll('.inlay-events-calendar__grid [tabindex="0"]');

  test('are one tab stop, and arrow keys, Home and End move from day to day', async () => {
    const { user } = await open();
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    expect(tabStops()).toHaveLength(1);
    (tabStops()[0] as HTMLElement).focus();
    expect(focusedDay()).toBe('2090-12-02');
    for (const [key, day] of [
      ['ArrowRight', '2090-12-03'],
      ['ArrowDown', '2090-12-10'],
      ['ArrowLeft', '2090-12-09'],
      ['Home', '2090-12-04'],
      ['End', '2090-12-10'],
      ['ArrowUp', '2090-12-03'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(focusedDay()).toBe(day);
    }
    expect(tabStops()).toHaveLength(1);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName('Friday 1 December, 0 events');
  });

  test('lead on into the months around', async () => {
    const { user } = await open();
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    (tabStops()[0] as HTMLElement).focus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(focusedDay()).toBe('2091-01-02'));
    expect(location.search).toBe('?month=2091-01');
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(focusedDay()).toBe('2090-12-26'));
    await showsMonth('December 2090');
  });

  test('can be left again if the month after them cannot be loaded', async () => {
    const { user } = await open('/calendar?month=2090-12', (call) =>
      askedIn(call).startDate.startsWith('2091') ? { status: 500 } : found(call),
    );
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    document.querySelector<HTMLElement>('[data-day="2090-12-31"]')!.focus();
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/not available right now/);
    await user.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2090-12-31');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focusedDay()).toBe('2090-12-29');
  });

  test('go to the other side where the page runs from right to left', async () => {
    const { user } = await open();
    await screen.findByText('11 events', { selector: '.inlay-list-view__line' });
    document.querySelector<HTMLElement>('.inlay-events-calendar__grid')!.style.direction = 'rtl';
    (tabStops()[0] as HTMLElement).focus();
    await user.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2090-12-03');
  });
});

describe('the list', () => {
  test('shows eight at first, by day, then more', async () => {
    const { user } = await open();
    await waitFor(() => expect(titles()).toHaveLength(8));
    expect(days().slice(0, 5)).toEqual([
      'Saturday 2 December',
      'Sunday 3 December',
      'Monday 4 December',
      'Tuesday 5 December',
      'Sunday 10 December',
    ]);
    expect(screen.getByText('Day 4 of 4')).toBeVisible();
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toHaveLength(14));
    expect(document.activeElement?.closest('[data-list-item]')).toHaveTextContent('Event 2090-12 5');
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
  });

  test('names no days of an event that lasts into the night', async () => {
    const night = event('night', '2090-12-02T22:00:00Z', { endTime: '2090-12-03T02:00:00Z' });
    await open('/calendar?month=2090-12', () => answer([night]));
    await waitFor(() => expect(days()).toEqual(['Saturday 2 December']));
    expect(screen.queryByText(/Day 1/)).not.toBeInTheDocument();
  });

  test('a day that is shown already is gone to', async () => {
    const { user, calls } = await open();
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(link('Sunday 10 December, 1 event'));
    expect(heading('Sunday 10 December')).toHaveFocus();
    expect(location.hash).toBe('#2090-12-10');
    expect(calls()).toHaveLength(1);
  });

  test('is grouped by UTC days, with the visitor’s date if that differs', async () => {
    const late = event('late', '2090-12-02T20:00:00Z', { endTime: '2090-12-02T21:00:00Z', timeZone: 'Asia/Tokyo' });
    await open('/calendar?month=2090-12', () => answer([late]));
    await waitFor(() => expect(days()).toEqual(['Saturday 2 December']));
    expect(screen.getByText(/^3 December 2090, 05:00 – 06:00 (GMT\+9|JST)$/)).toBeVisible();
    expect(screen.getByText(/your time$/)).toBeVisible();
  });

  test('is in the order of the clocks, whatever the zone of an event', async () => {
    await open('/calendar?month=2090-12', () =>
      answer([
        event('later', '2090-12-02T03:00:00Z'),
        event('earlier', '2090-12-02T09:00:00', { timeZone: 'Asia/Tokyo' }),
      ]),
    );
    await waitFor(() => expect(titles()).toEqual(['Event earlier', 'Event later']));
  });

  test('keeps what is over and still listed, and leaves out what has expired or has no date', async () => {
    const served = () =>
      answer([
        event('kept', '2090-11-02T09:00:00Z', { expirationDate: '2090-11-30', isOver: true }),
        event('gone', '2090-11-03T09:00:00Z', { expirationDate: '2090-11-22' }),
        event('unset', '0001-01-01T00:00:00Z'),
      ]);
    await open('/calendar', served);
    await waitFor(() => expect(titles()).toEqual(['Event kept']));
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByText(/Add to calendar/)).not.toBeInTheDocument();
  });

  test('shows texts as text, and no address that a link must not have', async () => {
    const bad = event('bad', '2090-12-02T09:00:00Z', {
      title: '<img src=x onerror=alert(1)>',
      calendarUrl: 'javascript:alert(1)',
      callToActions: [{ text: 'Press', url: 'javascript:alert(1)' }],
      endTime: '2090-12-01T09:00:00Z',
    });
    const { element } = await open('/calendar?month=2090-12', () => answer([bad, bad]));
    await waitFor(() => expect(titles()).toEqual(['<img src=x onerror=alert(1)>']));
    expect(element.innerHTML).not.toContain('javascript:');
    expect(screen.queryByText('Press')).not.toBeInTheDocument();
  });
});

describe('going from month to month', () => {
  test('is announced, in the address, and undone by Back', async () => {
    const { user, calls } = await open();
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(link('Next month, January 2091'));
    await showsMonth('January 2091');
    expect(location.search).toBe('?month=2091-01');
    expect(announced()).toBe('11 events; January 2091');
    expect(link('Next month, February 2091')).toHaveFocus();
    history.back();
    await showsMonth('December 2090');
    expect(calls()).toHaveLength(2);
    await user.click(link('Next month, January 2091'));
    await showsMonth('January 2091');
    await user.click(link('Previous month, December 2090'));
    await showsMonth('December 2090');
    expect(calls()).toHaveLength(2);
    await user.click(screen.getByText('Today'));
    await showsMonth('November 2090');
    expect(location.search).toBe('');
  });

  test('leaves the day of the old month out of the address', async () => {
    const { user } = await open('/calendar?month=2090-12#2090-12-10');
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(link('Next month, January 2091'));
    await showsMonth('January 2091');
    expect(location.hash).toBe('');
  });

  test('keeps a fragment that is not a day', async () => {
    const { user } = await open('/calendar?month=2090-12#agenda');
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.click(link('Next month, January 2091'));
    await showsMonth('January 2091');
    expect(location.hash).toBe('#agenda');
  });

  test('two quick steps show only the last month', async () => {
    const { user } = await open();
    await waitFor(() => expect(titles()).toHaveLength(8));
    await user.dblClick(link('Next month, January 2091'));
    await showsMonth('February 2091');
    expect(titles()[0]).toBe('Event 2091-02 long');
  });

  test('to an empty one says so, by the editor’s text', async () => {
    await open(
      '/calendar?month=2090-12',
      () => answer([]),
      '<div data-module="events-calendar" data-today="2090-11-23" data-no-events="Nothing is planned."></div>',
    );
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });
});

test.each(['2090-13', '0001-01', 'soon', ''])('an address with the month "%s" shows today’s', async (value) => {
  await open(`/calendar?month=${value}`);
  await showsMonth('November 2090');
});

describe('add to calendar', () => {
  let saved: SavedFile[];
  beforeEach(() => (saved = recordSavedFiles()));

  test('makes the file in the browser', async () => {
    const { user, services } = await open('/calendar?month=2090-12', found, serverHtml);
    expect(screen.getByText('Add to calendar').closest('a')!).toHaveAttribute('href', '/forum.ics');
    await user.click(screen.getByText('Add to calendar').closest('a')!);
    await user.click(await screen.findByText('Apple Calendar and other programs (file)'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'forum.ics', type: 'text/calendar;charset=utf-8' });
    expect(saved[0]!.text).toContain('DTSTART:20901202T130000Z\r\nDTEND:20901203T143000Z\r\n');
    expect(services.calls).toHaveLength(0);
  });

  test('needs no address of the service', async () => {
    const { user } = await open('/calendar?month=2090-12', () => answer([event('talk', '2090-12-02T09:00:00Z')]));
    await user.click(await screen.findByText('Add to calendar', { selector: 'button *' }));
    await user.click(await screen.findByText('Apple Calendar and other programs (file)'));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('offers online calendars with the event filled in, and the address of the feed', async () => {
    const { user } = await open('/calendar?month=2090-12', found, serverHtml, { feeds: { events: '/calendar.ics' } });
    const control = screen.getByText('Add to calendar').closest('a')!;
    await user.click(control);
    const menu = await screen.findByRole('dialog', { name: 'Add to calendar: Event forum' });
    const addressOf = (text: string) => new URL(within(menu).getByText(text).closest('a')!.href);
    const google = addressOf('Google Calendar');
    expect(google.origin).toBe('https://calendar.google.com');
    expect(google.searchParams.get('dates')).toBe('20901202T130000Z/20901203T143000Z');
    expect(google.searchParams.get('text')).toBe('Event forum');
    const outlook = addressOf('Outlook');
    expect(outlook.searchParams.get('startdt')).toBe('2090-12-02T13:00:00Z');
    expect(outlook.searchParams.get('subject')).toBe('Event forum');
    await user.click(within(menu).getByText('Copy the address of the calendar with all events'));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/calendar.ics`);
    expect(await within(menu).findByText('Address copied')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(control).toHaveFocus();
  });
});

test('in edit mode nothing is fetched, empty texts show their names, and the editor reads which event expires too early', async () => {
  const { services, user, notes } = await open('/calendar?month=2090-12', found, serverHtml, { mode: 'edit' });
  expect(screen.getByRole('heading', { name: '[heading]' })).toBeVisible();
  expect(notes()).toEqual([
    'events: "Event forum" expires before it starts. It is listed until it starts; set expirationDate to its last day or later',
  ]);
  await user.click(link('Next month, January 2091'));
  await user.click(button('Show more'));
  await user.click(link('Saturday 2 December, 2 events'));
  expect(location.href).toMatch(/\/calendar\?month=2090-12$/);
  expect(services.calls).toHaveLength(0);
});

test('a source fills the month, without the service', async () => {
  history.replaceState(null, '', '/events?month=2090-12');
  const services = fakeServices({
    'GET /house.ics': {
      text: 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Clinic\r\nDTSTART;VALUE=DATE:20901202\r\nDTEND;VALUE=DATE:20901204\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    },
  });
  await mountPlaceholder('<div data-module="events-calendar" data-source="/house.ics"></div>', eventsCalendar);
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Clinic' })).toHaveLength(2));
  expect(services.calls.map(({ operation }) => operation)).toEqual(['GET /house.ics']);
});
