import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

let isUpdated = false;

/** Whether a package of the system can be installed here: Ubuntu's browsers are snaps, which a container cannot run. */
export function canInstallPackages() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=["']?debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** Installs a package of Debian; what apt-get says is shown. */
export function installPackage(name) {
  console.log(`No ${name} here yet: installing it.`);
  if (!isUpdated) apt('update');
  isUpdated = true;
  apt('install', '-y', '--no-install-recommends', name);
}

function apt(...parameters) {
  // A bare machine may be installing something else at the moment.
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
