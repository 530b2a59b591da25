import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Job } from '../../demo/content/load.ts';
import type { Database } from '../../demo/services/index.ts';
import { jobLists } from '../../demo/services/jobs/lists.ts';
import { fillLists } from '../../demo/services/lists/index.ts';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/content.ts';

const job = content.jobs.find(({ language }) => language === 'en')!;
const jobsOf = (...industries: string[]): Job[] =>
  industries.map((industry, index) => ({ ...job, id: String(9000 + index), industries: [industry] }));

/** Processes count names in an index of their own, while another one fills the list. */
describe('A list that another process fills again', () => {
  let app: App;
  let beforePage: (() => Promise<void>) | undefined;
  const fill = (...industries: string[]) =>
    fillLists(app.database, jobLists({ ...content, jobs: jobsOf(...industries) }));
  before(async () => {
    const wrap = (database: Database): Database => ({
      ...database,
      async query(text, values) {
        const change = text.includes('find_in_list') ? beforePage : undefined;
        beforePage = undefined;
        await change?.();
        return database.query(text, values);
      },
    });
    app = await startApp({ wrap, content: { ...content, jobs: jobsOf('Shipping', 'Life') } });
  });
  after(() => app.stop());

  const counts = async (query: Record<string, string> = {}) => {
    const { body } = await app.call<{ numFound: number; facets: Record<string, object> }>('searchJobs', { query });
    return [body.numFound, body.facets['industries']];
  };

  it('is counted as it is now', async () => {
    assert.deepEqual(await counts(), [2, { Life: 1, Shipping: 1 }]);
    await fill('Shipping', 'Shipping', 'Rail');
    assert.deepEqual(await counts(), [3, { Rail: 1, Shipping: 2 }]);
    assert.deepEqual(await counts({ industries: 'Rail' }), [1, { Rail: 1, Shipping: 2 }]);
  });

  it('is counted with its own rows if it changes in the middle of a request', async () => {
    beforePage = () => fill('Rail', 'Steel', 'Steel', 'Steel');
    assert.deepEqual(await counts(), [4, { Rail: 1, Steel: 3 }]);
    // By then its names are known.
    beforePage = () => fill('Rail', 'Steel, Life', 'Steel');
    assert.deepEqual(await counts({ industries: 'Steel, Life' }), [1, { Rail: 1, Steel: 1, 'Steel, Life': 1 }]);
  });

  it('is counted in requests at the same time', async () => {
    await fill('Life', 'Rail');
    const found = await Promise.all(Array.from({ length: 5 }, () => counts()));
    assert.deepEqual(found, Array(5).fill([2, { Life: 1, Rail: 1 }]));
  });
});
