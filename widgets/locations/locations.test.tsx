import { act, screen, within } from 'testing';
import { subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import locations from './index';

const OSLO = {
  id: 'oslo',
  name: 'Oslo',
  country: 'Norway',
  continent: 'Europe',
  officeAddress: 'Tollbukaia 12\n0150 Oslo',
  officePhoneNumber: '+47 (0)555 01 200',
  officeFaxNumber: '+47 555 01 299',
  mapLatitude: 59.9075,
  mapLongitude: 10.7387,
};
const BERLIN = { id: 'berlin', name: 'Berlin', country: 'Germany', continent: 'Europe', region: 'North' };
const LABORATORY = { ...BERLIN, id: 'laboratory', displayName: 'Laboratory' };
const MUNICH = { id: 'munich', name: 'Munich', country: 'Germany', continent: 'Europe', region: 'South' };
const TOKYO = { id: 'tokyo', name: 'Tokyo', country: 'Japan', continent: 'Asia', region: 'Kanto' };
const ALL = [OSLO, BERLIN, LABORATORY, MUNICH, TOKYO];

const open = (offices: readonly object[] = ALL, config = {}, settings = '') =>
  mountPlaceholder(
    `<div data-module="locations" ${settings}><script type="application/json">${JSON.stringify({ offices })}</script></div>`,
    locations,
    config,
  );
/** Without the browser's event, which fires later. */
const follow = (hash: string) => history.replaceState(null, '', `/${hash}`);
const country = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const isOpen = (name: string) => country(name).getAttribute('aria-expanded') === 'true';
const panelOf = (name: string) => document.getElementById(country(name).getAttribute('aria-controls')!)!;
const cards = () => [...document.querySelectorAll('.inlay-offices__city')];
const card = (name: string) =>
  within(cards().find((element) => element.querySelector('.inlay-offices__name')?.textContent === name) as HTMLElement);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('the list', () => {
  test('goes from parts of the world to countries, their regions, and cities with their offices', async () => {
    await open();
    const outline = screen
      .getAllByRole('heading', { hidden: true })
      .map((element) => `${element.tagName} ${element.textContent}`);
    expect(outline).toEqual([
      'H2 Europe',
      'H3 Norway Oslo',
      'H4 Oslo',
      'H3 Germany Berlin, Munich',
      'H4 North',
      'H5 Berlin',
      'H4 South',
      'H5 Munich',
      'H2 Asia',
      'H3 Japan Tokyo',
      'H4 Tokyo',
    ]);
    expect(cards().map((card) => card.querySelectorAll('.inlay-offices__office').length)).toEqual([1, 2, 1, 1]);
  });

  test('opens and closes countries, several at a time', async () => {
    const { user } = await open();
    expect(['Norway', 'Germany', 'Japan'].filter(isOpen)).toEqual([]);
    await user.click(country('Norway'));
    await user.click(country('Germany'));
    expect(['Norway', 'Germany', 'Japan'].filter(isOpen)).toEqual(['Norway', 'Germany']);
    await user.click(country('Norway'));
    expect(['Norway', 'Germany', 'Japan'].filter(isOpen)).toEqual(['Germany']);
  });

  test('opens a country that is in two parts of the world only in the chosen one', async () => {
    const { user } = await open([
      { name: 'Istanbul', country: 'Türkiye', continent: 'Europe' },
      { name: 'Ankara', country: 'Türkiye', continent: 'Asia' },
    ]);
    const [inEurope, inAsia] = screen.getAllByRole('button', { name: /^Türkiye/ });
    await user.click(inAsia!);
    expect(inAsia).toHaveAttribute('aria-expanded', 'true');
    expect(inEurope).toHaveAttribute('aria-expanded', 'false');
  });

  test('begins with the countries where no parts of the world are named', async () => {
    await open([{ name: 'Nairobi', country: 'Kenya' }], {}, 'data-heading-level="3"');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Kenya Nairobi');
  });

  test('shows an office without a country openly, after the others', async () => {
    await open([{ name: 'Ship' }, OSLO]);
    expect(cards().map((card) => card.textContent?.slice(0, 4))).toEqual(['Oslo', 'Ship']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('has structured data together with the other lists of the page, each office once', async () => {
    const events: string[][] = [];
    const stop = subscribe('offices-shown', ({ offices }) => events.push(offices.map(({ name }) => name)));
    const first = await open([OSLO, BERLIN]);
    const second = await open([{ ...OSLO }, TOKYO]);
    first.unmount();
    second.unmount();
    await open([MUNICH]);
    stop();
    expect(events).toEqual([['Oslo', 'Berlin'], ['Oslo', 'Berlin', 'Tokyo'], ['Oslo', 'Tokyo'], [], ['Munich']]);
  });

  test('has no trace of a hidden office', async () => {
    const { element, notes } = await open([
      OSLO,
      { name: 'Bunker', country: 'Norway', hideFromLocations: true },
      { name: 'Vault', country: 'Malta', hideFromLocations: 1 },
    ]);
    expect(element).not.toHaveTextContent(/Bunker|Vault|Malta/);
    expect(notes()).toEqual([]);
  });
});

describe('an office', () => {
  test('has its address as written, a number to call, a fax number, and directions', async () => {
    const { user } = await open();
    await user.click(country('Norway'));
    expect(document.querySelector('address')!.textContent).toBe('Tollbukaia 12\n0150 Oslo');
    expect(card('Oslo').getByRole('link', { name: '+47 (0)555 01 200' })).toHaveAttribute('href', 'tel:+4755501200');
    expect(card('Oslo').getByText('+47 555 01 299')).not.toHaveAttribute('href');
    expect(card('Oslo').getByRole('link', { name: 'Directions (Oslo)' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=59.9075&mlon=10.7387',
    );
  });

  test.each([
    [
      'the link that the editor wrote',
      { mapModuleLink: { text: 'How to find us', url: '/map?city=oslo' } },
      'How to find us (Oslo)',
      '/map?city=oslo',
    ],
    [
      'its coordinates as near as it asks',
      { mapZoom: 15, isZoomRequired: true },
      'Directions (Oslo)',
      'https://www.openstreetmap.org/?mlat=59.9075&mlon=10.7387#map=15/59.9075/10.7387',
    ],
    [
      'its coordinates, with a comma',
      { mapLatitude: '59,9', mapLongitude: '10,7' },
      'Directions (Oslo)',
      'https://www.openstreetmap.org/?mlat=59.9&mlon=10.7',
    ],
  ])('has directions by %s', async (_, more, name, href) => {
    follow('#norway');
    await open([{ ...OSLO, ...more }]);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test.each([
    ['without coordinates', { mapLatitude: undefined }, []],
    ['at 0 and 0, which means empty', { mapLatitude: 0, mapLongitude: 0 }, []],
    [
      'beyond the pole',
      { mapLatitude: 91 },
      ['mapLatitude in item 1 of offices is "91", but must be -90 to 90; the office is on no map'],
    ],
    [
      'at no number',
      { mapLongitude: 'east' },
      ['mapLongitude in item 1 of offices is "east", but must be -180 to 180; the office is on no map'],
    ],
  ])('%s has none', async (_, more, expected) => {
    follow('#norway');
    const { notes } = await open([{ ...OSLO, ...more }]);
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
    expect(notes()).toEqual(expected);
  });

  test('asks another map where the site has one', async () => {
    follow('#norway');
    await open([OSLO], {}, 'data-directions="https://maps.example/{latitude}/{longitude}?zoom={zoom}"');
    expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'href',
      'https://maps.example/59.9075/10.7387',
    );
  });

  test('shows what it is called only where that says more', async () => {
    await open([{ ...OSLO, displayName: 'Oslo, Norway' }, { ...BERLIN, displayName: 'Berlin' }, LABORATORY]);
    expect([...document.querySelectorAll('.inlay-offices__title')].map((element) => element.textContent)).toEqual([
      'Laboratory',
    ]);
  });

  test('keeps the telephone link of the server', async () => {
    follow('#norway');
    await mountPlaceholder(
      `<div data-module="locations"><div data-item="offices" data-name="Oslo" data-country="Norway">
      <p>Phone <a data-field="officePhoneNumber" href="tel:+4755501200,,42">555 01 200, then 42</a></p></div></div>`,
      locations,
    );
    expect(screen.getByRole('link', { name: '555 01 200, then 42' })).toHaveAttribute('href', 'tel:+4755501200,,42');
  });

  test('shows markup as text, and leaves out links that lead to a script', async () => {
    follow('#norway');
    const { element } = await open([
      {
        ...OSLO,
        description: '<img src=x onerror=alert(1)>',
        officePhoneNumber: 'by <b>pigeon</b>',
        mapModuleLink: { text: 'Map', url: 'javascript:alert(1)' },
        officeLinks: [
          { Text: 'Run', Url: 'javascript:alert(1)' },
          { Text: 'People', Url: '/people' },
        ],
      },
    ]);
    expect(element.querySelector('img, b')).toBeNull();
    expect(screen.getAllByRole('link').map((element) => element.textContent)).toEqual(['People']);
    expect(screen.getByText('by <b>pigeon</b>')).toBeVisible();
  });

  test('without a city is named to the editor', async () => {
    const { notes } = await open([{ country: 'Norway', officeAddress: 'Somewhere' }, OSLO]);
    expect(notes()).toEqual(['item 1 of offices is left out: it has no name']);
  });
});

describe('server-rendered content', () => {
  const serverHtml = `<div data-module="locations"><details id="norway" open=""><summary>Norway</summary>
    <div data-item="offices" id="oslo"><b data-field="name">Oslo</b> <address data-field="officeAddress">Tollbukaia 12<br>
      0150 <i>Oslo</i></address></div></details>
    <details><summary>Japan</summary><div data-item="offices" data-name="Tokyo"></div></details></div>`;

  test('names the countries, and keeps open sections open', async () => {
    const { element, unmount } = await mountPlaceholder(serverHtml, locations);
    expect(['Norway', 'Japan'].map(isOpen)).toEqual([true, false]);
    expect(document.querySelector('address')!.textContent).toBe('Tollbukaia 12\n0150 Oslo');
    unmount();
    expect(element.outerHTML).toBe(serverHtml);
  });
});

describe('a link', () => {
  test.each([
    ['a country', '#germany', 'Germany'],
    ['a city', '#munich', 'Germany'],
    ['an office', '#laboratory', 'Germany'],
  ])('to %s opens it', async (_, hash, name) => {
    follow(hash);
    await open();
    expect(['Norway', 'Germany', 'Japan'].filter(isOpen)).toEqual([name]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('to a country focuses its button, one to an office the office', async () => {
    follow('#germany');
    await open();
    expect(country('Germany')).toHaveFocus();
    await act(async () => {
      follow('#laboratory');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(document.activeElement).toHaveTextContent('Laboratory');
    expect(document.activeElement).toHaveClass('inlay-offices__office');
  });

  test('to anything else opens nothing', async () => {
    follow('#atlantis');
    await open();
    expect(['Norway', 'Germany', 'Japan'].filter(isOpen)).toEqual([]);
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });
});

test('what the browser finds in the page opens its country', async () => {
  await open();
  expect(panelOf('Japan')).toHaveAttribute('hidden', 'until-found');
  act(() => void panelOf('Japan').dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(isOpen('Japan')).toBe(true);
});

test('an empty list tells the editor what to fill in', async () => {
  await open([], { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('No offices yet. Fill in: offices.');
});

test('an Arabic page has its own words, and numbers that read from left to right', async () => {
  document.documentElement.lang = 'ar';
  follow('#norway');
  await open([OSLO]);
  await screen.findByText('الهاتف');
  expect(screen.getByRole('link', { name: '+47 (0)555 01 200' })).toHaveAttribute('dir', 'ltr');
  document.documentElement.lang = '';
});

describe('opening hours', () => {
  const withHours = (more: object) =>
    open([{ ...OSLO, openingHours: ['Mo-Fr 09:00-17:30', 'By appointment'], ...more }]);
  afterEach(() => jest.useRealTimers());

  test.each([
    ['2026-11-30T10:00:00Z', 'Open now, closes 5:30 PM', 'open'],
    ['2026-11-30T05:00:00Z', 'Closed, opens 9:00 AM', 'closed'],
    ['2026-12-04T18:00:00Z', 'Closed, opens Monday 9:00 AM', 'closed'],
  ])('at %s say "%s", on the clocks of the office', async (moment, state, name) => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: ['setTimeout', 'queueMicrotask', 'requestAnimationFrame'] });
    await withHours({ timeZone: 'Europe/Oslo' });
    expect(card('Oslo').getByText(state)).toHaveAttribute('data-state', name);
    expect(card('Oslo').getByText('Mon–Fri 9:00 AM–5:30 PM')).toBeInTheDocument();
    expect(card('Oslo').getByText('By appointment')).toBeInTheDocument();
  });

  test('change at the minute of the closing', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-30T16:29:30Z'), advanceTimers: true });
    await withHours({ timeZone: 'Europe/Oslo' });
    expect(card('Oslo').getByText('Open now, closes 5:30 PM')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(31_000));
    expect(card('Oslo').getByText('Closed, opens Tuesday 9:00 AM')).toBeInTheDocument();
  });

  test('are right when the visitor returns to the page, whose timers were stopped', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), advanceTimers: true });
    await withHours({ timeZone: 'Europe/Oslo' });
    expect(card('Oslo').getByText('Open now, closes 5:30 PM')).toBeInTheDocument();
    jest.setSystemTime(new Date('2026-11-30T18:00:00Z'));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(card('Oslo').getByText('Closed, opens Tuesday 9:00 AM')).toBeInTheDocument();
  });

  test('without a zone say no more than the hours', async () => {
    await withHours({});
    expect(card('Oslo').getByText('Mon–Fri 9:00 AM–5:30 PM')).toBeInTheDocument();
    expect(card('Oslo').queryByText(/Open now|Closed/)).not.toBeInTheDocument();
  });
});
