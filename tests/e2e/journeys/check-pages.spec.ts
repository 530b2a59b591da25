import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

test('`inlay check` finds no fault on the pages of the demo', async () => {
  test.setTimeout(600_000);
  const site = process.env.INLAY_SITE!;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'dist/cli.mjs',
      'check',
      '--sitemap',
      `${site}/sitemap.xml`,
      '--ignore-robots',
      '--no-cache',
      '--fail-on',
      'warning',
    ],
    { maxBuffer: 2 ** 26 },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/^\d{3,} pages checked\. No faults were found\.\n$/);
});
