/** `npm run screenshot`: the image in the README, from the running demo. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

const data = mkdtempSync(join(tmpdir(), 'inlay-'));
const demo = spawn(process.execPath, ['--import', 'tsx', 'demo/start.ts'], {
  env: { ...process.env, PORT: '0', CDN_PORT: '0', MICROSITE_PORT: '0', DATA_FOLDER: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const site = await addressOf(demo);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${site}/insights/leading-without-a-map`);
  await page.getByRole('button', { name: 'Refuse all' }).click();
  const quiz = page.locator('[data-module="quiz"]');
  await quiz.scrollIntoViewIfNeeded();
  await page.locator('[data-module="quiz"][data-state="mounted"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await quiz.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' }),
  );
  mkdirSync('docs', { recursive: true });
  await page.screenshot({ path: 'docs/screenshot.png' });
  await browser.close();
} finally {
  demo.kill();
  rmSync(data, { recursive: true, force: true });
}

async function addressOf(child) {
  let site;
  for await (const line of createInterface({ input: child.stdout })) {
    site ??= /^Site\s+(\S+)/.exec(line)?.[1];
    if (line === 'ready') return site;
  }
  throw new Error('The demonstration did not start.');
}
