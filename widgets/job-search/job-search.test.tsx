import { act, fireEvent, screen, waitFor, within } from 'testing';
import { announced } from '../../tests/setup/announced';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import jobSearch from './index';
// As on a second visit: loading code takes time in tests.
import '../../src/features/apply-later';
import '../../src/features/subscriptions';

const SEARCH = 'GET /services/jobs/api/jobsearch';
const TERMS = 'GET /services/jobs/api/jobtypeahead';
const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const MASTER = 'GET /services/jobs/api/masterList';

const job = (number: number, more: Record<string, unknown> = {}) => ({
  jobID: String(number),
  title: `Job ${number}`,
  friendlyURL: `job-${number}`,
  interest: 'Energy',
  interestCategory: 'Consulting',
  cities: ['Oslo'],
  whatYouWillDo: `You will do ${number}.`,
  yourBackground: 'You know steel.',
  language: 'en',
  ...more,
});

const facets = {
  interestCategory: { Consulting: 30, Technology: 5 },
  interest: { Energy: 20, Health: 10, Software: 0 },
  countries: { Norway: 12 },
  cities: { Oslo: 12, Bergen: 3 },
};

/** `total` jobs for every query. */
function found(total: number, more: Record<string, unknown> = {}): (call: { url: URL }) => Answer {
  return ({ url }) => {
    const [start, size] = [Number(url.searchParams.get('start')), Number(url.searchParams.get('pageSize'))];
    const docs = Array.from({ length: Math.max(0, Math.min(size, total - start + 1)) }, (_, index) =>
      job(start + index),
    );
    return { json: { numFound: total, docs, facets, without: { field: 41, place: 52 }, ...more } };
  };
}

const master = {
  regions: [
    {
      continent: 'Europe',
      countries: [
        { country: 'Norway', cities: ['Bergen', 'Oslo'] },
        { country: 'Germany', cities: ['Hamburg'] },
        { country: 'United States', cities: ['Washington, D.C.'] },
      ],
    },
  ],
  interests: [
    { interestCategory: 'Consulting', interests: ['Energy', 'Health'] },
    { interestCategory: 'Technology', interests: ['Software'] },
  ],
  industries: ['Steel'],
  functions: ['Strategy'],
};

const bare = '<div data-module="job-search"></div>';

/** The server-rendered content for the first of 37 jobs. */
const serverHtml = `<div data-module="job-search" data-job-pages="/careers/jobs">
  <form data-field="form" action="/careers/jobs"><input type="search" name="query">
    <label><input type="checkbox" name="interestCategory" value="Consulting" data-count="30"></label>
    <label><input type="checkbox" name="interest" value="Energy" data-parent="Consulting" data-count="20"></label>
    <label><input type="checkbox" name="interest" value="Software" data-parent="Technology" data-count="0"></label>
    <label><input type="checkbox" name="countries" value="Norway" data-count="12"></label>
    <label><input type="checkbox" name="cities" value="Oslo" data-parent="Norway" data-count="12"></label></form>
  <data data-field="total" value="37"></data>
  <ol><li data-item="jobs"><h2><a data-field="link" href="/careers/jobs/consultant-7">Consultant</a></h2>
    <p data-field="description">Contracts.</p><p><span data-field="interest">Energy</span><data data-item="cities" value="Oslo|Bergen"></data>
    <time data-field="posted" datetime="2026-01-05">5 Jan 2026</time></p></li></ol></div>`;

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const field = () => screen.getByRole('combobox');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => document.querySelector<HTMLInputElement>(`input[type=checkbox][value="${name}"]`)!;
const count = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'p[tabindex]' })).toBeInTheDocument());

let width = 1200;

async function open(
  address = '/careers/jobs',
  answer: Answerer = found(37),
  html = bare,
  config: Record<string, unknown> = {},
  masterList: Answer = { json: master },
) {
  history.replaceState(null, '', address);
  const services = fakeServices({
    [SEARCH]: answer,
    [TERMS]: { json: { terms: ['hydrogen', 'Hyderabad'] } },
    [MASTER]: masterList,
    [SUBSCRIBE]: { json: { existingSubscriptions: [], newSubscriptions: [], confirmation: 'sent' } },
  });
  const mounted = await mountPlaceholder(html, jobSearch, config);
  return {
    ...mounted,
    services,
    sentQuery: () => Object.fromEntries(services.callsOf(SEARCH).at(-1)?.url.searchParams ?? []),
  };
}

beforeAll(() => {
  // List navigation skips options without a size, and in jsdom nothing has one.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 44 });
  HTMLElement.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  forgetEverything();
  width = 1200;
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  mockMedia((query) => width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0));
});

describe('server-rendered content', () => {
  test('is adopted, with its filters and counts, and nothing is fetched', async () => {
    const { services, user } = await open('/careers/jobs', found(37), serverHtml);
    expect(titles()).toEqual(['Consultant']);
    expect(screen.getByRole('link', { name: 'Consultant' })).toHaveAttribute('href', '/careers/jobs/consultant-7');
    expect(screen.getByText('Bergen')).toBeVisible();
    await count('37 jobs');
    await user.click(button('Field'));
    expect(screen.getByText('Software').closest('label')).toHaveAttribute('data-empty');
    expect(screen.getByText('Energy', { selector: 'label span' }).closest('label')).toHaveTextContent('20');
    expect(services.calls).toHaveLength(0);
  });

  test('is adopted with its filters if a content system removed the form', async () => {
    const options = `<ul><li data-item="options" data-filter="interest" data-parent="Consulting" data-count="20">Energy</li><li data-item="options" data-filter="interestCategory">Consulting</li></ul>`;
    const { services, user } = await open(
      '/careers/jobs?interestCategory=Consulting',
      found(37),
      serverHtml.replace(/<form[^]*<\/form>/, options),
    );
    await user.click(button('Field'));
    expect(screen.getByText('Energy', { selector: 'label span' }).closest('label')).toHaveTextContent('20');
    expect(services.calls).toHaveLength(0);
    await user.click(box('Energy'));
    await waitFor(() => expect(location.search).toBe('?interest=Energy'));
  });

  test.each([
    ['/?job={slug}', '/?job=job-7', '/?lang=en&job=job-8'],
    ['/careers/{slug}/details', '/careers/job-7/details', '/careers/job-8/details'],
    ['/?job={slug}', 'job-7', '/careers/job-8/?page=2'],
  ])('with pages such as %s is kept, and its positions are stored one by one', async (pages, first, second) => {
    const item = (url: string, title: string) =>
      `<li data-item="jobs"><a data-field="link" href="${url}">${title}</a></li>`;
    const { user } = await open(
      '/careers/jobs',
      { json: { numFound: 37, docs: [job(7), job(8), job(9)] } },
      `<div data-module="job-search" data-job-pages="${pages}" data-total="37" data-apply-later><ol>${item(first, 'Seven')}${item(second, 'Eight')}</ol></div>`,
    );
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toEqual(['Seven', 'Eight', 'Job 9']));
    await user.click(await screen.findByRole('button', { name: /^Apply later.*Eight/ }));
    expect(screen.getAllByRole('button', { name: /^Apply later/ })).toHaveLength(2);
  });

  test('keeps what was typed and its filters if the site renames the parameters', async () => {
    const renamed = serverHtml
      .replace('name="query"', 'name="s" value="steel"')
      .replaceAll('name="cities"', 'name="job-city"');
    await open('/careers/jobs?job-city=Oslo', found(37), renamed, {
      parameters: { names: { query: 's', cities: 'job-city' } },
    });
    expect(field()).toHaveValue('steel');
    expect(screen.getByRole('button', { name: /Oslo/ })).toBeVisible();
    expect(box('Oslo').closest('label')).toHaveTextContent('12');
  });

  test('is kept while the next page is appended, without duplicates', async () => {
    const { user, sentQuery } = await open(
      '/careers/jobs',
      { json: { numFound: 37, docs: [job(7), { title: 'No id' }, job(9, { title: '' }), 'text', job(8)] } },
      serverHtml,
    );
    await user.click(button('Show more'));
    await waitFor(() => expect(titles()).toEqual(['Consultant', 'Job 8']));
    expect(sentQuery()).toMatchObject({ start: '21', pageSize: '20' });
    expect(location.search).toBe('?page=2');
  });
});

describe('the address', () => {
  test('with page=3 shows three pages after one request, and then loads the fourth', async () => {
    const { sentQuery, services } = await open('/careers/jobs?page=3', found(90));
    await waitFor(() => expect(titles()).toHaveLength(60));
    expect(sentQuery()).toEqual({ q: '', start: '1', pageSize: '60', lang: 'en' });
    expect(services.callsOf(SEARCH)).toHaveLength(1);
    expect(button('Show more')).toBeVisible();
  });

  test('with a page beyond the last becomes the last', async () => {
    const { services } = await open('/careers/jobs?page=1000000000');
    await waitFor(() => expect(location.search).toBe('?page=2'));
    await count('37 jobs');
    expect(services.callsOf(SEARCH)).toHaveLength(1);
    await waitFor(() => expect(titles()).toHaveLength(37));
  });

  test('names words and filters', async () => {
    const { sentQuery, services } = await open(
      `/careers/jobs?query=${encodeURIComponent('%_\\\'" 🌊')}&cities=Oslo&cities=Hamburg`,
    );
    await count('37 jobs');
    expect(sentQuery()).toMatchObject({ q: '%_\\\'" 🌊' });
    expect(services.callsOf(SEARCH)[0]!.url.searchParams.getAll('cities')).toEqual(['Oslo', 'Hamburg']);
  });

  test.each([
    ['?cities=hamburg', ['Hamburg']],
    ['?cities=OSLO,Bergen', ['Oslo', 'Bergen']],
    ['?cities=Washington,+d.c.', ['Washington, D.C.']],
    ['?cities=Nowhere,+Oslo', ['Nowhere, Oslo']],
  ])('%s means the names of the master list, also on a page without options', async (search, cities) => {
    const { services, user } = await open(`/careers/jobs${search}`);
    await count('37 jobs');
    const calls = services.callsOf(SEARCH);
    expect(calls.map(({ url }) => url.searchParams.getAll('cities'))).toEqual([cities]);
    for (const city of cities) expect(button(`Remove ${city}`)).toBeVisible();
    await user.click(button(/^City/));
    const regionCities = master.regions[0]!.countries.flatMap((country) => country.cities);
    for (const city of cities.filter((city) => regionCities.includes(city))) expect(box(city)).toBeChecked();
  });

  test('is used unchanged if there is no master list', async () => {
    const { services } = await open(
      '/careers/jobs?cities=hamburg',
      found(37),
      '<div data-module="job-search" data-language="de"></div>',
      {},
      { status: 404 },
    );
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(services.callsOf(SEARCH)[0]!.url.searchParams.getAll('cities')).toEqual(['hamburg']);
  });
});

describe('filters', () => {
  test('have their place before anything has come, and say when their names could not be loaded', async () => {
    // In a language whose names no other test has loaded.
    document.documentElement.lang = 'de';
    const { user, services } = await open('/careers/jobs', 'never', bare, {}, { status: 404 });
    for (const name of ['Kategorie', 'Bereich', 'Region', 'Land', 'Stadt', 'Branche', 'Funktion'])
      expect(button(name)).toBeVisible();
    await user.click(button('Land'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese Filter konnten nicht geladen werden.');
    services.answer(MASTER, { json: master });
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByRole('checkbox', { name: 'Norway' })).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName('Land');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    document.documentElement.lang = 'en';
  });

  test('by region take the place of countries and cities within, and the other way round', async () => {
    const { user } = await open('/careers/jobs?cities=Oslo&countries=Germany', found(37));
    await user.click(await screen.findByRole('button', { name: 'Region' }));
    await user.click(await screen.findByRole('checkbox', { name: /Europe/ }));
    await waitFor(() => expect(location.search).toBe('?continents=Europe'));
    await user.click(button('City'));
    await user.click(await screen.findByRole('checkbox', { name: /Bergen/ }));
    await waitFor(() => expect(location.search).toBe('?cities=Bergen'));
  });

  test('come from the master list at the first approach, once', async () => {
    const { user, services } = await open();
    await count('37 jobs');
    expect(services.callsOf(MASTER)).toHaveLength(0);
    await user.click(button('City'));
    await waitFor(() => expect(box('Hamburg')).toBeInTheDocument());
    await user.click(button('Industry'));
    expect(services.callsOf(MASTER).length).toBeLessThanOrEqual(1);
  });

  test('a field takes the place of its category, and the category that of its fields', async () => {
    const { user, sentQuery } = await open(
      '/careers/jobs?page=2&interestCategory=Consulting&cities=Oslo',
      found(37),
      serverHtml,
    );
    await user.click(button(/^Field/));
    await user.click(box('Energy'));
    await waitFor(() => expect(location.search).toBe('?interest=Energy&cities=Oslo'));
    await user.click(button(/^Category/));
    await user.click(box('Consulting'));
    await waitFor(() => expect(location.search).toBe('?interestCategory=Consulting&cities=Oslo'));
    await user.click(button(/^Country/));
    await user.click(box('Norway'));
    await waitFor(() => expect(location.search).toBe('?interestCategory=Consulting&countries=Norway'));
    await waitFor(() => expect(sentQuery()).toMatchObject({ interestCategory: 'Consulting', countries: 'Norway' }));
    await user.click(button(/^City/));
    await user.click(box('Oslo'));
    await waitFor(() => expect(location.search).toBe('?interestCategory=Consulting&cities=Oslo'));
    await user.click(button('Remove Oslo'));
    await waitFor(() => expect(location.search).toBe('?interestCategory=Consulting'));
  });

  test('that leave nothing say which to remove, and how many that gives', async () => {
    const { user } = await open('/careers/jobs?cities=Oslo&interest=Energy', found(0));
    await waitFor(() => expect(screen.getByText('No jobs available.')).toBeVisible());
    expect(button('Remove Energy (41 results)')).toBeVisible();
    await user.click(button('Remove Oslo (52 results)'));
    await waitFor(() => expect(location.search).toBe('?interest=Energy'));
  });

  test('are in a dialog on phones, which shows the number of results', async () => {
    width = 360;
    const { user } = await open('/careers/jobs', found(37), serverHtml);
    await user.click(button('Filters'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'City' }));
    await user.click(box('Oslo'));
    await waitFor(() => expect(location.search).toBe('?cities=Oslo'));
    await user.click(within(dialog).getByRole('button', { name: 'Show 37 jobs' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Filters (1)')).toBeVisible();
  });
});

describe('words', () => {
  test('are suggested from two letters on, and a suggestion is searched for', async () => {
    const { user, services, sentQuery } = await open('/careers/jobs', found(37), serverHtml);
    await user.type(field(), 'h');
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(services.callsOf(TERMS)).toHaveLength(0);
    await user.type(field(), 'yd');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(services.callsOf(TERMS).map(({ url }) => url.search)).toEqual(['?q=hyd&lang=en']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(sentQuery().q).toBe('hydrogen'));
    expect(location.search).toBe('?query=hydrogen');
    expect(field()).toHaveValue('hydrogen');
  });

  test('that an input method composes are neither suggested nor searched for before they are words', async () => {
    const { services } = await open('/careers/jobs', found(37), serverHtml);
    const input = field();
    fireEvent(input, new CompositionEvent('compositionstart', { bubbles: true }));
    fireEvent.input(input, { target: { value: 'hyd' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(services.calls).toHaveLength(0);
    expect(location.search).toBe('');
    fireEvent(input, new CompositionEvent('compositionend', { bubbles: true }));
    await waitFor(() => expect(services.callsOf(TERMS).map(({ url }) => url.search)).toEqual(['?q=hyd&lang=en']));
  });

  test('are searched for by Enter and cleared by Escape', async () => {
    const { user, sentQuery } = await open('/careers/jobs', found(37), serverHtml);
    await user.type(field(), ' steel {Enter}');
    await waitFor(() => expect(sentQuery().q).toBe('steel'));
    await waitFor(() => expect(announced()).toContain('37 jobs; for “steel”'));
    await user.type(field(), 'works{Escape}');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

describe('a job', () => {
  const show = async (more: Record<string, unknown>, config = {}, html = bare) => {
    const opened = await open('/careers/jobs', { json: { numFound: 1, docs: [job(1, more)] } }, html, config);
    await count('1 job');
    return opened;
  };

  test('leads to its own page beside the search, whatever its address holds', async () => {
    await show({ friendlyURL: 'a/b c' });
    expect(screen.getByRole('link', { name: 'Job 1' })).toHaveAttribute('href', '/careers/jobs/a%2Fb%20c');
  });

  test('is led to with the campaign that brought the visitor here', async () => {
    await open('/careers/jobs?cid=letter', found(37), serverHtml);
    expect(screen.getByRole('link', { name: 'Consultant' })).toHaveAttribute(
      'href',
      `${location.origin}/careers/jobs/consultant-7?cid=letter`,
    );
  });

  test.each([
    ['last week', 7, 'New'],
    ['last month', 30, ''],
  ])('says when it was published, and that one of %s is new', async (_, days, mark) => {
    const posted = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await show({ posted });
    expect(document.querySelector(`time[datetime="${posted}"]`)).toBeVisible();
    expect(screen.queryByText('New')?.textContent ?? '').toBe(mark);
  });

  test('keeps the server-rendered day', async () => {
    await open('/careers/jobs', found(37), serverHtml);
    expect(document.querySelector('time[datetime="2026-01-05"]')).toHaveTextContent('2026');
  });

  test('shows 250 characters at a word', async () => {
    await show({ whatYouWillDo: 'word '.repeat(80) });
    expect(screen.getByText(/^word word/).textContent!.length).toBeLessThanOrEqual(251);
    expect(screen.getByText(/word…$/)).toBeVisible();
  });

  test.each([
    [360, 1],
    [800, 3],
    [1200, 7],
    [1600, 8],
  ])('names its cities at %i pixels: %i, and the rest on demand', async (pixels, most) => {
    width = pixels;
    const cities = Array.from({ length: 10 }, (_, index) => `City ${index + 1}`);
    const { user } = await show({ cities });
    expect(screen.getAllByText(/^City \d+$/)).toHaveLength(most);
    await user.click(button(`+${10 - most} more cities`));
    expect(screen.getAllByText(/^City \d+$/)).toHaveLength(10);
  });

  test.each([
    ['null', null, 0],
    ['a text', 'Oslo', 1],
    ['a mixture', ['Oslo', 7, null], 1],
  ])('bears cities that are %s', async (_, cities, expected) => {
    await show({ cities });
    expect(screen.queryAllByText('Oslo')).toHaveLength(expected);
  });

  test('says what it is written in where that is not the language of the page', async () => {
    await show({ language: 'de' });
    expect(screen.getByRole('link', { name: 'Job 1' })).toHaveAttribute('lang', 'de');
  });

  test('shows what one should bring along where the editor wants it', async () => {
    await show({}, {}, '<div data-module="job-search" data-additional-requirements></div>');
    expect(screen.getByText('You know steel.')).toBeVisible();
  });
});

test('more than 500 are 500+, in the count and at the button for more', async () => {
  await open('/careers/jobs', found(4213));
  await count('500+ jobs');
  expect(screen.getByText('Showing 20 of 500+')).toBeVisible();
});

describe('languages', () => {
  test.each([
    ['de', 'de'],
    ['ar', 'en'],
    ['ja', 'en'],
  ])('a page in %s asks for jobs in %s', async (language, lang) => {
    const { sentQuery } = await open(
      '/careers/jobs',
      found(1),
      `<div data-module="job-search" data-language="${language}"></div>`,
    );
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(sentQuery().lang).toBe(lang);
    expect(screen.getByRole('link', { name: 'Job 1' })).toHaveAttribute('lang', 'en');
  });
});

describe('a service', () => {
  test.each([
    ['a missing list', { json: { numFound: 3 } }],
    ['an empty object', { json: {} }],
    ['no list', { json: { docs: 'none' } }],
  ])('that answers %s shows an error, and is called again on request', async (_, answer) => {
    const { user, services } = await open('/careers/jobs', answer);
    expect(await screen.findByText('Error: No Jobs Data Found')).toBeVisible();
    services.answer(SEARCH, found(37));
    await user.click(button('Try again'));
    await waitFor(() => expect(titles()).toHaveLength(20));
  });

  test('that counts nothing costs only the numbers', async () => {
    const { user } = await open('/careers/jobs', found(37, { facets: undefined, without: undefined }));
    await count('37 jobs');
    await user.hover(field());
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'City' }));
    expect(box('Oslo').closest('label')).toHaveTextContent(/^Oslo$/);
  });

  test('of another house answers where the site says so', async () => {
    history.replaceState(null, '', '/careers/jobs');
    const services = fakeServices({ 'GET /elsewhere/api/jobsearch': found(2) });
    await mountPlaceholder(bare, jobSearch, {
      services: { externalSearch: '/elsewhere' },
      flags: { externalizedServices: true },
    });
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(services.calls.every(({ url }) => url.pathname.startsWith('/elsewhere/'))).toBe(true);
  });
});

test('an editor sees the server’s list, which neither fetches nor changes', async () => {
  const { user, services } = await open('/careers/jobs', found(37), serverHtml, { mode: 'edit' });
  expect(titles()).toEqual(['Consultant']);
  await user.click(button('City'));
  await user.click(box('Oslo'));
  await user.type(field(), 'hyd{Enter}');
  expect(location.search).toBe('');
  expect(services.calls).toHaveLength(0);
});

test('without field and filters shows only the list', async () => {
  await open('/careers/jobs', found(2), '<div data-module="job-search" data-without-search></div>');
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'City' })).not.toBeInTheDocument();
});

test.each([
  ['/jobs', 'job-1', '/jobs/job-1'],
  ['/?post_type=job&name={slug}', 'job-1', '/?post_type=job&name=job-1'],
  ['/jobs', '/?p=12', '/?p=12'],
])('with job pages at %s, the position %s leads to %s', async (jobPages, friendlyURL, href) => {
  await open(
    '/careers',
    found(1, { docs: [job(1, { friendlyURL })] }),
    bare.replace('></', ` data-job-pages="${jobPages}"></`),
  );
  expect(await screen.findByRole('link', { name: 'Job 1' })).toHaveAttribute('href', href);
});

test('positions to apply for later are kept on the device, above the results, until they are removed', async () => {
  const html = bare.replace('></', ' data-apply-later></');
  const { user, unmount } = await open('/careers/jobs', found(2), html);
  const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  await waitFor(() => expect(buttons()).toContain('Apply later: Job 2'));
  await user.click(screen.getAllByText('Apply later')[1]!);
  expect(await screen.findByText('To apply later (1)')).toBeVisible();
  unmount();
  await open('/careers/jobs', found(1), html);
  const list = within(await screen.findByRole('region', { name: 'To apply later (1)' }));
  expect(list.getByRole('link', { name: 'Job 2' })).toHaveAttribute('href', '/careers/jobs/job-2');
  await user.click(list.getByRole('button', { name: /^Remove from list/ }));
  expect(await screen.findByText('To apply later (0)')).toHaveFocus();
});

test('new positions of the search can be subscribed to by e-mail, which its owner must confirm', async () => {
  const { user, services } = await open('/careers/jobs?cities=Oslo&query=steel,+iron&sort=title', found(2), bare, {
    flags: { jobAlerts: true },
    captcha: { provider: 'none' },
  });
  const toggle = await screen.findByRole('button', { name: 'Get new jobs by e-mail' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  await user.type(await screen.findByRole('textbox', { name: /E-mail address/ }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Create alert' }));
  expect(await screen.findByText(/We’ve sent an e-mail to ada@example.com/)).toBeVisible();
  expect(services.callsOf(SUBSCRIBE)[0]!.json).toMatchObject({
    email: 'ada@example.com',
    subscriptions: ['job-alert?lang=en&query=steel%2C+iron&cities=Oslo'],
  });
  expect(screen.queryByText('Apply later')).not.toBeInTheDocument();
});

test('a site may have its lists fail quietly', async () => {
  await open('/careers/jobs', { status: 404 }, bare, { flags: { quietFailures: true } });
  await act(() => new Promise((done) => setTimeout(done, 300)));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the feed of the site follows words and filters, not the page', async () => {
  const { user } = await open('/careers/jobs?query=steel&cities=Oslo&page=2', found(37), serverHtml, {
    feeds: { jobs: '/feed.atom' },
  });
  const address = () => new URL(screen.getByRole('link', { name: /Atom feed/ }).getAttribute('href')!).search;
  expect(address()).toBe('?cities=Oslo&query=steel&lang=en');
  await user.click(button('Remove Oslo'));
  await waitFor(() => expect(address()).toBe('?query=steel&lang=en'));
});

test('a job board is searched and filtered in the browser, without the service', async () => {
  const posting = (id: number, title: string, locationName: string, department: string) => ({
    id,
    title,
    absolute_url: `https://board.example/${id}`,
    location: { name: locationName },
    departments: [{ name: department }],
    content: '&lt;p&gt;Build.&lt;/p&gt;',
    updated_at: '2026-11-03T09:12:00-05:00',
  });
  history.replaceState(null, '', '/careers/jobs');
  const services = fakeServices({
    'GET /board.json': {
      json: {
        jobs: [posting(1, 'Planner', 'Oslo; Remote', 'Plants'), posting(2, 'Analyst', 'Berlin; Oslo', 'Cities')],
      },
    },
  });
  const { user } = await mountPlaceholder(
    '<div data-module="job-search" data-source="/board.json" data-sortable></div>',
    jobSearch,
  );
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(titles()).toEqual(['Planner', 'Analyst']));
  expect(screen.getByRole('link', { name: 'Planner' })).toHaveAttribute('href', 'https://board.example/1');
  await user.click(screen.getByRole('button', { name: 'City' }));
  await user.click(screen.getByRole('checkbox', { name: 'Berlin 1' }));
  await waitFor(() => expect(titles()).toEqual(['Analyst']));
  await user.click(screen.getByRole('button', { name: 'Remove Berlin' }));
  await user.click(screen.getByRole('button', { name: 'Workplace' }));
  await user.click(screen.getByRole('checkbox', { name: 'Remote 1' }));
  await waitFor(() => expect(titles()).toEqual(['Planner']));
  expect(location.search).toBe('?workplace=remote');
  await user.click(screen.getByRole('button', { name: 'Remove Remote' }));
  await user.type(screen.getByRole('combobox'), 'plant{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Planner']));
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Planner', 'Analyst']));
  await user.click(screen.getByRole('link', { name: 'Title' }));
  await waitFor(() => expect(titles()).toEqual(['Analyst', 'Planner']));
  await user.click(screen.getByRole('link', { name: 'City' }));
  await waitFor(() => expect(titles()).toEqual(['Analyst', 'Planner']));
  expect(services.calls.map(({ operation }) => operation)).toEqual(['GET /board.json']);
});

describe('with `sortable`', () => {
  const sortable = bare.replace('></', ' data-sortable></');
  const orders = () => within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link');

  test('positions come in the order that a visitor chooses, as the URL says', async () => {
    const { user, sentQuery } = await open('/careers/jobs?query=steel', found(37), sortable);
    await count('37 jobs');
    expect(orders().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Newest', 'true'],
      ['Title', null],
      ['City', null],
    ]);
    expect(sentQuery()).not.toHaveProperty('sort');
    await user.click(orders()[2]!);
    await waitFor(() => expect(sentQuery()).toMatchObject({ q: 'steel', sort: 'city', start: '1' }));
    expect(location.search).toBe('?query=steel&sort=city');
    await user.click(orders()[0]!);
    await waitFor(() => expect(orders()[0]).toHaveAttribute('aria-current', 'true'));
    expect(location.search).toBe('?query=steel');
  });

  test.each(['?sort=salary', ''])('an order that there is not is the newest first: "%s"', async (search) => {
    const { sentQuery } = await open(`/careers/jobs${search}`, found(2), sortable);
    await count('2 jobs');
    expect(sentQuery()).not.toHaveProperty('sort');
  });

  test('a single position has no order', async () => {
    await open('/careers/jobs', found(1), sortable);
    await count('1 job');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
