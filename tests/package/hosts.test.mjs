import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { provideChromium } from '../run/chromium.mjs';
import { createHost } from './install.mjs';

const run = promisify(execFile);

const COMPILERS = { 6: 'node_modules/typescript/bin/tsc6', 7: 'node_modules/@typescript/native/bin/tsc' };

/** Files of `dist` that no page loads: half of its size. */
const NOT_SERVED = /\.map$|[\\/]inlay[\\/]dist[\\/](?:react|cms|schema|types)$/;

const HOSTS = {
  preact: { packages: [] },
  react: { packages: ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'] },
};

for (const [flavour, { packages }] of Object.entries(HOSTS)) {
  describe(`A fresh Vite and TypeScript project, ${flavour === 'react' ? 'with its own React' : 'with the default flavour'}`, () => {
    let host;
    before(async () => {
      host = await createHost(flavour);
      await host.link(packages);
    });
    after(() => host.remove());

    for (const [version, compiler] of Object.entries(COMPILERS)) {
      for (const [moduleResolution, module] of [
        ['bundler', 'esnext'],
        ['nodenext', 'nodenext'],
      ]) {
        it(`checks its types strictly under ${moduleResolution}, those of the package too, with TypeScript ${version}`, async () => {
          const parameters = [resolve(compiler), '-p', '.', '--module', module, '--moduleResolution', moduleResolution];
          const { stdout } = await run(process.execPath, parameters, { cwd: host.root }).catch((error) => error);
          assert.equal(stdout, '');
        });
      }
    }

    it('builds, and mounts its own widget that counts what is clicked', { timeout: 120_000 }, async () => {
      if (flavour === 'preact')
        await cp(join(host.root, 'node_modules/inlay/dist'), join(host.root, 'public/inlay'), {
          recursive: true,
          filter: (source) => !NOT_SERVED.test(source),
        });
      const { output } = await build({ root: host.root, configFile: false, logLevel: 'error' });
      const copies = output.flatMap(
        ({ code = '' }) =>
          code.match(/\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/g) ?? [],
      );
      assert.equal(copies.length, flavour === 'react' ? 1 : 0, 'copies of React');

      const { page, url, errors, close } = await open(host.root);
      try {
        await page.goto(url);
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByRole('button', { name: 'More' }).click();
        await page.getByText('Steps: 2').waitFor();
        // An effect, which runs after paint.
        await page.waitForFunction((title) => document.title === title, '2 Steps');
        await page.locator('[data-module=pull-quote][data-state=mounted]').waitFor();
        if (flavour === 'react') assert.equal(await page.locator('html').getAttribute('data-same-react'), 'true');
        assert.deepEqual(errors, []);
      } finally {
        await close();
      }
    });
  });
}

/** The built page in a browser, with its errors and warnings. */
async function open(root) {
  const server = await preview({ root, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await browser.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    page,
    errors,
    url: `http://127.0.0.1:${server.httpServer.address().port}/`,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
