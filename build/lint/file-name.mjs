import { basename, relative } from 'node:path';

const VAGUE = /(^|[/-])(utils?|helpers?|commons?|misc|manager)([/.-]|$)/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/** Kebab-case names that describe the content. A file that contains a component has the component's name. */
export const fileName = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program(node) {
      const path = relative(context.cwd, context.filename).replaceAll('\\', '/');
      const name = basename(path);
      const stem = name.replace(/^\.|\..*$/g, '');
      if (VAGUE.test(path))
        context.report({
          node,
          message: `"${name}" could hold anything. Name the file after the one idea in it, such as format-date.ts.`,
        });
      if (!KEBAB.test(stem) && !(path.endsWith('.tsx') && PASCAL.test(stem)))
        context.report({
          node,
          message: `"${name}" must be in kebab-case, or carry the name of the component it holds (.tsx).`,
        });
    },
  }),
};
