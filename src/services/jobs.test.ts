import { fakeServices } from '../../tests/setup/services';
import { fetchMasterList, searchJobs } from './jobs';

const EMPTY = { regions: [], interests: [], industries: [], functions: [], workplaces: [], employmentTypes: [] };

test.each([
  ['nothing', {}, EMPTY],
  ['other types', { regions: null, interests: 'none', industries: 7, functions: {} }, EMPTY],
  [
    'parts of the world without countries',
    {
      regions: [
        { continent: 'Europe' },
        null,
        { countries: [{ cities: ['Oslo'] }, { country: 'Norway', cities: 'Oslo' }] },
      ],
    },
    {
      ...EMPTY,
      regions: [
        { continent: 'Europe', countries: [] },
        { continent: '', countries: [{ country: 'Norway', cities: ['Oslo'] }] },
      ],
    },
  ],
])('a master list with %s keeps its other parts', async (_what, json, expected) => {
  fakeServices({ 'GET /services/jobs/api/masterList': { json } });
  expect(await fetchMasterList('en')).toEqual(expected);
});

test('a total that is smaller than the list is the list’s', async () => {
  const docs = ['1', '2', '3'].map((jobID) => ({ jobID, title: `Job ${jobID}` }));
  fakeServices({ 'GET /services/jobs/api/jobsearch': { json: { numFound: 2, docs } } });
  const { jobs, total } = await searchJobs({ start: 21, pageSize: 20, lang: 'en', q: '', filters: {} });
  expect([jobs.length, total]).toEqual([3, 23]);
});
