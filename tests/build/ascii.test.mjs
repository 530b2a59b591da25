/** Needs `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { globSync } from 'tinyglobby';

/**
 * Unless a header says otherwise. Browsers read module scripts as UTF-8:
 * https://html.spec.whatwg.org/#fetch-a-single-module-script
 */
it('a page in windows-1252 reads the letters of stylesheets and of the loader as they are', () => {
  const files = globSync(['dist/**/*.css', 'dist/{,react/}loader.js']);
  assert.ok(files.length > 20, 'run npm run build first');
  assert.deepEqual(
    files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8'))),
    [],
  );
});
