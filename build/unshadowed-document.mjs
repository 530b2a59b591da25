import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../src/contract/unshadowed-document.ts', import.meta.url));

/** Where a member of the document is asked for: our code, and what renders it. */
const ASKING = /\/(src|widgets)\/.+\.tsx?$|\/node_modules\/(preact|react-dom)\//;

/**
 * Markup may bear the name of any member of the document. Puts what
 * src/contract/unshadowed-document.ts answers in the place of `document.NAME`
 * and of what Preact makes nodes with; `document` itself stays the document,
 * and a module that calls something of its own so is left alone.
 */
export function unshadowedDocument() {
  return {
    name: 'unshadowed-document',
    transform(code, id) {
      if (!ASKING.test(id) || id === SOURCE || !/\bdocument\b|ownerDocument/.test(code)) return null;
      const places = [];
      let isOwn = false;
      walk(this.parse(code), (node) => {
        isOwn ||= node.type === 'VariableDeclarator' && node.id.name === 'document';
        if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'document')
          places.push(node.object);
        // Preact keeps the document of the container to make nodes with.
        if (
          node.type === 'LogicalExpression' &&
          node.left.property?.name === 'ownerDocument' &&
          node.right.name === 'document'
        )
          places.push(node);
      });
      if (isOwn || !places.length) return null;
      const replaced = places
        .sort((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => `${text.slice(0, start)}pageDocument${text.slice(end)}`, code);
      return { code: `import { pageDocument } from '${SOURCE}';${replaced}`, map: null };
    },
  };
}

function walk(node, visit) {
  if (typeof node?.type === 'string') visit(node);
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') walk(child, visit);
}
