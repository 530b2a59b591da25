import { readFileSync } from 'node:fs';
import { formatMessage } from '../core';
import { messages as captcha } from './captcha/messages';
import { messages as feedback } from './feedback/messages';
import { messages as forms } from './messages';
import { messages as newPassword } from './new-password/messages';

const folders = { '.': forms, captcha, feedback, 'new-password': newPassword };
const cases = Object.entries(folders).flatMap(([folder, { english }]) => ['de', 'ar', 'ja'].map((language) => ({ folder, language, english: english as Record<string, string> })));

const names = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].filter((name) => /^(label|limit|over|count|seconds|email|domain|digits|provider|list)$/.test(name!)).sort();

test.each(cases)('the texts of $folder in $language say the same as in English, with the same values', ({ folder, language, english }) => {
  const translated = JSON.parse(readFileSync(`${__dirname}/${folder}/messages.${language}.json`, 'utf8')) as Record<string, string>;
  expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  for (const [key, text] of Object.entries(translated)) expect([key, names(text)]).toEqual([key, names(english[key]!)]);
});

test.each([
  ['ar', 2, 'يمكنك المحاولة مرة أخرى بعد ثانيتين.'],
  ['de', 1, 'Sie können es in 1 Sekunde noch einmal versuchen.'],
  ['ja', 7, '7秒後にもう一度お試しいただけます。'],
])('the wait is told in %s for %i seconds', (language, seconds, sentence) => {
  const texts = JSON.parse(readFileSync(`${__dirname}/messages.${language}.json`, 'utf8')) as Record<string, string>;
  expect(formatMessage(texts.wait!, { seconds }, language)).toBe(sentence);
});
