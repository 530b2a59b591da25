import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';

const SOURCE = fileURLToPath(new URL('../src/contract/unshadowed-document.ts', import.meta.url));

/** Files that read members of the document: our code and the rendering libraries. */
const ASKING = /\/(src|widgets)\/.+\.tsx?$|\/node_modules\/(preact|react-dom)\//;

/**
 * Elements can have the name of any member of the document. Replaces `document.NAME`, and the functions with which
 * Preact creates nodes, by those of src/contract/unshadowed-document.ts. `document` itself stays unchanged, and so does
 * a module with its own variable of that name.
 */
export function unshadowedDocument() {
  return {
    name: 'unshadowed-document',
    transform(source, id) {
      if (!ASKING.test(id) || id === SOURCE || !/\bdocument\b|ownerDocument/.test(source)) return null;
      const references = [];
      let isOwn = false;
      walk(this.parse(source), (node) => {
        isOwn ||= node.type === 'VariableDeclarator' && node.id.name === 'document';
        if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'document')
          references.push(node.object);
        // Preact creates nodes with the container's document.
        if (
          node.type === 'LogicalExpression' &&
          node.left.property?.name === 'ownerDocument' &&
          node.right.name === 'document'
        )
          references.push(node);
      });
      if (isOwn || !references.length) return null;
      const code = new MagicString(source).prepend(`import { pageDocument } from '${SOURCE}';`);
      for (const { start, end } of references) code.update(start, end, 'pageDocument');
      return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
    },
  };
}

function walk(node, visit) {
  if (typeof node?.type === 'string') visit(node);
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') walk(child, visit);
}
