import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localStore } from '../../core';
import { CHOICES, forgetChoices } from './choices';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The keys in files that store with consent only. */
function keysInCode(): string[] {
  const files = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const withConsent = files.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && /\b(?:choiceStore|mayRemember)\(\)/.test(read(file)),
  );
  return withConsent.flatMap((file) =>
    [
      ...read(file).matchAll(/^const (?!EXPECTED|NEWS)[A-Z_]+ = (?:'([a-z-]+)'|`\$\{VISITOR_PREFIX\}([a-z-]+)`);$/gm),
    ].map(([, key, visitorKey]) => key ?? `visitor:${visitorKey}`),
  );
}

test('everything that is stored with consent only is deleted without it, and the documentation lists it', () => {
  expect(keysInCode().sort()).toEqual(CHOICES);
  const documentation = read('docs/page-services.md');
  expect(CHOICES.filter((key) => !documentation.includes(`\`${key}\``))).toEqual([]);
});

test('what the visitor allows stays', () => {
  localStore.set('speed', '2');
  localStore.set('user', '{}');
  forgetChoices(['C0001', 'C0003']);
  expect(localStore.get('speed')).toBe('2');
  forgetChoices(['C0001']);
  expect([localStore.get('speed'), localStore.get('user')]).toEqual([null, '{}']);
  localStore.remove('user');
});
