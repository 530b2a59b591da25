import { ESLintUtils } from '@typescript-eslint/utils';

/**
 * Under React a signal's `.value` in JSX is read once and never again. Uses
 * types, so that `option.value` stays what it is.
 */
export const signalValue = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'A signal read by .value in a render never updates under React. Read it with useSignal() from src/core.',
    },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    return {
      'JSXExpressionContainer MemberExpression[property.name="value"]'(node) {
        if (isInCallback(node)) return;
        const type = services.getTypeAtLocation(node.object);
        if (/^(Readonly)?Signal$/.test((type.aliasSymbol ?? type.symbol)?.name ?? ''))
          context.report({ node, messageId: 'read' });
      },
    };
  },
});

/** A handler reads the value of the moment, which is right. */
function isInCallback(node) {
  for (let at = node; at.type !== 'JSXExpressionContainer'; at = at.parent) if (/Function/.test(at.type)) return true;
  return false;
}
