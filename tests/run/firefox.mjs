import { execFileSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './install-package.mjs';

const ADVICE = 'No Firefox was found and none could be installed: install Debian\'s firefox-esr ("apt-get install firefox-esr"), or set FIREFOX_PATH.';

/** Where a Firefox is; installs Debian's where there is none. Throws what to do. */
export function provideFirefox() {
  const found = find() ?? install();
  if (!found) throw new Error(ADVICE);
  return found;
}

function find() {
  return process.env.FIREFOX_PATH || ['firefox-esr', 'firefox'].map(which).find(Boolean);
}

function install() {
  if (canInstallPackages()) installPackage('firefox-esr');
  return find();
}

function which(name) {
  try {
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return undefined;
  }
}
