import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything } from '../../tests/setup/visitor';
import profileGrid from './index';
import { excerptOf, faceOf, initialsOf, pageSizeOf } from './profiles';

const REGIONS = ['Europe', 'Asia', 'Americas'];

/** Thirty people; every tenth is private. */
const PEOPLE = Array.from({ length: 30 }, (_, index) => ({
  id: `p-${index + 1}`,
  title: index === 1 ? 'Emre Yıldız' : index === 2 ? 'José Ánimas' : `Person ${index + 1}`,
  firmTitle: index % 2 ? 'Partner' : 'Expert',
  description: `${'She builds plants. '.repeat(9)}`,
  url: `/people/p-${index + 1}`,
  regions: [REGIONS[index % 3]],
  locations: [index % 3 ? 'Tokyo' : 'Oslo'],
  languages: index % 2 ? ['English', 'Turkish'] : ['English'],
  enableContactForm: index === 4,
  linkedInUrl: index === 4 ? 'https://www.linkedin.com/in/five' : 'javascript:alert(1)',
  isPrivate: index % 10 === 9,
}));

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const calls = jest.fn<Promise<Response>, [URL]>();

async function open(address: string, json: object = {}, config: Record<string, unknown> = {}) {
  history.pushState(null, '', address);
  const mounted = await mountPlaceholder(
    `<div data-module="profile-grid"><script type="application/json">${JSON.stringify({ items: PEOPLE, search: true, ...json })}</script></div>`,
    profileGrid,
    config,
  );
  await act(async () => {});
  return mounted;
}

const names = () => [...document.querySelectorAll('.inlay-profile-grid__name')].map((name) => name.textContent);
const box = (value: string) => document.querySelector<HTMLInputElement>(`input[type="checkbox"][value="${value}"]`)!;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const hasCount = (count: string) =>
  waitFor(() => expect(document.querySelector('.inlay-list-view__line')).toHaveTextContent(count));

beforeEach(() => {
  forgetEverything();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  calls.mockReset().mockImplementation(async () => answer({ people: [], total: 0 }));
  global.fetch = jest.fn((url: URL | RequestInfo) => calls(new URL(String(url)))) as typeof fetch;
});

describe('people that the page brings', () => {
  test('are shown in whole rows, with a count at each choice, and nothing is fetched', async () => {
    await open('/people');
    expect(names()).toHaveLength(12);
    expect(document.querySelector('.inlay-list-view__line')).toHaveTextContent('30 people');
    expect(box('Europe').closest('label')).toHaveTextContent('Europe10');
    // Private people are not counted.
    expect(box('Turkish').closest('label')).toHaveTextContent('Turkish12');
    expect(calls).not.toHaveBeenCalled();
  });

  test('filters combine, are in the URL, and Back removes the last one', async () => {
    const { user } = await open('/people');
    await user.click(button('Region'));
    await user.click(box('Asia'));
    await hasCount('10 people');
    await user.click(button('Language'));
    await user.click(box('Turkish'));
    await hasCount('4 people');
    expect(location.search).toBe('?region=Asia&language=Turkish');
    act(() => history.back());
    await hasCount('10 people');
    expect(box('Turkish')).not.toBeChecked();
  });

  test('a press brings more, with the focus on the first of them', async () => {
    const { user } = await open('/people');
    await user.click(button('Show more'));
    await waitFor(() => expect(names()).toHaveLength(24));
    expect(screen.getByRole('link', { name: 'Person 13' })).toHaveFocus();
    expect(location.search).toBe('?page=2');
  });

  test('a name is found without its accents, and emptying the field shows everybody again', async () => {
    const { user } = await open('/people');
    await user.type(screen.getByRole('searchbox', { name: 'Name or role' }), 'jose animas{Enter}');
    await hasCount('1 person');
    expect(names()).toEqual(['José Ánimas']);
    expect(location.search).toBe('?q=jose+animas');
    await user.clear(screen.getByRole('searchbox'));
    await hasCount('30 people');
    expect(location.search).toBe('');
  });

  test('a name without matches is reported, with a way back', async () => {
    const { user } = await open('/people?q=zzz');
    expect(screen.getByText(/No people match “zzz”/)).toBeVisible();
    await user.click(button('Clear search'));
    await hasCount('30 people');
  });

  test('the same one twice is shown once', async () => {
    await open('/people', { items: [...PEOPLE.slice(0, 3), PEOPLE[0]] });
    expect(names()).toEqual(['Person 1', 'Emre Yıldız', 'José Ánimas']);
  });
});

describe('a card', () => {
  const card = (name: string) => screen.getByText(name).closest('li')!;

  test('leads to the page of its person, cuts the description, and links nowhere unsafe', async () => {
    await open('/people', { showDescription: true, showRegion: true });
    expect(within(card('Person 1')).getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/people/p-1');
    expect(within(card('Person 1')).getAllByRole('link')).toHaveLength(1);
    expect(card('Person 1')).toHaveTextContent('Oslo, Europe');
    const text = card('Person 1').querySelector('.inlay-profile-grid__description')!.textContent!;
    expect([...text].length).toBeLessThanOrEqual(126);
    expect(text).toMatch(/(She|builds|plants)…$/);
  });

  test('shows the HTML of its texts as text, without tags and with its characters', async () => {
    await open('/people', {
      showDescription: true,
      showBackground: true,
      items: [
        {
          ...PEOPLE[0],
          description: '<p>She builds <b>plants</b> &amp; mills.</p>',
          background: '<ul><li>Zürich</li></ul>',
        },
      ],
    });
    expect(screen.getByText('She builds plants & mills.')).toBeVisible();
    expect(screen.getByText('Zürich')).toBeVisible();
  });

  test('of a private person has only name and title', async () => {
    await open('/people', { showDescription: true, showInterest: true });
    const hidden = card('Person 10');
    expect(within(hidden).queryByRole('link')).toBeNull();
    expect(within(hidden).queryByRole('button')).toBeNull();
    expect(hidden).toHaveTextContent(/^P1?Person 10Partner$/);
  });

  test('keeps its background tint when the list is filtered', async () => {
    const { user } = await open('/people');
    const tint = () => card('Person 4').querySelector('[data-tint]')!.getAttribute('data-tint');
    const before = tint();
    await user.click(button('Region'));
    await user.click(box('Europe'));
    await hasCount('10 people');
    expect(tint()).toBe(before);
  });

  test('opens the contact form for its person', async () => {
    const { user } = await open('/people');
    expect(screen.getAllByRole('button', { name: /^Write to/ })).toHaveLength(1);
    await user.click(button('Write to Person 5'));
    expect(await screen.findByRole('dialog', { name: /Person 5/ })).toBeVisible();
  });

  test('without a portrait shows one of the pictures that the site has for that', async () => {
    await open('/people', { placeholders: ['/a.svg', '/b.svg'] });
    expect(card('Person 1').querySelector('img')!.getAttribute('src')).toMatch(/^\/[ab]\.svg$/);
  });
});

describe('the people service', () => {
  const service = {
    total: 60,
    next: 'c1',
    regionOptions: [
      { name: 'Europe', count: 20 },
      { name: 'Asia', count: 40 },
    ],
    items: PEOPLE.slice(0, 12),
  };

  test('is not called for server-rendered profiles', async () => {
    await open('/people', service);
    expect(names()).toHaveLength(12);
    expect(box('Asia').closest('label')).toHaveTextContent('Asia40');
    expect(calls).not.toHaveBeenCalled();
  });

  test('filters, counts and pages', async () => {
    const { user } = await open('/people', service);
    calls.mockResolvedValueOnce(
      answer({
        people: PEOPLE.slice(12, 24).map((person) => ({ ...person, standardImage: { src: '/x.svg', alt: '' } })),
        total: 13,
        hasNext: true,
        nextCursor: 'c2',
        facets: { regions: { Europe: 7, Asia: 13 } },
        without: { place: 60 },
      }),
    );
    await user.click(button('Region'));
    await user.click(box('Asia'));
    await hasCount('13 people');
    expect(Object.fromEntries(calls.mock.calls[0]![0].searchParams)).toEqual({ regions: 'Asia', limit: '12' });
    expect(box('Europe').closest('label')).toHaveTextContent('Europe7');
    calls.mockResolvedValueOnce(answer({ people: [PEOPLE[29], PEOPLE[23]], total: 13, hasNext: false }));
    await user.click(button('Show more'));
    await waitFor(() => expect(names()).toHaveLength(13));
    expect(calls.mock.calls[1]![0].searchParams.get('afterId')).toBe('c2');
    // Private people have no link that could take focus.
    expect(document.querySelectorAll('[data-list-item]')[12]).toHaveFocus();
  });

  test('the URL filters by a name that no person on the first page has', async () => {
    calls.mockImplementation(async () =>
      answer({ people: [PEOPLE[3]], total: 1, facets: { locations: { 'Washington, D.C.': 1, Tokyo: 20 } } }),
    );
    await open('/people?location=washington,%20d.c.', { total: 60, items: [], filters: ['location'] });
    await hasCount('1 person');
    expect(calls.mock.lastCall![0].searchParams.getAll('locations')).toEqual(['Washington, D.C.']);
    expect(box('Washington, D.C.')).toBeChecked();
    expect(button('Remove Washington, D.C.')).toBeVisible();
  });

  test('the next page has the filter of the URL, if the server rendered the first page and no options', async () => {
    const { user } = await open('/people?location=Oslo', {
      total: 14,
      next: 'c1',
      items: PEOPLE.filter(({ locations }) => locations[0] === 'Oslo'),
      filters: ['location'],
    });
    await user.click(button('Show more'));
    await waitFor(() => expect(calls.mock.lastCall![0].searchParams.getAll('locations')).toEqual(['Oslo']));
  });

  test.each([
    ['an error', 500, {}],
    ['no people', 200, { total: 3 }],
    ['no number', 200, { people: [] }],
  ])('that answers with %s leaves the cards, and can be asked again', async (_, status, body) => {
    const { user } = await open('/people', service);
    jest.spyOn(Math, 'random').mockReturnValue(-0.5);
    calls.mockImplementation(async () => answer(body, status));
    await user.click(button('Region'));
    await user.click(box('Asia'));
    await screen.findByText(/not available right now/);
    expect(names()).toHaveLength(12);
    calls.mockImplementation(async () =>
      answer({ people: [PEOPLE[3], { id: 'nameless' }, null], total: 1, facets: 'none', without: [] }),
    );
    await user.click(button('Try again'));
    await hasCount('1 person');
    expect(names()).toEqual(['Person 4']);
    jest.restoreAllMocks();
  });
});

test('a directory without people in the page fetches them', async () => {
  calls.mockImplementation(async () => answer({ people: [PEOPLE[3]], total: 1 }));
  await open('/people', { items: [], fromService: true });
  await hasCount('1 person');
  expect(names()).toEqual(['Person 4']);
});

test('in edit mode an empty grid says what to fill in', async () => {
  await open('/people', { items: [] }, { mode: 'edit' });
  expect(screen.getByText('No people yet: fill in items.')).toBeVisible();
});

test.each([
  [1, false, 'stacked', 12],
  [4, false, 'stacked', 12],
  [5, false, 'stacked', 24],
  [1, true, 'stacked', 4],
  [8, true, 'stacked', 24],
  [1, false, '30-70', 4],
  [3, true, '50-50', 10],
] as const)('%s rows, wide cards %s, %s: %s people', (rows, twoColumns, layout, expected) =>
  expect(pageSizeOf({ rows, twoColumns, layout })).toBe(expected),
);

test.each([
  [{ layout: '30-70' }, 'beside'],
  [{ layout: '30-70', twoColumns: true }, 'beside'],
  [{ twoColumns: true }, 'two'],
  [{}, null],
])('%j keeps its columns: %s', async (settings, columns) => {
  const { element } = await open('/people', settings);
  expect(element.querySelector('.inlay-profile-grid__list')!.getAttribute('data-columns')).toBe(columns);
});

test.each([
  ['Ingrid Solheim', 'IS'],
  ['Ana María de la Cruz', 'AC'],
  ['張偉', '張'],
  ['“Q” 7', 'Q'],
  ['007', ''],
])('%s is %s for short', (name, expected) => expect(initialsOf(name)).toBe(expected));

test('a text without spaces is cut between two characters', () => {
  expect(excerptOf('𠮷'.repeat(130))).toBe(`${'𠮷'.repeat(125)}…`);
  expect(excerptOf(`${'水'.repeat(124)}🇨🇭`)).toBe(`${'水'.repeat(124)}…`);
  expect(excerptOf('short')).toBe('short');
});

test('tints are distributed over all cards', () => {
  const faces = new Set(PEOPLE.map(({ id }) => faceOf({ id } as Parameters<typeof faceOf>[0], 5)));
  expect([...faces].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('on a phone the filters are in a dialog that shows the number of results', async () => {
  const { matchMedia } = window;
  window.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  try {
    const { user } = await open('/people');
    expect(box('Asia')).toBeNull();
    await user.click(button('Filters'));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await user.click(within(dialog).getByRole('button', { name: 'Region' }));
    await user.click(box('Asia'));
    await waitFor(() => expect(location.search).toBe('?region=Asia'));
    await user.click(await within(dialog).findByRole('button', { name: 'Show 10 people' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Filters (1)')).toBeVisible();
  } finally {
    window.matchMedia = matchMedia;
  }
});

test('people of WordPress are searched and filtered, without the service', async () => {
  const person = (id: number, name: string, office: string) => ({
    id,
    link: `/people/${id}`,
    title: { rendered: name },
    acf: { job_title: 'Partner', location: office },
  });
  const { user } = await openWordPress([person(1, 'Ingrid', 'Oslo'), person(2, 'Felix', 'Munich')]);
  await waitFor(() => expect(names()).toEqual(['Ingrid', 'Felix']));
  await user.click(button('Location'));
  await user.click(box('Oslo'));
  await waitFor(() => expect(names()).toEqual(['Ingrid']));
});

async function openWordPress(people: readonly object[]) {
  history.pushState(null, '', '/people');
  window.fetch = async () => answer(people);
  return mountPlaceholder('<div data-module="profile-grid" data-source="/wp-json/wp/v2/people"></div>', profileGrid);
}
