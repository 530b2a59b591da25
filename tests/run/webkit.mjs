import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** WebKitGTK and its driver, a virtual display, and the library of the window (tests/engines/webkit-window.py). */
const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'];

/** Runs a command on its own display and D-Bus. */
export const IN_A_DISPLAY = ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'];

/** The reason why WebKitGTK cannot be driven, or undefined. Installs missing packages if possible. */
export function whyNoWebKit() {
  if (!isInstalled() && canInstallPackages()) for (const name of PACKAGES) installPackage(name);
  if (!isInstalled()) return `it is not here and cannot be installed: install Debian's packages ${PACKAGES.join(' ')}`;
  return starts() ? undefined : `it does not start here: ${TRIAL.join(' ')}`;
}

const TRIAL = [...IN_A_DISPLAY, process.execPath, '--import', 'tsx', 'tests/engines/try-webkit.ts'];

function starts() {
  const [program, ...rest] = TRIAL;
  return spawnSync(program, rest, { timeout: 90_000 }).status === 0;
}

function isInstalled() {
  const isThere = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].every(
    (name) => spawnSync('which', [name]).status === 0,
  );
  return (
    isThere &&
    existsSync('/usr/bin/python3') &&
    spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0
  );
}
