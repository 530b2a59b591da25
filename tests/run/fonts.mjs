import { execFileSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** Screenshots contain Japanese, which the fonts of a bare machine lack. */
export function provideJapaneseFont() {
  if (!hasJapaneseFont() && canInstallPackages()) installPackage('fonts-vlgothic');
}

function hasJapaneseFont() {
  try {
    return execFileSync('fc-list', [':lang=ja'], { encoding: 'utf8' }) !== '';
  } catch {
    return false;
  }
}
