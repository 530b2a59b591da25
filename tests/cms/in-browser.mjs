import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

/**
 * The output of an npm package for each example, in Chromium and in a temporary folder. `script` is its file; `pass`
 * runs in the page with the examples, its `settings` and an empty `#text`.
 */
export async function inBrowser({ name, script, pass, settings, examples }) {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-cms-'));
  try {
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, name]);
    const page = join(folder, 'index.html');
    await writeFile(
      page,
      `<!doctype html><meta charset="utf-8"><textarea id="text"></textarea><script src="node_modules/${script}"></script>`,
    );
    return await evaluate(pathToFileURL(page).href, pass, { texts: examples.map(({ source }) => source), settings });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function evaluate(address, pass, argument) {
  const browser = await chromium.launch(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {});
  try {
    const page = await browser.newPage();
    await page.goto(address);
    return await page.evaluate(pass, argument);
  } finally {
    await browser.close();
  }
}
