/**
 * What is still to be translated, and the texts of one language for a translator:
 *
 *   npm run messages                          what each language lacks
 *   npm run messages -- write ja texts.json   one language beside the English, what is missing as ""
 *   npm run messages -- read ja texts.json    takes it back into each messages.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languageNames } from './languages.mjs';
import { readAllMessages } from './messages/source.mjs';
import { withTexts } from './messages/write.mjs';

const [task, language, file, ...rest] = process.argv.slice(2);
const messageFiles = readAllMessages();

if (!task) languageNames().forEach(list);
else if (
  !/^(write|read)$/.test(task) ||
  !/^[a-z]{2,3}$/.test(language ?? '') ||
  language === 'en' ||
  !file ||
  rest.length
) {
  console.error(
    'messages: takes nothing, or write or read, a language other than English and a file, such as npm run messages -- write ja texts.json.',
  );
  process.exitCode = 1;
} else if (task === 'write') write();
else read();

function list(name) {
  const lacking = messageFiles
    .map((messages) => ({
      ...messages,
      keys: messages.texts.filter(({ languages }) => textIn(name, languages) === undefined).map(({ key }) => key),
    }))
    .filter(({ keys }) => keys.length);
  const missing = lacking.reduce((sum, { keys }) => sum + keys.length, 0);
  const total = messageFiles.reduce((sum, { texts }) => sum + texts.length, 0);
  console.log(`${name}: ${missing ? `${missing} of ${total} texts are missing` : `all ${total} texts`}`);
  for (const { file: from, keys } of lacking) console.log(`  ${dirname(from)}: ${keys.join(', ')}`);
  if (name === 'de' && missing) process.exitCode = 1;
}

function write() {
  const entries = messageFiles.flatMap(({ namespace, texts }) =>
    texts.map(({ key, languages }) => [
      `${namespace}.${key}`,
      { en: textIn('en', languages), [language]: textIn(language, languages) ?? '' },
    ]),
  );
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Ignores empty texts, as they are not translated yet. Warns about unused texts and those whose English has changed. */
function read() {
  const newTexts = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(
      ([, entry]) => typeof entry?.[language] === 'string' && entry[language].trim(),
    ),
  );
  for (const messages of messageFiles) {
    const entries = {};
    for (const { key, languages } of messages.texts) {
      const name = `${messages.namespace}.${key}`;
      const entry = newTexts.get(name);
      newTexts.delete(name);
      if (entry && entry.en !== textIn('en', languages))
        console.warn(`messages: ${name} is left as it is: in English it now says "${textIn('en', languages)}".`);
      else if (entry) entries[key] = entry[language];
    }
    const code = readFileSync(messages.file, 'utf8');
    const updatedCode = withTexts(code, messages, language, entries);
    if (updatedCode !== code) writeFileSync(messages.file, updatedCode);
  }
  for (const name of newTexts.keys()) console.warn(`messages: ${name} is left out: there is no such text.`);
}

function textIn(name, languages) {
  return languages.find((entry) => entry.language === name)?.text;
}
