import { execFileSync } from 'node:child_process';

const ADVICE = 'No Firefox was found: install Debian\'s firefox-esr ("apt-get install firefox-esr"), or set FIREFOX_PATH.';

/** Where a Firefox is; throws what to do where there is none. */
export function requireFirefox() {
  const found = process.env.FIREFOX_PATH || ['firefox-esr', 'firefox'].map(which).find(Boolean);
  if (found) return found;
  throw new Error(ADVICE);
}

function which(name) {
  try {
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim();
  } catch {
    return undefined;
  }
}
