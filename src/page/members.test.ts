/** Messages for integrators about members whose names the declaration of the configuration does not list. */
import { configure } from '../core';
import { startAnalytics } from './analytics';
import { checkCategories } from './consent/tools';
import { startMetadata } from './metadata';
import { startShell } from './shell';
import { pageSubject } from './subject';

let warn: jest.SpyInstance;
const stops: (() => void)[] = [];

beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  warn.mockRestore();
  document.body.replaceChildren();
});

async function warningsOf(values: object): Promise<string[]> {
  configure([{ from: 'test', isTrusted: true, values }]);
  stops.push(startMetadata(pageSubject()), startShell(), startAnalytics());
  checkCategories();
  // The messages are loaded separately, so they appear a moment later.
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve));
  return warn.mock.calls.map(([message]) => String(message));
}

const metadata = (members: object) => ({ metadata: { firm: 'Alder & Voss', ...members } });
const job = {
  kind: 'job',
  title: 'Engineer',
  description: 'You will.',
  datePosted: '2026-05-02',
  locations: [{ city: 'Oslo', country: 'Norway' }],
};
const footer = (footers: object) => ({ shell: { parts: ['footer'], footers } });

test.each([
  [
    metadata({ subject: { ...job, datePosted: undefined } }),
    'metadata.subject.datePosted" must be a date such as "2026-05-02" or "2026-05-02T09:00:00Z", since search engines require it of kind "job", but is missing.',
  ],
  [
    metadata({ subject: { ...job, kind: 'Job' } }),
    'metadata.subject.kind" must be one of article, event, job, video, person, got "Job".',
  ],
  [
    metadata({ subject: { ...job, locations: ['Oslo'] } }),
    'metadata.subject.locations" must be a list of objects, got ["Oslo"].',
  ],
  [
    metadata({ subject: { ...job, validThrough: 'soon' } }),
    'metadata.subject.validThrough" must be a date such as "2026-05-02" or "2026-05-02T09:00:00Z", got "soon".',
  ],
  [
    metadata({ organisation: { logo: 7 } }),
    'metadata.organisation.logo" must be an address such as "https://www.example.com/path" or "/path", got 7.',
  ],
  [
    { analytics: { target: 'dataLayer', page: { displayDate: 'in May' } } },
    'analytics.page.displayDate" must be a date such as "2026-05-02", got "in May".',
  ],
  [footer({ global: 'Imprint' }), 'shell.footers.global" must be an object of label and address, got "Imprint".'],
  [
    footer({ global: { Imprint: 7 } }),
    'shell.footers.global.Imprint" must be an address such as "https://www.example.com/path" or "/path", under a label, got 7.',
  ],
  [
    { consent: { categories: { heatmaps: 'analytics' } } },
    'consent.categories.heatmaps" must be one of C0001, C0002, C0003, C0004, C0005, got "analytics".',
  ],
])('%j is one message, with its key', async (values, message) => {
  expect(await warningsOf(values)).toEqual([`Inlay: configuration key "${message}`]);
});

test('members that are as they must be are no message', async () => {
  expect(
    await warningsOf({
      ...metadata({
        subject: { ...job, enableRegWall: true, validThrough: '' },
        organisation: { url: '/', profiles: ['https://a.example/firm'] },
      }),
      ...footer({ global: { Imprint: '/imprint' } }),
      analytics: { target: 'dataLayer', page: { displayDate: '2026-05-02', articleType: 'Essay' } },
      consent: { categories: { heatmaps: 'C0002' } },
    }),
  ).toEqual([]);
});
