const INSTEAD =
  'Wait for what the visitor sees (expect(locator)), for a response (page.waitForResponse), or for a value (expect.poll).';

/** A fixed wait is too long on a quick machine and too short on a slow one. A loop that polls may pause. */
export const fixedWaits = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, what) => context.report({ node, message: `${what} ${INSTEAD}` });
    return {
      'Literal[value="networkidle"]': (node) => report(node, 'The network of a live page may never be idle.'),
      'MemberExpression[property.name="waitForTimeout"]': (node) => report(node, 'A fixed wait is slow or flaky.'),
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.type="Identifier"][arguments.1.value>0]':
        (node) => isInLoop(node) || report(node, 'A fixed wait is slow or flaky.'),
      'ImportDeclaration[source.value="node:timers/promises"]': (node) =>
        report(node, 'A fixed wait is slow or flaky.'),
    };
  },
};

function isInLoop(node) {
  for (let at = node; at; at = at.parent) if (/^(While|DoWhile|For)/.test(at.type)) return true;
  return false;
}
