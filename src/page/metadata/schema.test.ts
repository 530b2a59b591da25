import { problemsOfEvent } from '../../../tests/setup/event-data';
import { problemsOfPosting } from '../../../tests/setup/job-posting';
import { configure, publish } from '../../core';
import { pageSubject } from '../subject';
import { startMetadata } from './';

/** Fields that Google requires; see developers.google.com/search/docs/appearance/structured-data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'author.0.name', 'datePublished', 'image'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.0.address.addressCountry'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: [
    'itemListElement.0.position',
    'itemListElement.0.name',
    'itemListElement.0.item',
    'itemListElement.1.name',
  ],
  ProfilePage: ['mainEntity.name'],
  Organization: ['name', 'url', 'logo'],
};

const TITLE = 'The heading';
const IMAGE = '/picture.jpg';
const SUBJECTS = {
  Article: {
    kind: 'article',
    title: TITLE,
    displayDate: '2026-05-02',
    standardImage: IMAGE,
    authors: [{ name: 'Ada' }],
  },
  Event: {
    kind: 'event',
    title: TITLE,
    startTime: '2026-06-02T07:00:00Z',
    endTime: '2026-06-02T15:00:00Z',
    eventLocation: 'Tollbukaia 12, Oslo',
    eventFormat: 'In person',
  },
  JobPosting: {
    kind: 'job',
    title: TITLE,
    description: 'You will.',
    datePosted: '2026-05-02',
    validThrough: '2999-01-01',
    jobID: '10401',
    locations: [{ city: 'Oslo', country: 'Norway' }],
    employmentType: ['FULL_TIME', 'Whenever'],
    isRemote: true,
    applicantCountries: ['Norway', 'Sweden'],
  },
  VideoObject: { kind: 'video', title: TITLE, standardImage: IMAGE, uploadDate: '2026-05-02', duration: 'PT1M30S' },
  ProfilePage: {
    kind: 'person',
    title: TITLE,
    firmTitle: 'Partner',
    profiles: ['https://colleagues.example/in/ada', 'javascript:alert(1)'],
  },
};

type Found = Record<string, unknown>;
let stop = () => {};

function start(
  subject: object,
  { metadata = {}, body = '', flags = {} }: { metadata?: object; body?: string; flags?: object } = {},
) {
  document.body.innerHTML = `<h1>The\u00A0head\u00ADing</h1>${body}`;
  configure([
    { from: 'test', isTrusted: true, values: { metadata: { firm: 'Alder & Voss', subject, ...metadata }, flags } },
  ]);
  stop = startMetadata(pageSubject());
}

function described(type: string): Found | undefined {
  const descriptions = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Found,
  );
  return descriptions.find((data) => data['@type'] === type);
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Found | undefined)?.[name], data);
}

beforeEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/here');
  publish('subject-changed', null);
  publish('offices-shown', { offices: [] });
});
afterEach(() => stop());

test.each(Object.entries(SUBJECTS))(
  'a description of %s has the properties that search engines require',
  (type, subject) => {
    start(subject);
    const data = described(type);
    expect(data?.['@context']).toBe('https://schema.org');
    for (const path of REQUIRED[type]!) expect([path, valueAt(data, path)]).toEqual([path, expect.anything()]);
  },
);

test.each([
  ['Event', 'startTime'],
  ['Event', 'eventLocation'],
  ['JobPosting', 'datePosted'],
  ['JobPosting', 'description'],
  ['JobPosting', 'locations'],
  ['VideoObject', 'standardImage'],
  ['VideoObject', 'uploadDate'],
] as const)('%s without its %s is not described', (type, name) => {
  start({ ...SUBJECTS[type], [name]: undefined });
  expect(described(type)).toBeUndefined();
});

test.each(Object.entries(SUBJECTS))('a %s that the page does not show is not described', (type, subject) => {
  start({ ...subject, title: 'Another heading' });
  expect(described(type)).toBeUndefined();
});

test('the gated part of an article is described by the selector of its wall', () => {
  start(
    { ...SUBJECTS.Article, accessStatus: 'registered users only' },
    { body: '<div class="gated">More</div><div data-module="regwall" data-gated=".gated"></div>' },
  );
  expect(described('Article')).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.gated' },
  });
});

test.each(['#gated', '.story > .gated', '.gated, .other', ''])(
  'a gated part is described only by a class selector: %s',
  (selector) => {
    start(
      { ...SUBJECTS.Article, accessStatus: 'registered users only' },
      { body: `<div data-module="inlay-regwall" data-gated="${selector}"></div>` },
    );
    expect(described('Article')).toMatchObject({ isAccessibleForFree: false });
    expect(described('Article')).not.toHaveProperty('hasPart');
  },
);

test('an open article is free, with or without a wall', () => {
  start(
    { ...SUBJECTS.Article, accessStatus: 'open' },
    { body: '<div data-module="regwall" data-gated=".gated"></div>' },
  );
  expect(described('Article')).toMatchObject({ isAccessibleForFree: true });
});

test('an article for clients only is not free', () => {
  start({ ...SUBJECTS.Article, accessStatus: 'open', forClientsOnly: true });
  expect(described('Article')).toMatchObject({ isAccessibleForFree: false });
});

test('articles are not described if the site turns it off', () => {
  start(SUBJECTS.Article, { flags: { articleSeoSchema: false } });
  expect(described('Article')).toBeUndefined();
});

test.each(['2020-01-01', '2020-01-01T00:00:00Z'])('a job is not described after %s', (validThrough) => {
  start({ ...SUBJECTS.JobPosting, validThrough });
  expect(described('JobPosting')).toBeUndefined();
});

test('a job is described on its last day', () => {
  start({ ...SUBJECTS.JobPosting, validThrough: new Date().toISOString().slice(0, 10) });
  expect(described('JobPosting')).toBeDefined();
});

test.each([
  ['Virtual', 'OnlineEventAttendanceMode', { '@type': 'VirtualLocation', url: 'http://localhost/here' }],
  ['Hybrid', 'MixedEventAttendanceMode', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
])('the description of an event that is %s has its location', (eventFormat, mode, location) => {
  start({ ...SUBJECTS.Event, eventFormat });
  expect(described('Event')).toMatchObject({ eventAttendanceMode: `https://schema.org/${mode}`, location });
});

test.each(['In person', 'Virtual', 'Hybrid'])(
  'an event that is %s is described by the rules of Google',
  (eventFormat) => {
    start(
      { ...SUBJECTS.Event, description: 'Nine questions.', standardImage: IMAGE, eventFormat },
      { metadata: { organisation: { url: '/' } } },
    );
    expect(problemsOfEvent(described('Event'))).toEqual([]);
  },
);

test('Google’s rules find the faults of an event', () => {
  start({ ...SUBJECTS.Event, eventFormat: 'Virtual' });
  const data = {
    ...described('Event'),
    location: { '@type': 'Place', name: 'Oslo' },
    startDate: '2 June',
    endDate: '2020-01-01',
  };
  expect(problemsOfEvent(data)).toHaveLength(7);
});

test('the description of a job follows Google’s rules', () => {
  start(SUBJECTS.JobPosting);
  expect(problemsOfPosting(described('JobPosting'))).toEqual([]);
});

test('an end before the start is left out', () => {
  start({ ...SUBJECTS.Event, endTime: '2020-01-01' });
  expect(described('Event')).not.toHaveProperty('endDate');
});

test('each visible video of an article is described', () => {
  start(
    {
      ...SUBJECTS.Article,
      videos: [
        { ...SUBJECTS.VideoObject, title: 'One' },
        { ...SUBJECTS.VideoObject, title: 'Two' },
        { ...SUBJECTS.VideoObject, title: 'Three' },
      ],
    },
    { body: '<figcaption>One</figcaption><h2>Two</h2>' },
  );
  const videoNames = [...document.querySelectorAll('script[data-inlay-subject^=video]')].map(
    ({ textContent }) => (JSON.parse(textContent ?? '') as Found)['name'],
  );
  expect(videoNames).toEqual(['One', 'Two']);
});

test('only http and https URLs are profiles of a person', () => {
  start(SUBJECTS.ProfilePage);
  expect(valueAt(described('ProfilePage'), 'mainEntity.sameAs')).toEqual(['https://colleagues.example/in/ada']);
});

test('the breadcrumb trail has the links of the page and ends with the page', () => {
  start(
    { title: TITLE },
    {
      body: '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/careers">Careers</a></li></ol></nav>',
    },
  );
  const steps = valueAt(described('BreadcrumbList'), 'itemListElement') as Found[];
  expect(steps.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', 'http://localhost/'],
    [2, 'Careers', 'http://localhost/careers'],
    [3, TITLE, 'http://localhost/here'],
  ]);
  for (const path of REQUIRED['BreadcrumbList']!) expect(valueAt(described('BreadcrumbList'), path)).toBeDefined();
});

test.each(['', '.none', '<<'])('no breadcrumb trail is described without one on the page: %s', (breadcrumbs) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  start({ title: TITLE }, { metadata: { breadcrumbs } });
  expect(described('BreadcrumbList')).toBeUndefined();
  error.mockRestore();
});

test('the firm is described if the page names it', () => {
  const metadata = { organisation: { url: '/', logo: '/logo.svg', profiles: ['https://colleagues.example/firm'] } };
  start({}, { metadata, body: '<footer>Alder <i>&amp;</i> Voss</footer>' });
  for (const path of REQUIRED['Organization']!) expect(valueAt(described('Organization'), path)).toBeDefined();
  stop();
  document.head.replaceChildren();
  start({}, { metadata });
  expect(described('Organization')).toBeUndefined();
});

describe('The offices that a page lists', () => {
  const metadata = { organisation: { url: '/' } };
  const OSLO = {
    name: 'Oslo',
    displayName: 'The harbour office',
    country: 'Norway',
    officeAddress: 'Tollbukaia 12\n0150 Oslo',
    officePhoneNumber: '+47 555 01 200',
    mapLatitude: 59.9,
    mapLongitude: 10.7,
  };
  const body = '<p>Alder &amp; Voss</p><p>Oslo</p><p>Sydney</p>';
  const locations = () => valueAt(described('Organization'), 'location');

  test('are places of the firm', () => {
    start({ offices: [OSLO] }, { metadata, body });
    expect(locations()).toEqual([
      {
        '@type': 'Place',
        name: 'The harbour office',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Tollbukaia 12, 0150 Oslo',
          addressLocality: 'Oslo',
          addressCountry: 'Norway',
        },
        telephone: '+47 555 01 200',
        geo: { '@type': 'GeoCoordinates', latitude: 59.9, longitude: 10.7 },
      },
    ]);
  });

  test('replace the earlier description once a list has loaded them', () => {
    start({}, { metadata, body });
    expect(locations()).toBeUndefined();
    publish('offices-shown', { offices: [OSLO] });
    expect(locations()).toMatchObject([{ name: 'The harbour office' }]);
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
  });

  test('are those of the page again once the list is removed', () => {
    start({}, { metadata, body });
    publish('offices-shown', { offices: [OSLO] });
    publish('offices-shown', { offices: [] });
    expect(described('Organization')).toBeDefined();
    expect(locations()).toBeUndefined();
  });

  test.each([
    ['stands nowhere on the page', { ...OSLO, name: 'Bergen' }],
    ['has neither an address nor a country', { name: 'Oslo' }],
  ])('leave out one that %s', (_, office) => {
    start({ offices: [office] }, { metadata, body });
    expect(described('Organization')).toBeDefined();
    expect(locations()).toBeUndefined();
  });

  test.each([
    [0, 0],
    ['91', '10'],
    [undefined, 10],
  ])('are nowhere on earth with %s and %s', (mapLatitude, mapLongitude) => {
    start({ offices: [{ ...OSLO, mapLatitude, mapLongitude }] }, { metadata, body });
    expect(valueAt(locations(), '0.geo')).toBeUndefined();
  });

  test('south and west are negative', () => {
    start(
      { offices: [{ name: 'Sydney', country: 'Australia', mapLatitude: '-33.9', mapLongitude: -151.2 }] },
      { metadata, body },
    );
    expect(valueAt(locations(), '0.geo')).toMatchObject({ latitude: -33.9, longitude: -151.2 });
  });

  test('are left to a server that describes the firm', () => {
    document.head.innerHTML =
      '<script type="application/ld+json">{"@type": "Organization", "name": "Alder & Voss"}</script>';
    start({ offices: [OSLO] }, { metadata, body });
    expect(document.querySelectorAll('script[data-inlay-subject="firm"]')).toHaveLength(0);
    document.head.replaceChildren();
  });
});

test('the description of a job keeps the allowed HTML of its texts, and nothing else', () => {
  start({
    ...SUBJECTS.JobPosting,
    description:
      '<h2>Tasks</h2><p class="lead">You <strong>will</strong> &amp; may.</p><ul><li>Test<br/>things</li></ul><script>alert(1)</script><a href="/x">Read</a> on\nPlain 1 < 2 & <em>more</em>',
  });
  expect(described('JobPosting')?.['description']).toBe(
    '<p>Tasks</p><p>You will &amp; may.</p><ul><li>Test<br>things</li></ul>Read on<p>Plain 1 &lt; 2 &amp; more</p>',
  );
});

test('a remote job says where applicants may live, and its employment types by their names in schema.org', () => {
  start(SUBJECTS.JobPosting);
  expect(described('JobPosting')).toMatchObject({
    employmentType: ['FULL_TIME'],
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Norway' },
      { '@type': 'Country', name: 'Sweden' },
    ],
  });
});

test('a job at a place has no such members', () => {
  start({ ...SUBJECTS.JobPosting, isRemote: false });
  expect(described('JobPosting')).not.toHaveProperty('jobLocationType');
  expect(described('JobPosting')).not.toHaveProperty('applicantLocationRequirements');
});
