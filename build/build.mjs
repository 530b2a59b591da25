/**
 * Builds everything in dist. Both flavours and the types are built in parallel.
 *
 *   npm run build
 *   FLAVOUR=preact npm run build   without the flavour for hosts with React, in half the time
 */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { writeContentSystems } from './cms/index.mjs';
import { writeEditorFiles } from './editor-files.mjs';
import { bundledPackages, writeLicences } from './packages.mjs';
import { writeSbom } from './sbom.mjs';
import { writeTypes } from './types.mjs';

const flavours = process.env.FLAVOUR ? [process.env.FLAVOUR] : ['preact', 'react'];

await rm('dist', { recursive: true, force: true });
await Promise.all([
  ...flavours.map((flavour) => run('rollup', ['-c', '--silent'], { FLAVOUR: flavour })),
  run('tsc', ['-p', 'tsconfig.types.json']).then(writeTypes),
]).catch(end);
const packages = await bundledPackages();
const product = JSON.parse(await readFile('package.json', 'utf8'));
await Promise.all([writeLicences(packages), writeSbom(product, packages), writeEditorFiles()]);
await writeContentSystems();
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
