import { execFileSync } from 'node:child_process';
import { canInstallPackages, installPackage } from './install-package.mjs';

/** Screenshots hold Japanese, which the fonts of a bare machine lack. Without such a font the characters stay blank. */
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
