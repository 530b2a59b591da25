import { relative } from 'node:path';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Messages } from '../../src/core';

/** German is complete; other languages fall back to English, and `npm run messages` lists what is missing. */
const LANGUAGES = ['de', 'ar', 'ja'];
const files = globSync('{src,widgets}/**/{messages,*-messages}.ts', { ignore: 'src/core/**' })
  .filter((file) => readFileSync(file, 'utf8').includes('defineMessages('))
  .sort();

describe.each(files)('the texts of %s', (file) => {
  const { namespace, texts } = messagesOf(file);
  const english = textsIn('en', texts);

  test('are complete in English and German', () => {
    expect(Object.keys(english)).toEqual(Object.keys(texts));
    expect(Object.keys(textsIn('de', texts))).toEqual(Object.keys(texts));
  });

  test.each(LANGUAGES)('have the same places to fill in %s', (language) => {
    const translated = textsIn(language, texts);
    expect(Object.entries(translated).filter(([, text]) => !text.trim())).toEqual([]);
    expect(placesIn(translated)).toEqual(
      placesIn(Object.fromEntries(Object.keys(translated).map((key) => [key, english[key]!]))),
    );
  });

  test('live in a namespace that no other file uses', () => {
    expect(files.filter((other) => messagesOf(other).namespace === namespace)).toEqual([file]);
  });
});

test.each(['en', ...LANGUAGES])('the demonstration overrides only texts that there are, in %s', (language) => {
  const allKeys = files.flatMap((file) => {
    const { namespace, texts } = messagesOf(file);
    return Object.keys(texts).map((key) => `${namespace}.${key}`);
  });
  const overridden = Object.keys(
    JSON.parse(readFileSync(`demo/content/dictionary/${language}.json`, 'utf8')) as object,
  );
  expect(overridden.filter((key) => !allKeys.includes(key))).toEqual([]);
});

function messagesOf(file: string): Messages {
  return (jest.requireActual(relative(__dirname, file)) as { messages: Messages }).messages;
}

function textsIn(language: string, texts: Messages['texts']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      Object.entries(text)
        .filter(([of]) => of === language)
        .map(([, inLanguage]) => [key, inLanguage as string]),
    ),
  );
}

/** By key: the values a text takes, and whether each is counted or chosen by. */
function placesIn(texts: Readonly<Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      [
        ...new Set(
          [...text.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(plural|select)\b)/g)].map(
            ([, name, kind = '']) => `${name} ${kind}`,
          ),
        ),
      ].sort(),
    ]),
  );
}
