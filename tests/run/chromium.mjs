import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackage } from './install-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];
const ADVICE = 'No Chromium was found and none could be installed: install Debian\'s chromium, run "npx playwright install chromium", or set CHROMIUM_PATH.';

/** Where a Chromium is: named by the environment, the system's, or Playwright's own. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH || process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  return [...NAMES.map(which), ...APPLICATIONS, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** As `findChromium`; installs one where there is none. Throws what to do. */
export function provideChromium() {
  const found = findChromium() ?? install();
  if (!found) throw new Error(ADVICE);
  return found;
}

function install() {
  if (canInstallPackages()) installPackage('chromium');
  else spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

function which(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().split('\n')[0].trim();
  } catch {
    return undefined;
  }
}
