import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preloadImports } from './preload-imports.mjs';

const chunk = (code, imports = []) => ({ code, imports: imports.map((name) => `chunks/${name}.js`) });

function codeOf(bundle, name) {
  const chunks = Object.fromEntries(
    Object.entries(bundle).map(([key, value]) => [`chunks/${key}.js`, { ...value, fileName: `chunks/${key}.js` }]),
  );
  const it = chunks[`chunks/${name}.js`];
  return preloadImports().renderChunk(it.code, it, {}, { chunks }).code;
}

test('imports of a lazy-loaded chunk are requested in parallel with it, however deep', () => {
  const bundle = {
    form: chunk('l(()=>import("./send.js"))', ['runtime']),
    send: chunk('', ['services']),
    services: chunk('', ['http', 'runtime']),
    http: chunk(''),
    runtime: chunk(''),
  };
  assert.equal(
    codeOf(bundle, 'form'),
    'l(()=>Promise.all([import("./send.js"),import("./services.js"),import("./http.js")]).then(([e])=>e))',
  );
});

test('imports that the importing chunk has loaded are not requested again', () => {
  const bundle = {
    form: chunk('import("./send.js")', ['ui']),
    ui: chunk('', ['runtime']),
    send: chunk('', ['form', 'ui', 'runtime']),
    runtime: chunk(''),
  };
  assert.equal(codeOf(bundle, 'form'), 'import("./send.js")');
});

test('leaves an address unchanged that the build does not know', () => {
  const bundle = { form: chunk('import(e),import("./elsewhere.js")') };
  assert.equal(codeOf(bundle, 'form'), 'import(e),import("./elsewhere.js")');
});
