import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(path, 'utf8');
const pageApi = read('docs/page-api.md');
const headers = read('docs/security-headers.md');

test('docs/page-api.md lists every event that widgets publish, and no other', () => {
  const map = /export interface EventMap \{([^]*?)\n\}/.exec(read('src/core/events/index.ts'))[1];
  const events = [...map.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name]) => name);
  assert.ok(events.length > 20);
  const table = pageApi.slice(pageApi.indexOf('## Events of widgets'), pageApi.indexOf('## A widget of your own'));
  const documented = [...table.matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(documented.toSorted(), events.toSorted());
});

test('docs/page-api.md lists every member of window.inlay', () => {
  const members = ['push', 'ready', 'mount', 'unmount', 'scan', 'define', 'kit', 'publish', 'subscribe', 'session'];
  for (const name of [...members, 'config', 'inspect', 'version'])
    assert.match(pageApi, new RegExp(`^\\| \`inlay\\.${name}\\b`, 'm'), name);
  const loader = /export const api[^=]*= \{([^]*?)\n\};/.exec(read('src/loader/page-api.ts'))[1];
  const runtime = /Object\.assign\(api, \{([^]*?)\n {2}\}\);/.exec(read('src/runtime/start.ts'))[1];
  const methodNames = [...`${loader}\n${runtime}`.matchAll(/^ {2,4}(?:async )?([a-z]+)(?=[:,(])/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(
    [...new Set(methodNames)].filter((name) => !pageApi.includes(`\`inlay.${name}`)),
    [],
  );
});

test('docs/security-headers.md names every Trusted Types policy', () => {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  const policies = [...files.join('').matchAll(/(?:createPolicy|trustedPolicy)\(\s*'([a-z-]+)'/g)].map(
    ([, name]) => name,
  );
  const [, listed] = /^ *trusted-types (.*)$/m.exec(headers);
  assert.deepEqual(listed.split(' ').toSorted(), [...new Set([...policies, 'dompurify'])].toSorted());
});
