import type { Language } from '../../content/load.ts';
import { htmlOf, type Parts } from './html.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';
import type { Letter, RenderedMail, Texts, Words } from './types.ts';

const texts: Record<Language, Texts> = { en, de, ar, ja };

/** Renders an e-mail: the same content as HTML and as plain text. */
export function renderMail(letter: Letter): RenderedMail {
  const { language, values } = letter;
  const { undo, linkLabel, unsubscribe } = texts[language];
  const isNotice = 'undoUrl' in values;
  const letterTexts = isNotice ? { ...wordsOf(letter), closing: undo.closing } : wordsOf(letter);
  const parts: Parts = {
    texts: letterTexts,
    language,
    phrases: texts[language],
    code: 'code' in values ? values.code : undefined,
    links: [
      ...('url' in values ? [{ url: values.url, label: letterTexts.action ?? linkLabel }] : []),
      ...('unsubscribeUrl' in values ? [{ url: values.unsubscribeUrl, label: unsubscribe }] : []),
      ...(isNotice ? [{ url: values.undoUrl, label: undo.action }] : []),
    ],
  };
  return { subject: letterTexts.subject, text: textOf(parts), html: htmlOf(parts) };
}

// TypeScript cannot see that the kind and the values of one e-mail belong together.
function wordsOf({ kind, language, values }: Letter): Words {
  const write = texts[language][kind] as (values: Letter['values']) => Words;
  return write(values);
}

function textOf({ texts, phrases, code, links }: Parts): string {
  return [
    ...texts.opening,
    ...(code ? [`${phrases.codeLabel}: ${code}`] : []),
    ...links.map(({ url, label }) => `${label}:\n${url}`),
    ...texts.closing,
    `--\n${phrases.signature}`,
  ].join('\n\n');
}
