import { RULES, type Rule, type RuleId } from '../rules/index.ts';

/** The page of a rule in docs/check, and what `--explain` prints. */
export function explainRule(id: RuleId): string {
  const { severity, needsBrowser, title, effect, fix, wrong, right }: Rule = RULES[id];
  const isHtml = !wrong.startsWith('<!--');
  const example = (html: string) => (isHtml ? `\`\`\`html\n${html}\n\`\`\`` : html.slice(5, -4));
  return `# ${id}

${title}. (${severity}${needsBrowser ? ', with `--browser`' : ''})

${effect}

${fix}

Reported:

${example(wrong)}

Not reported:

${example(right)}
`;
}
