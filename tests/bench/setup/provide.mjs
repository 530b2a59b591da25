import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from '../../run/chromium.mjs';

const BENCH = join(import.meta.dirname, '..');
const ROOT = join(BENCH, '../..');

/**
 * The bench's own packages, our bundle and a Chromium; each is installed or built only if missing. Returns the
 * browser's path.
 */
export async function provide() {
  if (!existsSync(join(BENCH, 'node_modules/.package-lock.json'))) run(BENCH, ['ci', '--ignore-scripts']);
  if (!existsSync(join(ROOT, 'dist/loader.js'))) run(ROOT, ['run', '--silent', 'build']);
  return provideChromium();
}

function run(cwd, parameters) {
  console.log(`npm ${parameters.join(' ')} in ${cwd}`);
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
