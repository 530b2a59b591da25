import { act, screen, waitFor, within } from 'testing';
import { problemsOfPosting } from '../../tests/setup/job-posting';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import { subscribe, type Subject } from '../../src/core';
import { pageSubject } from '../../src/page/subject';
import { startMetadata } from '../../src/page/metadata';
import { update } from '../../src/runtime/mount';
import jobDetail from './index';

const JOB = 'GET /services/jobs/api/job';
const SIMILAR = 'GET /services/jobs/api/similar/10401';
const METADATA = { metadata: { firm: 'Alder & Voss' } };

const posting = {
  jobID: '10401',
  title: 'Consultant, hydrogen and power',
  friendlyURL: 'consultant-hydrogen-and-power-10401',
  interest: 'Energy and Materials',
  interestCategory: 'Consulting',
  cities: ['Oslo', 'Bergen'],
  countries: ['Norway'],
  industries: ['Energy'],
  functions: ['Strategy'],
  whatYouWillDo: 'You will test cost models & contracts.\nExpect <b>engineers</b>.',
  whoYouWillWorkWith: 'A team of four.',
  yourBackground: 'Two to five years in energy.',
  compensationRange: 'NOK 780,000–920,000',
  jobApplyURL: 'https://apply.example/10401',
  language: 'en',
  posted: '2026-11-02',
  validThrough: '2999-01-31',
};

const similar = [
  {
    JobId: '1',
    JobTitle: 'One',
    JobLocation: ['Oslo', 'Bergen', 'Hamburg', 'Berlin'],
    JobInterest: 'Energy',
    JobUrl: '/careers/jobs/one-1',
  },
  { JobId: '2', JobTitle: 'Two', JobLocation: 'Paris', JobInterest: 'Heat', JobUrl: 'javascript:alert(1)' },
  { JobId: '10401', JobTitle: 'Itself', JobUrl: '/careers/jobs/itself-10401' },
  { JobId: '3', JobTitle: 'Three', JobUrl: '/careers/jobs/three-3' },
  { JobId: '4', JobTitle: 'Four', JobUrl: '/careers/jobs/four-4' },
];

const bare = '<div data-module="job-detail"></div>';

const serverHtml = `<div data-module="job-detail">
  <a data-field="searchPage" href="/careers/jobs">All open positions</a>
  <h1 data-field="title">Analyst, municipal heat</h1>
  <p><span data-field="interest">Public Sector</span> <span data-item="cities">Hamburg</span></p>
  <a data-field="jobApplyUrl" href="https://apply.example/7">Apply</a>
  <div data-field="whatYouWillDo"><ul><li>You will count.</li></ul></div>
  <p data-field="compensationRange">EUR 60,000–72,000</p>
  <ul><li data-item="similarJobs"><a data-field="link" href="/careers/jobs/two-2">Two</a> <span data-item="cities">Berlin</span></li></ul>
  <data data-field="jobId" value="7"></data>
</div>`;

const gone = () => screen.findByRole('heading', { level: 1, name: 'This position is no longer open' });
const applyButton = () => screen.queryByRole('link', { name: 'Apply' });
const title = () => screen.findByRole('heading', { level: 1, name: posting.title });

interface Opening {
  answer?: Answerer;
  alike?: Answerer;
  html?: string;
  config?: Record<string, unknown>;
}

async function open(
  address: string,
  {
    answer = { json: { docs: [posting] } },
    alike = { json: { results: similar } },
    html = bare,
    config = METADATA,
  }: Opening = {},
) {
  history.replaceState(null, '', address);
  const services = fakeServices({ [JOB]: answer, [SIMILAR]: alike });
  const mounted = await mountPlaceholder(html, jobDetail, config);
  return { ...mounted, services };
}

function described(): Record<string, unknown> | undefined {
  const descriptions = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
  );
  return descriptions.find((data) => data['@type'] === 'JobPosting');
}

let endMetadata = () => {};

beforeEach(() => {
  forgetEverything();
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  endMetadata();
  endMetadata = () => {};
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
});

describe('a position', () => {
  const withPlaces = (cities: string[], countries: string[]) => ({
    answer: { json: { docs: [{ ...posting, cities, countries }] } },
  });

  test.each([
    [['Oslo', 'Bergen'], ['Norway'], 'Oslo · Bergen, Norway'],
    [['Oslo', 'Rome'], ['Norway', 'Italy'], 'Oslo, Norway · Rome, Italy'],
    [['Oslo', 'Rome', 'Milan'], ['Norway', 'Italy'], 'Oslo · Rome · Milan'],
    [['Singapore'], ['Singapore'], 'Singapore'],
    [[], ['Norway'], 'Norway'],
  ])('in %j of %j says where it is', async (cities, countries, expectedText) => {
    await open('/careers/jobs/x-10401', withPlaces(cities, countries));
    await title();
    expect(screen.getByText(expectedText)).toBeVisible();
  });

  test('is replaced by another if its id changes', async () => {
    const { element, services } = await open('/careers/jobs', {
      html: '<div data-module="job-detail" data-job-id="10401"></div>',
    });
    await title();
    services.answer(JOB, { json: { docs: [{ ...posting, jobID: '7', title: 'Another position' }] } });
    element.setAttribute('data-job-id', '7');
    act(() => update(element));
    expect(await screen.findByRole('heading', { level: 1, name: 'Another position' })).toBeVisible();
    expect(services.callsOf(JOB).at(-1)!.url.href).toContain('7');
  });

  test('can be shared, unless the page shares it', async () => {
    const { unmount } = await open('/careers/jobs/x-10401');
    expect(await screen.findByRole('link', { name: /E-mail|e-mail/ })).toBeVisible();
    unmount();
    await open('/careers/jobs/x-10401', { html: '<div data-module="job-detail" data-hide-share-tools></div>' });
    await title();
    await act(async () => {});
    expect(screen.queryByRole('link', { name: /E-mail|e-mail/ })).not.toBeInTheDocument();
  });

  test('can be applied for at the end of its texts too where they are in one column', async () => {
    mockMedia((query) => query === '(width < 52rem)');
    await open('/careers/jobs/x-10401');
    await title();
    expect(screen.getAllByRole('link', { name: 'Apply' })).toHaveLength(2);
  });

  test('lists no similar position that looks like another', async () => {
    const twice = [similar[0], { ...similar[0], JobId: '99', JobUrl: '/careers/jobs/other-99' }, similar[1]];
    await open('/careers/jobs/x-10401', { alike: { json: { results: twice } } });
    await screen.findByRole('link', { name: 'One' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
  });
});

describe('server-rendered content', () => {
  test('is adopted: nothing is fetched, and the structured data is unchanged', async () => {
    const listener = jest.fn();
    const stop = subscribe('subject-changed', listener);
    const { services } = await open('/careers/jobs/analyst-7', { html: serverHtml });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Analyst, municipal heat');
    expect(screen.getByText('You will count.').closest('li')).not.toBeNull();
    expect(screen.getByText('EUR 60,000–72,000')).toBeVisible();
    expect(applyButton()).toHaveAttribute('href', 'https://apply.example/7');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '/careers/jobs/two-2');
    expect(services.calls).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  test('without similar positions only fetches those', async () => {
    const { services } = await open('/careers/jobs/x-10401', {
      html: '<div data-module="job-detail"><h1 data-field="title">A title</h1></div>',
    });
    expect(await screen.findByRole('link', { name: 'One' })).toBeVisible();
    expect(services.calls.map(({ operation }) => operation)).toEqual([SIMILAR]);
  });
});

describe('the address', () => {
  test.each([
    ['/careers/jobs/x-10401', '10401'],
    ['/careers/jobs/x-10401/', '10401'],
    ['/careers/jobs/10401', '10401'],
    ['/careers/jobs/senior-analyst', 'senior-analyst'],
    ['/careers/jobs/%C3%B6konom', 'ökonom'],
    [`/careers/jobs/${'a'.repeat(120)}`, 'a'.repeat(120)],
  ])('%s asks for its position', async (address, id) => {
    const { services } = await open(address, { answer: { json: { docs: [] } } });
    expect(services.callsOf(JOB)[0]?.url.searchParams.get('q')).toBe(id);
    await gone();
  });

  test.each([
    '/',
    `/careers/jobs/${'a'.repeat(121)}`,
    '/careers/jobs/%E0%A4%A',
    '/careers/jobs/a%00b',
    '/careers/jobs/a%2Fb',
  ])('%s is of no position: nothing is asked, and a page that is a search too shows nothing', async (address) => {
    const { services, element } = await open(address, {
      html: '<div data-module="job-detail" data-is-search-page></div>',
    });
    expect(element).toBeEmptyDOMElement();
    expect(services.calls).toEqual([]);
  });
});

describe('a position from the service', () => {
  test('is shown with all it has, as text', async () => {
    await open('/careers/jobs/x-10401');
    await title();
    expect(await screen.findByText('engineers', { selector: 'b' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Who you will work with' })).toBeVisible();
    for (const fact of [
      'Energy and Materials · Consulting',
      'Oslo · Bergen, Norway',
      'NOK 780,000–920,000',
      'Energy',
      'Strategy',
      'November 2, 2026',
    ])
      expect(screen.getAllByText(fact)[0]).toBeVisible();
    expect(applyButton()).toHaveAttribute('href', 'https://apply.example/10401');
  });

  test('has structured data by the rules of Google, under its own address', async () => {
    const { unmount } = await open('/careers/jobs/x-10401?cid=letter');
    await title();
    endMetadata = startMetadata(pageSubject());
    await waitFor(() => expect(described()).toBeDefined());
    expect(problemsOfPosting(described())).toEqual([]);
    expect(described()).toMatchObject({
      title: posting.title,
      description:
        '<p>You will test cost models &amp; contracts.</p><p>Expect engineers.</p><p>A team of four.</p><p>Two to five years in energy.</p>',
      jobLocation: [
        { address: { addressLocality: 'Oslo', addressCountry: 'Norway' } },
        { address: { addressLocality: 'Bergen', addressCountry: 'Norway' } },
      ],
      baseSalary: { currency: 'NOK', value: { minValue: 780_000, maxValue: 920_000, unitText: 'YEAR' } },
      url: `${location.origin}/careers/jobs/consultant-hydrogen-and-power-10401`,
    });
    expect(document.title).toBe('Consultant, hydrogen and power | Alder & Voss');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${location.origin}/careers/jobs/consultant-hydrogen-and-power-10401`,
    );
    unmount();
    expect(described()).toBeUndefined();
  });

  test('asks again after a failure', async () => {
    const { services, user } = await open('/careers/jobs/x-10401', { answer: { status: 403 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The position is not available right now.');
    services.answer(JOB, { json: { docs: [posting] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title();
    expect(document.querySelector('.inlay-job-detail')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([[{ docs: 'none' }], [{}], ['<html>']])(
    'is not shown as closed after an invalid response: %j',
    async (json) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
      await open('/careers/jobs/x-10401', { answer: { json } });
      expect(await screen.findByRole('alert')).toBeVisible();
      warn.mockRestore();
    },
  );

  test('says that it is on its way', async () => {
    await open('/careers/jobs/x-10401', { answer: 'never' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the position');
  });
});

describe('a position that is no longer open', () => {
  test.each<[string, Answerer]>([
    ['unknown', { json: { docs: [] } }],
    ['answered by another', { json: { docs: [{ ...posting, jobID: '10408' }] } }],
    ['404', { status: 404 }],
    ['410', { status: 410 }],
    ['past its last day', { json: { docs: [{ ...posting, validThrough: '2020-01-31' }] } }],
  ])('says so, leads to the search and is hidden from search engines: %s', async (_, answer) => {
    document.head.innerHTML =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"Old"}</script>';
    let subject: Subject | null | undefined;
    const stop = subscribe('subject-changed', (next) => void (subject = next));
    await open('/careers/jobs/x-10401', { answer, config: { ...METADATA, pages: { searchJobs: '/careers/jobs' } } });
    await gone();
    expect(screen.getByRole('link', { name: 'Search open positions' })).toHaveAttribute('href', '/careers/jobs');
    await waitFor(() => expect(subject).toMatchObject({ hideFromSearchEngines: true }));
    endMetadata = startMetadata(pageSubject());
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
    expect(described()).toBeUndefined();
    expect(screen.queryByRole('heading', { name: 'Similar positions' })).not.toBeInTheDocument();
    stop();
  });

  test('as the server says it needs no call', async () => {
    const { services } = await open('/careers/jobs/x-10401', {
      html: '<div data-module="job-detail" data-is-gone><h1>Gone</h1></div>',
    });
    await gone();
    expect(services.calls).toEqual([]);
  });
});

describe('positions like it', () => {
  test('are three with at most three places, in rows that were kept for them', async () => {
    let answer = (): void => {};
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const { element } = await open('/careers/jobs/x-10401', {
      alike: async () => (await wait, { json: { results: similar } }),
    });
    await title();
    const section = screen.getByRole('heading', { name: 'Similar positions' }).parentElement!;
    expect(section.querySelectorAll('li')).toHaveLength(3);
    expect(within(section).queryByRole('link')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('link', { name: 'One' })).toHaveAttribute('href', '/careers/jobs/one-1');
    const rows = within(section).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('h3')!.textContent)).toEqual(['One', 'Two', 'Three']);
    expect(rows[0]).toHaveTextContent(/^EnergyOneOslo · Bergen · Hamburg$/);
    expect(element.querySelector('[href^=javascript]')).toBeNull();
  });

  test.each([
    ['de', 'de'],
    ['en', 'en'],
    ['ar', 'en'],
  ])('of a page in %s lead to pages in %s', async (pageLanguage, requestedLanguage) => {
    const { services } = await open('/careers/jobs/x-10401', {
      html: `<div data-module="job-detail" data-language="${pageLanguage}"></div>`,
    });
    await waitFor(() =>
      expect(services.callsOf(SIMILAR).map(({ url }) => url.searchParams.get('lang'))).toEqual([requestedLanguage]),
    );
  });

  test.each<Answerer>([{ status: 403 }, { json: { results: [] } }, { json: {} }])(
    'are left out if there are none: %j',
    async (alike) => {
      await open('/careers/jobs/x-10401', { alike });
      await title();
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Similar positions' })).not.toBeInTheDocument());
    },
  );
});

describe('applying', () => {
  const levels = ['Straight from university', 'With experience', 'After a doctorate'].map((text, index) => ({
    text,
    url: `https://apply.example/10401?level=${index + 1}`,
  }));

  test('at several levels is a button that shows them', async () => {
    const { user } = await open('/careers/jobs/x-10401', {
      answer: {
        json: { docs: [{ ...posting, Einstiegslevel: [...levels, { text: 'Bad', url: 'javascript:alert(1)' }] }] },
      },
    });
    await title();
    expect(applyButton()).not.toBeInTheDocument();
    const details = document.querySelector('details')!;
    expect(details).not.toHaveAttribute('open');
    await user.click(screen.getByText('Apply'));
    expect(details).toHaveAttribute('open');
    const links = within(details).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      levels.map(({ text, url }) => [text, url]),
    );
  });

  test('opens a new tab where the page says so, with a hint', async () => {
    await open('/careers/jobs/x-7', {
      html: serverHtml.replace('<a data-field="jobApplyUrl"', '<a target="_blank" data-field="jobApplyUrl"'),
    });
    const link = screen.getByRole('link', { name: /^Apply .*new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test.each([
    ['https://apply.example/10401', 'https://apply.example/10401?cid=letter'],
    ['https://apply.example/10401?cid=own', 'https://apply.example/10401?cid=own'],
    ['mailto:jobs@example.com', 'mailto:jobs@example.com'],
    [
      'https://apply.example/10401',
      'https://apply.example/10401?cid=a%26to%3Dhttps%3A%2F%2Fevil.example%2F',
      'a%26to=https://evil.example/',
    ],
  ])('takes the campaign along, as one value: %s', async (jobApplyURL, expected, cid = 'letter') => {
    await open(`/careers/jobs/x-10401?cid=${cid}`, { answer: { json: { docs: [{ ...posting, jobApplyURL }] } } });
    await title();
    expect(applyButton()).toHaveAttribute('href', expected);
  });

  test('and positions like it take the campaign along', async () => {
    await open('/careers/jobs/x-10401?cid=letter', { alike: { json: { results: similar } } });
    expect(await screen.findByRole('link', { name: 'One' })).toHaveAttribute(
      'href',
      `${location.origin}/careers/jobs/one-1?cid=letter`,
    );
  });

  test('has no button without a safe address', async () => {
    await open('/careers/jobs/x-10401', {
      answer: { json: { docs: [{ ...posting, jobApplyURL: 'javascript:alert(1)' }] } },
    });
    await title();
    expect(screen.queryByText('Apply')).not.toBeInTheDocument();
  });
});

describe('the way back', () => {
  const entries = (...paths: string[]) =>
    paths.map((path, index) => ({ url: path && location.origin + path, key: `key-${index}`, index }));

  function visited(...paths: string[]) {
    const navigationEntries = entries(...paths);
    const traverseTo = jest.fn(() => ({}));
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: { entries: () => navigationEntries, currentEntry: navigationEntries.at(-1), traverseTo },
    });
    return traverseTo;
  }

  test('leads to the search page where the visitor comes from elsewhere', async () => {
    await open('/careers/jobs/x-7', { html: serverHtml });
    expect(screen.getByRole('link', { name: 'All open positions' })).toHaveAttribute('href', '/careers/jobs');
  });

  test('goes back to the latest search, past other positions', async () => {
    const traverseTo = visited(
      '/careers/jobs',
      '/careers/jobs?cities=Oslo&page=3',
      '/careers/jobs/one-1',
      '/careers/jobs/x-7',
    );
    const { user } = await open('/careers/jobs/x-7', { html: serverHtml });
    const link = screen.getByRole('link', { name: 'Back to results' });
    expect(link).toHaveAttribute('href', `${location.origin}/careers/jobs?cities=Oslo&page=3`);
    await user.click(link);
    expect(traverseTo).toHaveBeenCalledWith('key-1');
  });

  test('does not take another position for the search if the query identifies pages', async () => {
    visited('/?page_id=12&cities=Oslo', '/?job=one-1', '/?job=x-7');
    await open('/?job=x-7', { html: serverHtml.replace('>', ' data-search-page="/?page_id=12">') });
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      `${location.origin}/?page_id=12&cities=Oslo`,
    );
  });

  test('is a link for a new tab', async () => {
    const traverseTo = visited('/careers/jobs', '/careers/jobs/x-7');
    const { user } = await open('/careers/jobs/x-7', { html: serverHtml });
    await user.keyboard('{Control>}');
    const link = screen.getByRole('link', { name: 'Back to results' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(traverseTo).not.toHaveBeenCalled();
  });

  test.each(['https://evil.example/careers/jobs', 'about:blank', ''])(
    'does not use another site: %s',
    async (address) => {
      const referrer = jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
      const traverseTo = visited('/careers', '/careers/jobs/x-7');
      Object.assign(window.navigation.entries()[0]!, { url: address });
      const { user } = await open('/careers/jobs/x-7', { html: serverHtml });
      const link = screen.getByRole('link', { name: 'All open positions' });
      expect(link).toHaveAttribute('href', '/careers/jobs');
      link.addEventListener('click', (event) => event.preventDefault());
      await user.click(link);
      expect(traverseTo).not.toHaveBeenCalled();
      referrer.mockRestore();
    },
  );

  test('of a browser without that history keeps the filters', async () => {
    const referrer = jest
      .spyOn(document, 'referrer', 'get')
      .mockReturnValue(`${location.origin}/careers/jobs?cities=Oslo`);
    await open('/careers/jobs/x-7', { html: serverHtml });
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      `${location.origin}/careers/jobs?cities=Oslo`,
    );
    referrer.mockRestore();
  });
});

test.each([
  ['en', 'de', 'de'],
  ['de', 'en', 'en'],
  ['en', 'en', null],
  ['ar', 'en', 'en'],
])('on a page in %s a position in %s marks its texts as %s', async (page, language, expected) => {
  await open('/careers/jobs/x-10401', {
    answer: { json: { docs: [{ ...posting, language }] } },
    html: `<div data-module="job-detail" data-language="${page}"></div>`,
  });
  expect((await title()).getAttribute('lang')).toBe(expected);
  expect(screen.getByText('A team of four.').parentElement!.getAttribute('lang')).toBe(expected);
});

describe('an editor', () => {
  test('reads what will be here, and is led nowhere', async () => {
    const { services } = await open('/careers/jobs/%E0%A4%A', { config: { mode: 'edit' } });
    expect(screen.getByText('The position that the address names appears here on the live page.')).toBeVisible();
    expect(services.calls).toEqual([]);
  });

  test('sees a note if there is no link to apply', async () => {
    const { notes, services } = await open('/careers/jobs/x-7', {
      config: { mode: 'edit' },
      html: '<div data-module="job-detail"><h1 data-field="title">A title</h1></div>',
    });
    expect(notes()).toEqual(['there is no link to apply: fill in jobApplyUrl or einstiegslevel']);
    expect(services.calls).toEqual([]);
  });
});

test('workplace, employment type and the pay in numbers are facts, and in the structured data', async () => {
  const remote = {
    ...posting,
    compensationRange: '',
    salary: { currency: 'EUR', from: 60_000, to: 72_000, unit: 'YEAR' },
    workplace: 'remote',
    employmentType: ['FULL_TIME', 'Own name'],
    applicantCountries: ['Norway', 'Sweden'],
  };
  const subjects: (Subject | null)[] = [];
  const stop = subscribe('subject-changed', (subject) => subjects.push(subject));
  await open('/careers/jobs/consultant-hydrogen-and-power-10401', { answer: { json: { docs: [remote] } } });
  await title();
  const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(factOf('Workplace')).toBe('Remote');
  expect(factOf('Employment type')).toBe('Full-time, Own name');
  expect(factOf('Pay')).toBe('€60,000 – €72,000 a year');
  await waitFor(() =>
    expect(subjects.find(Boolean)).toMatchObject({
      salary: remote.salary,
      employmentType: remote.employmentType,
      isRemote: true,
      applicantCountries: ['Norway', 'Sweden'],
    }),
  );
  stop();
});

test('keeps the server-rendered workplace, employment type and countries, in the language of the page', async () => {
  await open('/careers/jobs/analyst-7', {
    html: serverHtml.replace(
      '<p data-field="compensationRange">',
      `<p data-field="workplace">Remote</p><span data-item="employmentType">FULL_TIME</span><span data-item="employmentType">Part-time</span>
      <span data-item="applicantCountries">Norway</span><p data-field="compensationRange">`,
    ),
  });
  const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(factOf('Workplace')).toBe('Remote');
  expect(factOf('Employment type')).toBe('Full-time, Part-time');
  expect(factOf('Applicants from')).toBe('Norway');
});
