/** Chromium and axe-core: optional packages of the project in which the command runs. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { Browser, chromium as Chromium } from 'playwright-core';
import { UsageError } from '../../parameters.ts';

const ADVICE = '--browser needs two packages: run "npm install --save-dev playwright-core axe-core".';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** From the folder of the user, or from that of the command. */
function resolvePackage(name: string): string {
  for (const base of [join(process.cwd(), 'package.json'), import.meta.url]) {
    try {
      return createRequire(base).resolve(name);
    } catch {
      // The next folder may have it.
    }
  }
  throw new UsageError(ADVICE);
}

/** The script that a page runs. */
export function readAxe(): string {
  return readFileSync(resolvePackage('axe-core/axe.min.js'), 'utf8');
}

/** Throws a UsageError if there is no Chromium. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = createRequire(import.meta.url)(resolvePackage('playwright-core')) as {
    chromium: typeof Chromium;
  };
  const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium();
  try {
    return await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  } catch (cause) {
    throw new UsageError(
      'No Chromium could be started. Run "npx playwright-core install chromium", or set CHROMIUM_PATH.',
      { cause },
    );
  }
}

/** The one of the system, before the one that Playwright downloads. */
function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
