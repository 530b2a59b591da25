import ar from './messages.ar.json';
import de from './messages.de.json';
import ja from './messages.ja.json';
import { messages } from './messages';

const slots = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(Object.entries({ de, ar, ja }))('every text has its %s version, with the same slots', (_language, texts: Record<string, string>) => {
  expect(Object.keys(texts).sort()).toEqual(Object.keys(messages.english).sort());
  for (const [key, english] of Object.entries(messages.english)) expect(slots(texts[key]!)).toEqual(slots(english));
});
