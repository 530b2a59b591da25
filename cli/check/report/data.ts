/** For programs. */
import type { CheckedPage } from '../check-page.ts';
import { RULES, type RuleId } from '../rules/index.ts';
import { explainRule } from './explain.ts';
import { summaryOf } from './summary.ts';
import { nameOf } from './text.ts';

export function reportAsJson(pages: readonly CheckedPage[]): string {
  const rows = pages.map(({ url, findings }) => ({
    url: nameOf(url),
    findings: findings.map((finding) => ({ severity: RULES[finding.rule].severity, ...finding })),
  }));
  return JSON.stringify({ summary: summaryOf(pages), pages: rows }, null, 2);
}

/** SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function reportAsSarif(pages: readonly CheckedPage[], version: string): string {
  const rules = Object.keys(RULES) as RuleId[];
  const results = pages.flatMap(({ url, findings }) =>
    findings.map(({ rule, message, line, column }) => ({
      ruleId: rule,
      ruleIndex: rules.indexOf(rule),
      level: RULES[rule].severity,
      message: { text: message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: {
              uri: url.protocol === 'file:' ? encodeURI(nameOf(url).replaceAll('\\', '/')) : url.href,
            },
            ...(line !== undefined && { region: { startLine: line, startColumn: column ?? 1 } }),
          },
        },
      ],
    })),
  );
  const driver = {
    name: 'inlay check',
    version,
    rules: rules.map((id) => ({
      id,
      shortDescription: { text: RULES[id].title },
      fullDescription: { text: `${RULES[id].effect} ${RULES[id].fix}` },
      help: { text: `${RULES[id].effect} ${RULES[id].fix}`, markdown: explainRule(id) },
      defaultConfiguration: { level: RULES[id].severity },
    })),
  };
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [{ tool: { driver }, results }],
    },
    null,
    2,
  );
}
