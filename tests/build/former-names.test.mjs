import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { joinedWidgets, widgetInputs } from '../../build/joined-widgets.mjs';
import { manifestOf, pack } from '../../build/manifest.mjs';
import { unpack } from '../../src/loader/manifest.ts';

/** `sign-in` shares its file with another widget: see build/joined-widgets.mjs. */
const WIDGETS = {
  quiz: `export default { name: 'quiz', load: 'idle', formerNames: ['survey', 'poll'] };`,
  'sign-in': `export default { name: 'sign-in', formerNames: ['log-in'] };`,
  'social-sign-in': `export default { name: 'social-sign-in' };`,
  ...Object.fromEntries(
    ['auth-router', 'session-badge', 'site-search'].map((name) => [name, `export default { name: '${name}' };`]),
  ),
};

describe('A widget with a new name', () => {
  const previous = process.cwd();
  let folder;
  let manifest;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-former-'));
    for (const [name, source] of Object.entries(WIDGETS)) {
      await mkdir(join(folder, 'widgets', name), { recursive: true });
      await writeFile(join(folder, 'widgets', name, 'index.ts'), source);
    }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'runtime.js'), 'export const runtime = 1;');
    process.chdir(folder);
    const bundle = await rollup({
      input: { _runtime: 'runtime.js', ...widgetInputs() },
      preserveEntrySignatures: 'allow-extension',
      plugins: [joinedWidgets()],
    });
    const { output } = await bundle.write({
      dir: 'dist',
      entryFileNames: 'chunks/[name]-[hash:7].js',
      hashCharacters: 'hex',
    });
    manifest = manifestOf(Object.fromEntries(output.map((file) => [file.fileName, file])), { isWeighed: false });
  });
  after(async () => {
    process.chdir(previous);
    await rm(folder, { recursive: true });
  });

  for (const [former, name] of [
    ['survey', 'quiz'],
    ['poll', 'quiz'],
    ['log-in', 'sign-in'],
  ])
    it(`still mounts placeholders of ${former}, with the code of ${name} and at the same time`, async () => {
      const modules = unpack(pack(manifest));
      const module = modules.get(former);
      const { default: widget } = await import(pathToFileURL(join(folder, 'dist', module.url)).href);
      assert.equal(widget.name, name);
      assert.equal(module.load, modules.get(name).load);
      const present = await import(pathToFileURL(join(folder, 'dist', modules.get(name).url)).href);
      assert.equal(widget, present.default ?? present[name]);
    });
});
