import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/content.ts';

const INDUSTRIES = ['Insurance, Life', 'Insurance', 'Life', 'Shipping'];
const job = content.jobs.find(({ language }) => language === 'en')!;
const jobs = INDUSTRIES.map((industry, index) => ({ ...job, id: String(9000 + index), industries: [industry] }));

describe('A filter', () => {
  let app: App;
  before(async () => (app = await startApp({ content: { ...content, jobs } })));
  after(() => app.stop());

  const found = async (industries: string | string[]) =>
    (await app.call<{ docs: { industries: string[] }[] }>('searchJobs', { query: { industries } })).body.docs
      .map((job) => job.industries[0])
      .sort();

  for (const [requested, expected] of [
    ['Insurance, Life', ['Insurance, Life']],
    ['insurance,  life', ['Insurance, Life']],
    [
      ['Insurance, Life', 'Shipping'],
      ['Insurance, Life', 'Shipping'],
    ],
    // The old form of URLs, where no name contains a comma.
    ['Insurance,Shipping', ['Insurance', 'Shipping']],
    ['life, SHIPPING,', ['Life', 'Shipping']],
    ['Shipping,Nowhere', []],
    [',', INDUSTRIES.toSorted()],
  ] as const)
    it(`of ${JSON.stringify(requested)} finds ${JSON.stringify(expected)}`, async () =>
      assert.deepEqual(await found(requested as string | string[]), expected));
});
