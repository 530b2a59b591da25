import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';

/**
 * A pattern whose time grows with the square of its input lets one long address or text freeze the page. Proving that
 * it does not takes seconds, so the expressions that were checked are listed, and only new ones are checked here.
 *
 *   UPDATE_EXPRESSIONS=1 npm test -- node regular-expressions    lists the new ones whose time is linear
 */
interface Checked {
  /** By recheck. */
  linear: string[];
  /** Other expressions, with the reason why their input is short or comes from the site itself. */
  bounded: Record<string, string>;
}

const LIST = 'tests/lint/regular-expressions.json';
/** In milliseconds, for one expression. */
const TIMEOUT = 20_000;

// The JavaScript variant runs on every machine.
process.env.RECHECK_BACKEND = 'pure';
const checked = JSON.parse(readFileSync(LIST, 'utf8')) as Checked;
const expressions = expressionsIn(
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /^(?:src|widgets|cli|demo\/services)\//.test(file) && !/\.(?:test|spec|d)\.m?tsx?$/.test(file)),
);

describe('Regular expressions', () => {
  it('take time that grows with the length of their input, and not with its square', async () => {
    const { checkSync } = await import('recheck');
    const unknown = [...expressions.keys()].filter(
      (text) => !checked.linear.includes(text) && !Object.hasOwn(checked.bounded, text),
    );
    const isLinear = (text: string) => {
      const end = text.lastIndexOf('/');
      return checkSync(text.slice(1, end), text.slice(end + 1), { timeout: TIMEOUT }).status === 'safe';
    };
    const linear = unknown.filter(isLinear);
    if (process.env.UPDATE_EXPRESSIONS) {
      const current = [...checked.linear, ...linear].filter((text) => expressions.has(text)).sort();
      const bounded = Object.entries(checked.bounded).filter(([text]) => expressions.has(text));
      writeFileSync(LIST, `${JSON.stringify({ linear: current, bounded: Object.fromEntries(bounded) }, null, 2)}\n`);
    }
    const advice = (text: string) =>
      linear.includes(text)
        ? 'is linear: add it to the list with UPDATE_EXPRESSIONS=1'
        : `may take very long: rewrite it, or write into "bounded" of ${LIST} what keeps its input short`;
    assert.deepEqual(
      unknown.map((text) => `${expressions.get(text)!}: ${text} ${advice(text)}`),
      [],
    );
  });

  it('that are gone are not listed', () => {
    const listed = [...checked.linear, ...Object.keys(checked.bounded)];
    assert.deepEqual(
      listed.filter((text) => !expressions.has(text)),
      [],
    );
  });
});

/** Each literal, and its first position. */
function expressionsIn(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text))
        found.set(node.text, `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
