import { execFileSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** The path of Firefox; installs Debian's if there is none and it can. */
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
