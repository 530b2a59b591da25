import { act, fireEvent, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import locationsMap from './index';

const OSLO = {
  id: 'oslo',
  name: 'Oslo',
  country: 'Norway',
  officeAddress: 'Tollbukaia 12',
  mapLatitude: 59.9,
  mapLongitude: 10.7,
};
const BERGEN = {
  name: 'Bergen',
  country: 'Norway',
  officeAddress: 'Torget 3',
  mapLatitude: 60.4,
  mapLongitude: 5.3,
  mapZoom: 3,
  isZoomRequired: true,
};
const TOKYO = {
  name: 'Tokyo',
  country: 'Japan',
  officeAddress: 'Kandabashi 4F',
  mapLatitude: 35.7,
  mapLongitude: 139.8,
};
const NOWHERE = { name: 'Kanda', country: 'Japan', officeAddress: 'On no map' };
const ALL = [OSLO, BERGEN, TOKYO, NOWHERE];

let isFine = false;

async function open(offices: readonly object[] = ALL, address = '/offices/map', config = {}) {
  history.replaceState(null, '', address);
  const mounted = await mountPlaceholder(
    `<div data-module="locations-map"><script type="application/json">${JSON.stringify({ offices })}</script></div>`,
    locationsMap,
    config,
  );
  if (document.querySelector('.inlay-locations-map__map'))
    await waitFor(() => expect(document.querySelector('path.inlay-locations-map__land')).not.toBeNull());
  return mounted;
}

const map = () => screen.getByRole('group', { name: 'Map of the offices' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const onMap = () =>
  within(map())
    .queryAllByRole('button')
    .map((element) => element.getAttribute('aria-label'));
const city = (name: string) =>
  within(screen.getByRole('region', { name: 'Cities' })).getByRole('button', { name: new RegExp(`^${name}`) });
const openCities = (names = ['Oslo', 'Bergen', 'Tokyo', 'Kanda']) =>
  names.filter((name) => city(name).getAttribute('aria-expanded') === 'true');
/** Left, top, width and height of the visible part, in map units. */
const seen = () =>
  document.querySelector('svg.inlay-locations-map__world')!.getAttribute('viewBox')!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];

beforeEach(() => {
  isFine = false;
  window.matchMedia = ((query: string) => ({
    matches: isFine && query.includes('fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => history.replaceState(null, '', '/'));

describe('the list', () => {
  test('comes before the map and has every city, those on no map too', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Cities' }).compareDocumentPosition(map())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((element) => element.textContent)).toEqual([
      'Oslo Norway',
      'Bergen Norway',
      'Tokyo Japan',
      'Kanda Japan',
    ]);
    expect(onMap().join()).not.toContain('Kanda');
  });

  test('opens one city at a time, which the map shows and the address keeps', async () => {
    const { user } = await open();
    const entries = history.length;
    await user.click(city('Oslo'));
    expect([openCities(), location.search, history.length]).toEqual([['Oslo'], '?city=oslo', entries + 1]);
    expect(screen.getByText('Tollbukaia 12')).toBeVisible();
    const [left, top, width, height] = seen();
    expect([left + width / 2, top + height / 2].map(Math.round)).toEqual([763, 125]);
    await user.click(city('Tokyo'));
    expect([openCities(), location.search]).toEqual([['Tokyo'], '?city=tokyo']);
    expect(button('Tokyo')).toHaveAttribute('aria-current', 'true');
    await user.click(city('Tokyo'));
    expect([openCities(), location.search]).toEqual([[], '']);
  });

  test('is shown without the map if no office has coordinates', async () => {
    await open([NOWHERE, { ...OSLO, mapLatitude: 91 }, { ...TOKYO, mapLatitude: 0, mapLongitude: 0 }]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getAllByRole('heading')).toHaveLength(3);
  });

  test('has no trace of a hidden office', async () => {
    const { element } = await open([
      OSLO,
      { name: 'Bunker', hideFromLocations: true, mapLatitude: 1, mapLongitude: 1 },
    ]);
    expect(element).not.toHaveTextContent('Bunker');
    expect(onMap()).toEqual(['Oslo']);
  });

  test('tells cities of one name apart in the address', async () => {
    const { user } = await open([
      { ...OSLO, name: 'Cambridge', country: 'United Kingdom' },
      { ...TOKYO, name: 'Cambridge', country: 'United States' },
    ]);
    await user.click(button(/^Cambridge United States/));
    expect(location.search).toBe('?city=cambridge-united-states');
  });
});

describe('the address', () => {
  test.each(['oslo', 'OSLO'])('opens the city it names: %s', async (name) => {
    await open(ALL, `/offices/map?city=${name}&a=1`);
    expect(openCities()).toEqual(['Oslo']);
    expect(seen()[2]).toBe(360);
  });

  test.each(['/offices#oslo', '/offices#tollbukaia', '/offices?city=atlantis#oslo'])(
    'opens the city of the office that a link leads to: %s',
    async (address) => {
      const { user } = await open([TOKYO, { ...OSLO, id: 'tollbukaia' }], address);
      expect(openCities(['Tokyo', 'Oslo'])).toEqual(['Oslo']);
      await user.click(city('Tokyo'));
      expect([location.search, location.hash]).toEqual(['?city=tokyo', '']);
      await user.click(city('Tokyo'));
      expect(openCities(['Tokyo', 'Oslo'])).toEqual([]);
    },
  );

  test('opens the city of a link that is followed on the same page', async () => {
    await open(ALL, '/offices?city=tokyo');
    history.replaceState(null, '', '/offices#oslo');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(openCities()).toEqual(['Oslo']);
  });

  test('opens nothing for a city that is not there', async () => {
    await open(ALL, '/offices/map?city=atlantis');
    expect(openCities()).toEqual([]);
  });

  test('keeps what others wrote, and Back shows the city before', async () => {
    const { user } = await open(ALL, '/offices/map?a=1');
    await user.click(city('Oslo'));
    expect(location.search).toBe('?a=1&city=oslo');
    history.replaceState(null, '', '/offices/map?city=tokyo');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(openCities()).toEqual(['Tokyo']);
  });
});

describe('the map', () => {
  test('joins places that would cover each other, and parts them when they are pressed', async () => {
    const { user } = await open();
    expect(onMap()).toEqual(['Zoom in on Oslo and Bergen', 'Tokyo']);
    await user.click(button('Zoom in on Oslo and Bergen'));
    expect(onMap()).toEqual(['Oslo', 'Bergen']);
    await user.click(button('Oslo'));
    expect(openCities()).toEqual(['Oslo']);
  });

  test('opens the first of several cities in one spot if it cannot zoom in', async () => {
    const { user } = await open([OSLO, { ...BERGEN, mapLatitude: 59.9, mapLongitude: 10.7 }]);
    for (let press = 0; press < 5 && onMap().includes('Zoom in on Oslo and Bergen'); press += 1)
      await user.click(button('Zoom in on Oslo and Bergen'));
    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(1);
  });

  test('comes as near as an office asks', async () => {
    const { user } = await open();
    await user.click(city('Bergen'));
    expect(seen()[2]).toBe(720);
  });

  test('is moved and zoomed by its buttons, and shows all again', async () => {
    const { user } = await open();
    const whole = seen();
    await user.click(button('Zoom in'));
    await user.click(button('Zoom in'));
    const near = seen();
    expect(near[2]).toBeLessThan(whole[2]);
    await user.click(button('Move right'));
    expect(seen()[0]).toBeCloseTo(near[0] + near[2] / 4);
    await user.click(button('Move left'));
    await user.click(button('Move down'));
    expect(seen()[1]).toBeCloseTo(near[1] + near[3] / 4);
    await user.click(button('Move up'));
    await user.click(button('Zoom out'));
    await user.click(button('Show all offices'));
    expect(seen()).toEqual(whole);
  });

  test('stops at its edges, and where it is nearest', async () => {
    const { user } = await open();
    for (let press = 0; press < 6; press += 1) await user.click(button('Zoom in'));
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    expect(seen()[2]).toBe(144);
    for (let press = 0; press < 6; press += 1) await user.click(button('Zoom out'));
    for (let press = 0; press < 3; press += 1) await user.click(button('Move left'));
    expect(seen()).toEqual([0, 0, 1440, 733.2]);
  });

  test('is moved and zoomed by keys once it has the focus', async () => {
    const { user } = await open();
    map().focus();
    await user.keyboard('++');
    const near = seen();
    await user.keyboard('{ArrowRight}');
    expect(seen()[0]).toBeCloseTo(near[0] + near[2] / 4);
    await user.keyboard('-0');
    const whole = seen();
    await user.keyboard('{Tab}');
    expect(button('Zoom in')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(seen()).toEqual(whole);
  });

  test.each([
    [true, 60],
    [false, 0],
  ])('is dragged only by a fine pointer: %s', async (fine, moved) => {
    isFine = fine;
    const { user } = await open();
    await user.click(button('Zoom in'));
    await user.click(button('Zoom in'));
    const area = map();
    area.setPointerCapture = () => undefined;
    Object.defineProperties(area, { clientWidth: { value: 600 }, clientHeight: { value: 300 } });
    const [left, , width] = seen();
    fireEvent(
      area,
      Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 100 }), { pointerId: 1 }),
    );
    fireEvent(area, new MouseEvent('pointermove', { bubbles: true, clientX: 240, clientY: 100 }));
    fireEvent(area, new MouseEvent('pointerup', { bubbles: true }));
    fireEvent(area, new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: 100 }));
    expect(seen()[0]).toBeCloseTo(left + (moved / 600) * width);
  });
});

describe('the field to find an office', () => {
  const TOWNS = Array.from({ length: 6 }, (_, index) => ({ name: `Town ${index}`, country: 'Norway' }));
  const ZURICH = { name: 'Zürich', country: 'Switzerland', mapLatitude: 47.4, mapLongitude: 8.5 };
  const cityNames = () =>
    [...document.querySelectorAll('.inlay-locations-map__summary')].map(({ textContent }) => textContent);
  const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  test('takes the beginning of a city or a country, without its accents', async () => {
    const { user } = await open([...ALL, ZURICH, ...TOWNS]);
    const field = await screen.findByRole('searchbox', { name: 'City or country' });
    await user.type(field, 'zur');
    expect(cityNames()).toEqual(['Zürich Switzerland']);
    await user.clear(field);
    await user.type(field, 'japan');
    expect(cityNames()).toEqual(['Tokyo Japan', 'Kanda Japan']);
    expect(screen.getByText('2 cities')).toBeVisible();
    await user.type(field, 'x');
    expect(screen.getByText('No offices found')).toBeVisible();
  });

  test('sorts the cities by distance from the visitor, and opens the nearest', async () => {
    locate((found) => found({ coords: { latitude: 60, longitude: 10 } } as GeolocationPosition));
    const { user } = await open([TOKYO, ...TOWNS, BERGEN, OSLO]);
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(cityNames().slice(0, 3)).toEqual(['Oslo Norway41 km', 'Bergen Norway263 km', 'Tokyo Japan8,428 km']);
    expect(screen.getByText('Nearest office: Oslo, 41 km')).toBeVisible();
    expect(city('Oslo')).toHaveAttribute('aria-expanded', 'true');
  });

  test('says what to do where the browser does not share the position', async () => {
    locate((_, fail) => fail?.({} as GeolocationPositionError));
    const { user } = await open([...ALL, ...TOWNS]);
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    expect(screen.getByText('Your location is not available. Enter a city or country.')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'kenya');
    expect(screen.getByRole('status')).toHaveTextContent('No offices found');
  });

  test('is not there for a short list, nor without a position where no office says where it is', async () => {
    locate(() => {});
    await open(ALL);
    await act(async () => {});
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await open(Array.from({ length: 9 }, (_, index) => ({ name: `Town ${index}`, country: 'Norway' })));
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
  });
});

describe("the visitor's country", () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const TOWNS = Array.from({ length: 6 }, (_, index) => ({ name: `Town ${index}`, country: 'Kenya' }));
  const LOCAL_TOKYO = { ...TOKYO, timeZone };
  const cityNames = () => screen.getAllByRole('heading').map(({ textContent }) => textContent!.split(' ')[0]);
  const orderOf = ({ name }: { name: string }) => name.split(' ')[0];

  test.each([
    ['its name', timeZone],
    ['another name', timeZone === 'UTC' ? 'Etc/UTC' : timeZone],
  ])('comes first if an office is in the zone of the browser, by %s', async (_, zone) => {
    await open([...TOWNS, OSLO, { ...TOKYO, timeZone: zone }, BERGEN, NOWHERE]);
    expect(cityNames()).toEqual([TOKYO, NOWHERE, ...TOWNS, OSLO, BERGEN].map(orderOf));
  });

  test.each([
    ['in a short list', [OSLO, LOCAL_TOKYO], '/offices', {}],
    ['if the address names a city', [...TOWNS, OSLO, BERGEN, LOCAL_TOKYO], '/offices?city=oslo', {}],
    [
      'if no office is in the zone',
      [...TOWNS, OSLO, BERGEN, { ...TOKYO, timeZone: 'Atlantic/Atlantis' }],
      '/offices',
      {},
    ],
    ['if the country is unknown', [...TOWNS, OSLO, BERGEN, { ...LOCAL_TOKYO, country: '' }], '/offices', {}],
    ['in edit mode', [...TOWNS, OSLO, BERGEN, LOCAL_TOKYO], '/offices', { mode: 'edit' }],
  ])('does not come first %s', async (_, offices, address, config) => {
    await open(offices, address, config);
    expect(cityNames()).toEqual(offices.map(orderOf));
  });
});

test('in edit mode the address stays, and an empty list says what to fill in', async () => {
  const { user, unmount } = await open(ALL, '/offices/map', { mode: 'edit' });
  await user.click(city('Oslo'));
  expect([openCities(), location.search]).toEqual([['Oslo'], '']);
  unmount();
  await open([], '/offices/map', { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('No offices yet. Fill in: offices.');
});

test('what the server opened stays open', async () => {
  history.replaceState(null, '', '/offices/map');
  await mountPlaceholder(
    '<div data-module="locations-map"><details open><summary>Norway</summary><div data-item="offices" data-name="Oslo"></div></details></div>',
    locationsMap,
  );
  expect(button(/^Oslo/)).toHaveAttribute('aria-expanded', 'true');
});
