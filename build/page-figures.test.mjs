import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUDGETS } from './budgets.mjs';
import { pageFigures } from './page-figures.mjs';
import { brotliSize } from './sizes.mjs';

describe('What the build knows of a page', () => {
  const names = [...new Set(Object.values(BUDGETS.pages).flatMap(({ modules }) => modules))];
  const manifest = {
    runtime: 'runtime.js',
    modules: names.map((name) => ({ name, file: `${name}.js` })),
    files: {
      'runtime.js': { brotli: 1000, imports: [] },
      'forms.js': { brotli: 300, imports: ['runtime.js', 'fields.js'] },
      'fields.js': { brotli: 20, imports: [] },
      'unused.js': { brotli: 7, imports: [] },
      ...Object.fromEntries(names.map((name) => [`${name}.js`, { brotli: 1, imports: ['runtime.js', 'forms.js'] }])),
    },
  };

  it('counts the loader, the runtime, each module and what they import, once each', () => {
    for (const { name, modules, measured } of pageFigures(manifest, 5000)) {
      const shared = modules.length ? 2 : 0;
      assert.deepEqual(
        measured,
        { requests: 2 + modules.length + shared, bytes: 6000 + modules.length + (shared && 320) },
        name,
      );
    }
  });

  it('weighs a chunk the same after an edit that changes the names of the chunks it imports', () => {
    const chunk = (hash) => `import"./_ui-${hash}.js";import("./_late-${hash}.js")`;
    assert.equal(brotliSize(chunk('0000000')), brotliSize(chunk('7f3a91c')));
  });
});
