import { isInstalled, PACKAGES } from '../cms/wordpress/index.mjs';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** Installs what Debian's WordPress needs. Throws what to do if it cannot. */
export function provideWordPress() {
  if (!isInstalled() && canInstallPackages()) for (const name of PACKAGES) installPackage(name);
  if (!isInstalled())
    throw new Error(
      `There is no WordPress here, and none can be installed: install Debian's packages ${PACKAGES.join(' ')}.`,
    );
}
