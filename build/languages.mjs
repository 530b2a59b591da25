import { relative } from 'node:path';
import MagicString from 'magic-string';
import { readAllMessages, readMessages } from './messages/source.mjs';

const PREFIX = '\0messages.';

/** The languages with translations, besides English. */
export function languageNames() {
  const names = readAllMessages().flatMap(({ texts }) =>
    texts.flatMap(({ languages }) => languages.map(({ language }) => language)),
  );
  return [...new Set(names)].filter((name) => name !== 'en').sort();
}

/**
 * English is bundled with the widget. Other languages are removed from its `messages.ts`, and become one chunk each
 * with the texts of every folder, keyed `namespace.key`.
 */
export function languages() {
  let messageFiles;
  return {
    name: 'languages',
    buildStart() {
      messageFiles = readAllMessages();
    },
    resolveId: (id) => (id.startsWith('messages.') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(textsIn(id.slice(PREFIX.length), messageFiles)))})`;
    },
    transform(code, id) {
      const messages = /\/(src|widgets)\/(.+[/-])?messages\.ts$/.test(id) && readMessages(relative('.', id), code);
      return messages ? inEnglish(code, messages) : null;
    },
  };
}

/** By `namespace.key`. */
export function textsIn(language, messageFiles) {
  const entries = messageFiles.flatMap(({ namespace, texts }) =>
    texts.flatMap(({ key, languages: translations }) =>
      translations
        .filter((translation) => translation.language === language)
        .map(({ text }) => [`${namespace}.${key}`, text]),
    ),
  );
  return Object.fromEntries(entries);
}

function inEnglish(source, { texts }) {
  const code = new MagicString(source);
  for (const { start, end, languages: translations } of texts) {
    const english = translations.find(({ language }) => language === 'en');
    code.update(start, end, source.slice(english.start, english.end));
  }
  return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
}
