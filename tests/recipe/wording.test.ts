/** Published texts are plain, current English, with one spelling of each word. */
import { relative } from 'node:path';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Messages } from '../../src/core';

/** A phrase or a spelling to avoid, with its replacement. */
const REPLACEMENTS: [pattern: RegExp, instead: string][] = [
  [/\bwhoever\b/i, 'people who, visitors who, anyone who'],
  [/\bbe it\b/i, 'whether it is'],
  [/\bonce more\b/i, 'again'],
  [/\ball the same\b/i, 'anyway, still'],
  [/\bjust now\b/i, 'right now'],
  [/\blead you on\b/i, 'redirect you'],
  [/\btake along\b/i, 'download, carry over'],
  [/\b(a|the|your|page’s own) wish\b/i, 'choice, request'],
  [/\bletters? by e-mail\b/i, 'newsletter'],
  [/\bpress once\b/i, 'try'],
  [/\bemails?\b/i, 'e-mail'],
  [/\borganiz/i, 'organisation, organise'],
  [/\blog ?in to\b/i, 'sign in to'],
];

const files = globSync('{src,widgets}/**/{messages,*-messages}.ts', { ignore: 'src/core/**' })
  .filter((file) => readFileSync(file, 'utf8').includes('defineMessages('))
  .sort();
const prose = globSync(['widgets/*/{index.tsx,index.ts,props.ts}', 'src/core/config/declaration.ts']).sort();

test.each(files)('the English texts of %s are written as people speak', (file) => {
  const { texts } = (jest.requireActual(relative(__dirname, file)) as { messages: Messages }).messages;
  expect(
    Object.entries(texts).flatMap(([key, text]) =>
      faultsOf(typeof text === 'string' ? text : text.en).map((fault) => `${key}: ${fault}`),
    ),
  ).toEqual([]);
});

test.each(prose)('the descriptions in %s are written as people speak', (file) => {
  const descriptions = [...readFileSync(file, 'utf8').matchAll(/description:\s*(['"`])((?:(?!\1).|\\.)*)\1/g)].map(
    ([, , text]) => text!,
  );
  expect(descriptions.flatMap(faultsOf)).toEqual([]);
});

/** Names of values, as in {email}, are not prose. */
function faultsOf(text: string): string[] {
  const prose = text.replace(/\{\w+/g, '{');
  return REPLACEMENTS.filter(([pattern]) => pattern.test(prose)).map(
    ([pattern, instead]) => `“${text}” has “${pattern.exec(prose)![0]}”: write ${instead}`,
  );
}
