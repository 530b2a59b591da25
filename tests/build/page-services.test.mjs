/**
 * Page services start without a placeholder: the loader has their names, and the page enables them by configuration.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const namesIn = (text) => [...text.matchAll(/\w+/g)].map(([name]) => name).sort();
const listOf = (name) => namesIn(new RegExp(`${name} = \\[(.*)\\]`).exec(read('src/loader/start.ts'))[1]);

const page = read('src/page/index.ts');
const members = namesIn(/const \{ (.*) \} = config\(\)/.exec(page)[1]);
/** Not loaded alone: without a runtime on the page, there is no way to sign out. */
const LATER = ['session'];

it('the loader starts the runtime for every member of the configuration that a page service reads', () => {
  assert.deepEqual(
    listOf('PAGE_SERVICES'),
    members.filter((name) => name !== 'flags' && !LATER.includes(name)),
  );
});

it('the loader starts the runtime for every flag that starts a page service', () => {
  assert.deepEqual(
    listOf('PAGE_FLAGS'),
    [...new Set([...page.matchAll(/flags\.(\w+)/g)].map(([, name]) => name))].sort(),
  );
});
