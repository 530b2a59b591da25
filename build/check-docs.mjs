/**
 * Writes what the documents say about the rules of `inlay check`: the table in docs/check.md, and a page of each rule
 * in docs/check/.
 *
 *   npm run docs
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const FOLDER = 'docs/check';
const GUIDE = 'docs/check.md';

/** The text of each document, by its path. */
export async function checkDocs() {
  const load = (path) => tsImport(new URL(path, import.meta.url).href, import.meta.url);
  const { RULES } = await load('../cli/check/rules/index.ts');
  const { explainRule } = await load('../cli/check/report/explain.ts');
  const rows = Object.entries(RULES).map(
    ([id, { severity, needsBrowser, title }]) =>
      `| [\`${id}\`](check/${id}.md) | ${severity}${needsBrowser ? ', `--browser`' : ''} | ${title} |\n`,
  );
  const table = `| Rule | Severity | Reports |\n|---|---|---|\n${rows.join('')}`;
  const guide = readFileSync(GUIDE, 'utf8').replace(
    /(<!-- rules: npm run docs -->\n)[\s\S]*?(<!-- \/rules -->)/,
    (_, before, after) => before + table + after,
  );
  return new Map([[GUIDE, guide], ...Object.keys(RULES).map((id) => [`${FOLDER}/${id}.md`, explainRule(id)])]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const docs = await checkDocs();
  // Pages of removed rules are deleted.
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [path, text] of docs) writeFileSync(path, text);
}
