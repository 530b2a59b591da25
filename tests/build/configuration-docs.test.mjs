import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { globSync } from 'tinyglobby';
import {
  BACK_END,
  backEndDocs,
  configurationDocs,
  OPEN_API,
  openApiDocs,
  TARGET,
} from '../../build/configuration-docs.mjs';

const docs = await configurationDocs();

test('docs/configuration.md matches the declaration; `npm run docs` updates it', () => {
  assert.equal(readFileSync(TARGET, 'utf8'), docs);
});

test('docs/bring-your-own-back-end.md has the calls and the example of the code', async () => {
  const text = readFileSync(BACK_END, 'utf8');
  assert.equal(text, await backEndDocs());
  assert.match(text, /`POST \/v2\/auth\/signin`/);
  assert.match(text, /"signIn": "\/login"/);
});

test('docs/openapi.json has the calls that the reference services describe', async () => {
  const text = readFileSync(OPEN_API, 'utf8');
  assert.deepEqual(JSON.parse(text), JSON.parse(await openApiDocs()));
  assert.ok(JSON.parse(text).paths['/services/user/v2/auth/signin']);
});

test('every key is described', () => {
  const [, keys] = /<!-- keys: .*?-->(.*?)<!-- \/keys -->/s.exec(docs);
  const rows = rowsOf(keys);
  assert.ok(rows.length > 150, `${rows.length} keys`);
  for (const row of rows) assert.match(row, /\| [^|]{10,} \|$/, row);
});

test('docs/configuration.md lists the optional calls', () => {
  const [, list] = /\*\*Optional calls\*\*[^:]*:(.*?)\. /s.exec(docs);
  const calls = globSync('src/services/**/*.ts', { ignore: '**/*.test.ts' })
    .flatMap((file) => readFileSync(file, 'utf8').split('\nexport '))
    .filter((code) => code.includes('isOptional: true'))
    .map((code) => /return \w+\('(\w+)', \{/.exec(code)[1]);
  assert.deepEqual([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted(), calls.toSorted());
});

test('every flag that the code reads is declared', () => {
  const code = globSync(['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'], { ignore: '**/*.test.{ts,tsx}' })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const flags = [...code.matchAll(/\bflags\??\.(\w+)/g), ...code.matchAll(/\{ (\w+) \} = config\(\)\.flags/g)].map(
    ([, name]) => name,
  );
  assert.ok(flags.length >= 10, String(flags));
  for (const flag of flags) assert.ok(docs.includes(`| \`${flag}\` |`), flag);
});

function rowsOf(section) {
  return section.split('\n').filter((line) => /^\| (\[?`)/.test(line));
}
