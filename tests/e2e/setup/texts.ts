import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatMessage, type MessageValues } from '../../../src/core/i18n/format-message';

export type Language = 'en' | 'ar';
/** Says what a widget says; the key is the dictionary's, such as `regwall.signIn`. */
export type Text = (key: string, values?: MessageValues) => string;

/** The widgets' own words, read from the files that translators edit. */
export function textsIn(language: Language): Text {
  const entries = language === 'en' ? english : { ...english, ...translatedTo(language) };
  return (key, values = {}) => {
    const text = entries[key];
    if (text === undefined) throw new Error(`e2e: no widget says ${key}. Look the key up in its messages.ts.`);
    return formatMessage(text, values, language);
  };
}

const sources = ['src/account', 'src/forms', 'src/ui', 'widgets'].flatMap(messageFiles).map((path) => {
  const source = readFileSync(path, 'utf8');
  const [, namespace = ''] = /defineMessages\('([\w-]+)'/.exec(source) ?? [];
  return { folder: dirname(path), namespace, source };
});

const english: Record<string, string> = Object.fromEntries(
  sources.flatMap(({ namespace, source }) =>
    [...source.matchAll(/^ {2}'?([\w-]+)'?:\s*(['"`])(.*)\2,$/gm)].map(([, key, , text]) => [`${namespace}.${key!}`, text!.replaceAll(/\\(['"`])/g, '$1')] as const),
  ),
);

function translatedTo(language: Language): Record<string, string> {
  return Object.fromEntries(
    sources.flatMap(({ folder, namespace }) => {
      const entries = JSON.parse(readFileSync(join(folder, `messages.${language}.json`), 'utf8')) as Record<string, string>;
      return Object.entries(entries).map(([key, text]) => [`${namespace}.${key}`, text] as const);
    }),
  );
}

function messageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === 'messages.ts')
    .map((path) => join(folder, path));
}
