/** Needs `npm run build`. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { languageNames, textsIn } from '../../build/languages.mjs';
import { readAllMessages } from '../../build/messages/source.mjs';

/** A page in windows-1252 reads a stylesheet, or a script that is no module, in windows-1252 too, unless a header says otherwise. */
describe('dist, on a page in any encoding', () => {
  it('has only ASCII in its scripts and stylesheets', () => {
    const files = globSync('dist/**/*.{css,js}');
    assert.ok(files.length > 100, 'run npm run build first');
    assert.deepEqual(
      files.filter((file) => /[^\0-\x7f]/.test(readFileSync(file, 'utf8'))),
      [],
    );
  });

  for (const language of languageNames())
    it(`has the texts of "${language}" as they are in messages.ts`, async () => {
      const files = globSync(`dist/{,react/}chunks/_${language}-*.js`);
      assert.equal(files.length, 2);
      for (const file of files) {
        const { default: texts } = await import(pathToFileURL(resolve(file)).href);
        assert.deepEqual(texts, textsIn(language, readAllMessages()));
      }
    });
});
