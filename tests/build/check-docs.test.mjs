import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkDocs } from '../../build/check-docs.mjs';

test('docs/check has a page for each rule of `inlay check`; `npm run docs` writes them', async () => {
  const docs = await checkDocs();
  for (const [path, text] of docs) assert.equal(readFileSync(path, 'utf8'), text, path);
  assert.deepEqual(
    readdirSync('docs/check').sort(),
    [...docs.keys()].flatMap((path) => /^docs\/check\/(.+)/.exec(path)?.[1] ?? []).sort(),
  );
});
