import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedPage } from '../check-page.ts';
import { RULES } from '../rules/index.ts';
import { summaryOf } from './summary.ts';

/** For people: the findings of each page, and what to fix first. */
export function reportAsText(pages: readonly CheckedPage[]): string {
  const wrong = pages.filter(({ findings }) => findings.length);
  const blocks = wrong.map(({ url, findings }) =>
    [
      nameOf(url),
      ...findings.map(({ rule, message, line, column }) => {
        const where = line === undefined ? '' : `${line}:${column ?? 1}`;
        return `  ${where.padEnd(9)}${RULES[rule].severity.padEnd(8)} ${message}  (${rule})`;
      }),
    ].join('\n'),
  );
  return [...blocks, summaryText(pages)].join('\n\n');
}

function summaryText(pages: readonly CheckedPage[]): string {
  const { errors, warnings, commonest } = summaryOf(pages);
  const checked = `${count(pages.length, 'page')} checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  if (!commonest.length) return `${count(pages.length, 'page')} checked. No faults were found.`;
  const rows = commonest.map(
    ({ rule, findings, pages: on }) =>
      `  ${rule}: ${count(findings, 'time')} on ${count(on, 'page')}. ${RULES[rule].fix}`,
  );
  return [checked, `Most frequent:`, ...rows, '"inlay check --explain RULE" explains a rule.'].join('\n');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

/** Files are named as people type them. */
export function nameOf(url: URL): string {
  return url.protocol === 'file:' ? relative(process.cwd(), fileURLToPath(url)) || '.' : url.href;
}
