import { execFileSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** Where a Firefox is, if one is or can be; installs Debian's where there is none. */
export function provideFirefox() {
  return find() ?? install();
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
    return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
