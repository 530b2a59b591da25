import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { BUDGETS } from '../../build/budgets.mjs';
import { buildLoader } from '../../build/finish.mjs';
import { pack } from '../../build/manifest.mjs';
import { brotliSize } from '../../build/sizes.mjs';
import { widgetNames } from '../../build/widgets.mjs';
import { unpack } from '../../src/loader/manifest';

/** Modules of the catalogue that do not exist yet. Remove each when its folder is added. */
const TO_COME = [];
const NAMES = [...new Set([...widgetNames(), ...TO_COME])].sort();
const ROOMS = [
  '_runtime',
  '_session',
  '_network',
  '_schema',
  '_controls',
  '_feedback',
  '_kinds',
  '_forms',
  '_text',
  '_account',
];
/** Most widgets share one of a few sets of modules, mostly small ones. */
const SETS = ['', '', '', '7', '7', '17', '1267', '12367', '1234', '123456789'];

const random = (text) => createHash('sha256').update(text).digest();
const fileOf = (name) => `chunks/${name}-${random(name).toString('hex').slice(0, 7)}.js`;
const shared = ROOMS.map(fileOf);

const manifest = {
  shared,
  modules: NAMES.map((name) => ({
    name,
    file: fileOf(name),
    load: ['visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'visible', 'eager', 'idle'][
      random(`load of ${name}`)[0] % 10
    ],
    shared: [...SETS[random(`rooms of ${name}`)[0] % SETS.length]].map((digit) => shared[Number(digit)]),
  })),
  languages: ['ar', 'de', 'ja'].map((language) => ({ language, file: fileOf(`_${language}`) })),
};

describe('The loader', () => {
  it('is measured with invented modules that do not exist yet', () => {
    assert.deepEqual(
      TO_COME.filter((name) => widgetNames().includes(name)),
      [],
    );
  });

  it(`stays within ${BUDGETS.loader} bytes while it carries every module that there is and all that are to come`, async () => {
    const bytes = brotliSize(await buildLoader(pack(manifest), '1.2.3'));
    assert.ok(bytes <= BUDGETS.loader, `${bytes} bytes`);
  });

  it('reads from its manifest what the build wrote', () => {
    const modules = unpack(pack(manifest));
    for (const { name, file, load, shared: files } of manifest.modules) {
      const read = modules.get(name);
      assert.deepEqual([read.url, read.load ?? 'visible', read.shared], [file, load, files]);
    }
    for (const { language, file } of manifest.languages) assert.equal(modules.get(`_${language}`).url, file);
    assert.equal(modules.get('_runtime').url, shared[0]);
  });
});
