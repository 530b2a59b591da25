import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

let isUpdated = false;

/** Whether a system package can be installed here: Ubuntu's browsers are snaps, which a container cannot run. */
export function canInstallPackages() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs a Debian package, and shows the output of apt-get. */
export function installPackage(name) {
  console.log(`No ${name} here yet: installing it.`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...parameters) {
  // On a new machine, another installation may be running.
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
