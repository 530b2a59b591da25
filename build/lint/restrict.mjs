/** A rule that reports each node that matches one of the selectors, with the message of the selector. */
export function restrict(restrictions) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        restrictions.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
      ),
  };
}
