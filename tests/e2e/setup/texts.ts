import { readAllMessages } from '../../../build/messages/source.mjs';
import { formatMessage, type MessageValues } from '../../../src/core/i18n/format-message.ts';

export type Language = 'en' | 'ar';
/** The text of a widget; the key is the dictionary's, such as `regwall.signIn`. */
export type Text = (key: string, values?: MessageValues) => string;

const messageFiles = readAllMessages();

/** The widgets' texts, read from the dictionaries that translators edit. */
export function textsIn(language: Language | 'de'): Text {
  const entries = { ...entriesIn('en'), ...entriesIn(language) };
  return (key, values = {}) => {
    const text = entries[key];
    if (text === undefined) throw new Error(`e2e: no widget says ${key}. Look the key up in its messages.ts.`);
    return formatMessage(text, values, language);
  };
}

function entriesIn(language: Language | 'de'): Record<string, string> {
  const entries = messageFiles.flatMap(({ namespace, texts }) =>
    texts.flatMap(({ key, languages }) =>
      languages
        .filter((entry) => entry.language === language)
        .map(({ text }) => [`${namespace}.${key}`, text] as const),
    ),
  );
  return Object.fromEntries(entries);
}
