import type { CheckedPage } from '../check-page.ts';
import { RULES, type RuleId } from '../rules/index.ts';

export interface Summary {
  readonly pages: number;
  readonly errors: number;
  readonly warnings: number;
  /** At most three. */
  readonly commonest: readonly { rule: RuleId; findings: number; pages: number }[];
}

export function summaryOf(pages: readonly CheckedPage[]): Summary {
  const counts = new Map<RuleId, { findings: number; pages: Set<string> }>();
  for (const { url, findings } of pages) {
    for (const { rule } of findings) {
      const entry = counts.get(rule) ?? { findings: 0, pages: new Set<string>() };
      entry.findings += 1;
      entry.pages.add(url.href);
      counts.set(rule, entry);
    }
  }
  const total = (severity: string) =>
    [...counts]
      .filter(([rule]) => RULES[rule].severity === severity)
      .reduce((sum, [, { findings }]) => sum + findings, 0);
  return {
    pages: pages.length,
    errors: total('error'),
    warnings: total('warning'),
    commonest: [...counts]
      .map(([rule, { findings, pages: on }]) => ({ rule, findings, pages: on.size }))
      .sort((a, b) => b.findings - a.findings)
      .slice(0, 3),
  };
}
