import { basename, relative, sep } from 'node:path';

const VAGUE = /(^|[-.])(utils?|helpers?|commons?|misc|managers?)([-.]|$)/i;

/** One word everywhere, and a name that says what is inside. @type {import('eslint').Rule.RuleModule} */
export const fileNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program(node) {
        const vague = relative(context.cwd, context.filename).split(sep).find((part) => VAGUE.test(part));
        if (vague) context.report({ node, message: `"${vague}" could hold anything. Name the file after the one idea in it, such as format-date.ts.` });
        const name = basename(context.filename);
        if (!/^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.[a-z0-9]+)+$/.test(name)) context.report({ node, message: `"${name}" must be in kebab-case, or carry the name of the component it holds.` });
        if (/^[A-Z].*\.ts$/.test(name)) context.report({ node, message: `"${name}" holds no component (no .tsx), so its name is in kebab-case.` });
      },
    };
  },
};
