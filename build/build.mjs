/**
 * Everything that dist holds. Both flavours and the types are built side by side.
 *
 *   npm run build
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { writeEditorFiles } from './editor-files.mjs';
import { writeLicences } from './licences.mjs';
import { writeTypes } from './types.mjs';

await rm('dist', { recursive: true, force: true });
await Promise.all([
  run('rollup', ['-c', '--silent'], { FLAVOUR: 'preact' }),
  run('rollup', ['-c', '--silent'], { FLAVOUR: 'react' }),
  run('tsc', ['-p', 'tsconfig.types.json']).then(writeTypes),
]).catch(end);
await Promise.all([writeLicences(), writeEditorFiles()]);
await import('./check-budgets.mjs');

function run(name, parameters, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${name}`, parameters, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code ? reject(new Error(`${name} ${parameters.join(' ')} ended with code ${code}.`)) : resolve(),
    );
  });
}

function end({ message }) {
  console.error(message);
  process.exit(1);
}
