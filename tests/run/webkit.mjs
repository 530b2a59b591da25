import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** WebKitGTK and its driver, a display to draw in, and what the window is written in (tests/engines/webkit-window.py). */
export const PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'xauth', 'dbus'];

/** Runs what follows in a display and on a bus of its own. */
export const IN_A_DISPLAY = ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1400x1000x24'];

/** Whether WebKitGTK can be driven here; installs what is missing where it can be. */
export function canDriveWebKit() {
  if (!isInstalled() && canInstallPackages()) for (const name of PACKAGES) installPackage(name);
  return isInstalled();
}

function isInstalled() {
  const isThere = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'].every((name) => spawnSync('which', [name]).status === 0);
  return isThere && existsSync('/usr/bin/python3') && spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;
}
