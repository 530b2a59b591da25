import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
export async function provideChromium() {
  return findChromium() ?? install();
}

function install() {
  console.log('No Chromium here yet: installing one.');
  if (isDebian() && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const found = findChromium();
  if (!found) throw new Error(ADVICE);
  return found;
}

function run(program, parameters, env = {}) {
  spawnSync(program, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Ubuntu's chromium is a snap, which a container cannot run. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function which(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().split('\n')[0].trim();
  } catch {
    return undefined;
  }
}
