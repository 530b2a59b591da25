/**
 * React reads a signal's `.value` in JSX once and never updates it. The rule does not know types, so JSX contains no
 * `.value` at all. Destructure other objects first, as in `map(({ value }) => …)`.
 */
export const signalValue = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'JSXExpressionContainer MemberExpression[property.name="value"]'(node) {
      // A field's `value` is the signal itself, passed on; the props of a component are no signal.
      if (isInCallback(node) || node.object.type === 'CallExpression' || node.object.name === 'props') return;
      context.report({
        node,
        message:
          'A signal read by .value in JSX never updates under React. Read it with useSignal() from src/core, or destructure what is no signal.',
      });
    },
  }),
};

/** A handler reads the value of the moment, which is right. */
function isInCallback(node) {
  for (let at = node; at.type !== 'JSXExpressionContainer'; at = at.parent) if (/Function/.test(at.type)) return true;
  return false;
}
