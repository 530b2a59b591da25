import { dirname, relative } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Messages } from '../../src/core';

const LANGUAGES = ['de', 'ar', 'ja'];
const folders = globSync('{src,widgets}/**/messages.ts', { ignore: 'src/core/**' }).map((file) => dirname(file)).sort();

describe.each(folders)('the texts of %s', (folder) => {
  const { namespace, english } = (jest.requireActual(relative(__dirname, `${folder}/messages`)) as { messages: Messages }).messages;

  test.each(LANGUAGES)('are complete in %s, with the same places to fill', (language) => {
    const file = `${folder}/messages.${language}.json`;
    expect(existsSync(file)).toBe(true);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
    expect(placesIn(texts)).toEqual(placesIn(english));
  });

  test('live in a namespace that no other folder uses', () => {
    const others = folders.filter((other) => other !== folder && readFileSync(`${other}/messages.ts`, 'utf8').includes(`defineMessages('${namespace}'`));
    expect(others).toEqual([]);
  });
});

test.each(['en', ...LANGUAGES])('the demonstration overrides only texts that there are, in %s', (language) => {
  const all = folders.flatMap((folder) => {
    const { namespace, english } = (jest.requireActual(relative(__dirname, `${folder}/messages`)) as { messages: Messages }).messages;
    return Object.keys(english).map((key) => `${namespace}.${key}`);
  });
  const overridden = Object.keys(JSON.parse(readFileSync(`demo/content/dictionary/${language}.json`, 'utf8')) as object);
  expect(overridden.filter((key) => !all.includes(key))).toEqual([]);
});

/** By key: the values a text takes, and whether each is counted or chosen by. */
function placesIn(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, [...new Set([...text.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(plural|select)\b)/g)].map(([, name, kind = '']) => `${name} ${kind}`))].sort()]));
}
