import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** Words that make a comment or a document read like a translation, with replacements. */
const REPLACEMENTS: [pattern: RegExp, instead: string][] = [
  [/\b(?:nobody|somebody|whoever)\b/i, 'the user, the visitor, people who …, or an anonymous visitor'],
  [/\basked for\b/i, 'requested, loaded'],
  [/\bat once\b/i, 'immediately, or at the same time'],
  [/\b(?:is|are|was|were) told\b/i, 'is reported, reads, receives'],
  [/\banew\b/i, 'again'],
  [/\bmended\b/i, 'repaired, corrected'],
];

/** Fiction of the demo's firm, and texts that are compared with these words. */
const CONTENT = [':!demo/content', ':!demo/site', ':!demo/media', ':!tests/lint', ':!**/*.json'];

describe('Plain words', () => {
  it('comments avoid words that read like a translation', () => {
    assert.deepEqual(
      tracked('*.ts', '*.tsx', '*.mjs', '*.css').flatMap((file) => faultsOf(file, commentsIn(file))),
      [],
    );
  });

  it('documents avoid words that read like a translation', () => {
    assert.deepEqual(
      tracked('*.md').flatMap((file) => faultsOf(file, linesOf(file))),
      [],
    );
  });

  it('a comment is found at the end of a line, over several lines and in a list, and a text is not', () => {
    const code = "const a = 'nobody'; // nobody\n/**\n * Somebody.\n */\nconst b = 'http://nobody';";
    assert.deepEqual(
      faultsOf('a.ts', comments(code.split('\n'))).map((fault) => fault.replace(/:.*/, '')),
      ['a.ts line 1', 'a.ts line 3'],
    );
  });
});

type Line = readonly [number: number, text: string];

function tracked(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--', ...patterns, ...CONTENT], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}

function linesOf(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index): Line => [index + 1, text]);
}

function commentsIn(file: string): Line[] {
  return comments(readFileSync(file, 'utf8').split('\n'));
}

/** Comments as this project writes them: `//` after a space, and blocks whose lines begin with an asterisk. */
function comments(lines: readonly string[]): Line[] {
  return lines.flatMap((line, index): Line[] => {
    const text = /(?:^|\s)(?:\/\/|\/\*|\*) (.*)/.exec(line)?.[1] ?? /\/\*\*? (.*)/.exec(line)?.[1];
    return text === undefined ? [] : [[index + 1, text]];
  });
}

function faultsOf(file: string, lines: readonly Line[]): string[] {
  return lines.flatMap(([number, text]) =>
    REPLACEMENTS.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${file} line ${number}: “${found}”: write ${instead}`] : [];
    }),
  );
}
