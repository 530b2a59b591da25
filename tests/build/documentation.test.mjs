import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import httpServer from 'http-server';
import { writeDocumentation } from '../../demo/documentation/index.ts';
import { provideChromium } from '../run/chromium.mjs';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { check } = await import('../../cli/check/index.ts');

/** Links to sections of the page that an example is from. */
const OF_EXAMPLES = ['#written', '#people'];

/** Examples with all content in JSON, and with headings of the page that they are from. */
const IGNORED = 'content-needs-script,heading-order';

describe('npm run site', () => {
  let target;
  let folder;
  before(async () => {
    target = await mkdtemp(join(tmpdir(), 'inlay-site-'));
    await mkdir(join(target, '0.0.9'));
    folder = await writeDocumentation(target);
  });
  after(() => rm(target, { recursive: true }));

  it('writes pages in which inlay check finds no fault and no dead link', async () => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
    assert.ok(names.length > 120, `${names.length} pages`);
    let report = '';
    const output = {
      print: (text) => (report += text),
      complain: () => {},
    };
    const files = names.map((name) => join(folder, name));
    await check([...files, '--root', folder, '--json', '--ignore', IGNORED], output);
    const findings = JSON.parse(report).pages.flatMap(({ url, findings: found }) =>
      found
        .filter(({ message }) => !OF_EXAMPLES.some((link) => message.includes(`${link},`)))
        .map(({ rule, message }) => `${url}: ${rule}: ${message}`),
    );
    assert.deepEqual(findings, []);
  });

  it('keeps other versions, and leads to the latest', async () => {
    const index = await readFile(join(target, 'index.html'), 'utf8');
    assert.ok(index.includes(`url=${basename(folder)}/index.html`), index);
    assert.ok(index.includes('href="0.0.9/index.html"'));
  });

  describe('below any address', () => {
    let browser;
    let server;
    let base;
    before(async () => {
      ({ server } = httpServer.createServer({ root: target, cache: -1 }));
      await new Promise((done) => server.listen(0, '127.0.0.1', done));
      base = `http://127.0.0.1:${server.address().port}/${basename(folder)}/`;
      browser = await chromium.launch({ executablePath: await provideChromium(), args: ['--no-sandbox'] });
    });
    after(async () => {
      await browser.close();
      server.close();
    });

    it('finds pages with the search of the header, and shows all results', async () => {
      const page = await browser.newPage();
      await page.goto(`${base}docs/theming.html`);
      await page.locator('header [data-module=site-search][data-state=mounted]').waitFor();
      await page.locator('header input').fill('second factor');
      await page.keyboard.press('Enter');
      await page.waitForURL(/search\.html\?q=/);
      await page.getByRole('heading', { name: /results? for “second factor”/ }).waitFor();
      await page.getByRole('link', { name: 'second-factor', exact: true }).first().click();
      await page.waitForURL(/catalogue\/second-factor\.html$/);
      await page.close();
    });

    it('works without JavaScript: the form leads to the list of all pages', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${base}index.html`);
      await page.getByLabel('Search the documentation').fill('theming');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Theming', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Theming' }).waitFor();
      await page.goto(`${base}catalogue/quiz.html`);
      await page.getByRole('rowheader', { name: 'quizId' }).waitFor();
      await context.close();
    });

    for (const path of ['index.html', 'docs/theming.html', 'catalogue/index.html', 'catalogue/pull-quote.html']) {
      it(`is accessible: ${path}`, async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(base + path);
        await page.locator('header [data-module=site-search][data-state=mounted]').waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
          [],
        );
        await context.close();
      });
    }
  });
});
