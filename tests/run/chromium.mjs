import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** Chromium's headless shell: the same engine, and page tests take two thirds of the time. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'No Chromium was found and none could be installed: install Debian\'s chromium, run "npx playwright install chromium", or set CHROMIUM_PATH.';

/** The path of a Chromium: from the environment, the system's, or Playwright's. */
export function findChromium() {
  return (
    namedByEnvironment() ??
    [...NAMES.map(which), ...APPLICATIONS, chromium.executablePath()].find((path) => path && existsSync(path))
  );
}

/**
 * Like `findChromium`. Installs the headless shell if possible, or another Chromium if there is none. Throws an error
 * with instructions.
 */
export function provideChromium() {
  if (!namedByEnvironment() && !which(SHELL) && canInstallPackages()) installPackage(SHELL);
  const found = findChromium() ?? install();
  if (!found) throw new Error(ADVICE);
  return found;
}

function namedByEnvironment() {
  return process.env.CHROMIUM_PATH || process.env.PLAYWRIGHT_CHROMIUM || undefined;
}

function install() {
  if (canInstallPackages()) installPackage('chromium');
  else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

function which(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .split('\n')[0]
      .trim();
  } catch {
    return undefined;
  }
}
