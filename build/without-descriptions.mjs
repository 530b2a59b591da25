import MagicString from 'magic-string';

/**
 * Removes the descriptions of props, and of widgets, from the chunks: the catalogue and the documentation have them,
 * and visitors should not download them. Those of required props stay, because the message about a missing prop quotes
 * them; about a missing member of a group it does not.
 */
export function withoutDescriptions() {
  return {
    name: 'without-descriptions',
    transform(source, id) {
      if (!/\/(widgets|src\/features)\/.+\.tsx?$/.test(id) || !source.includes('description:')) return null;
      const code = new MagicString(source);
      walk(this.parse(source), (node, isMember) => {
        // A message may have that key, and visitors read it.
        if (
          node.type !== 'CallExpression' ||
          node.callee.type !== 'Identifier' ||
          node.callee.name === 'defineMessages'
        )
          return;
        for (const options of node.arguments.filter(({ type }) => type === 'ObjectExpression')) {
          const property = (name) => options.properties.find(({ key }) => key?.name === name);
          const description = property('description');
          if (description?.value.type === 'Literal' && (isMember || !property('required')))
            code.update(description.value.start, description.value.end, `''`);
        }
      });
      return code.hasChanged() ? { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) } : null;
    },
  };
}

/** Calls `visit` for each node, with whether it is inside a group, whose members no message quotes. */
function walk(node, visit, isMember = false) {
  if (typeof node?.type === 'string') visit(node, isMember);
  const isInside = isMember || (node?.type === 'CallExpression' && node.callee.name === 'group');
  for (const child of Object.values(node ?? {})) if (child && typeof child === 'object') walk(child, visit, isInside);
}
