/** Names that reveal neither type nor purpose, each with a hint for a better one. */
const INSTEAD = new Map([
  ['all', 'Say all of what, such as allRows.'],
  ['asked', 'Name the request, such as query or requestedUrl.'],
  ['asker', 'Write client.'],
  ['film', 'Write video.'],
  ['films', 'Write videos.'],
  ['given', 'Name the value, such as props, raw or attribute.'],
  ['heard', 'Name what was received, such as events, or the listener.'],
  ['held', 'Name what is stored or pending.'],
  ['kept', 'Name what is stored, such as savedChoice.'],
  ['known', 'Name the value, such as storedUser or knownNames.'],
  ['leave', 'Name the action, such as cleanup or signOut.'],
  ['mended', 'Write repaired.'],
  ['mine', 'Say my what, such as ownPending.'],
  ['nobody', 'Name the empty value, such as anonymousUser.'],
  ['one', 'Name the element of the list, such as item or candidate.'],
  ['own', 'Say own what, such as ownLanguage.'],
  ['place', 'Name the kind of place, such as container, position or path.'],
  ['places', 'Name the kind of place, such as containers, positions or paths.'],
  ['said', 'Name what was returned or stored, such as output or savedChoice.'],
  ['shown', 'Name what is visible, such as visibleRows, or the expected value.'],
  ['told', 'Name what was reported, such as events.'],
  ['turn', 'Name the step, such as round or attempt.'],
  ['words', 'Name the text, such as label, message or queryWords.'],
  ['written', 'Name the source, such as serverContent.'],
]);
const BOUND = /^(?:LONGEST|SHORTEST)(?=_|$)|^(?:longest|shortest)$/;
const REFUSE = /^refuse(?=[A-Z]|$)/;

function problemOf(name) {
  if (INSTEAD.has(name)) return INSTEAD.get(name);
  if (BOUND.test(name)) return 'Begin limits with max or min, such as maxLength.';
  if (REFUSE.test(name)) return 'Say what the function does: validate, throw, reject or deny.';
  return undefined;
}

/**
 * Names of variables, parameters and functions reveal their type and purpose to a reader who knows React and the DOM.
 */
export const plainNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = (pattern) => {
      for (const node of namesIn(pattern)) {
        const problem = problemOf(node.name);
        if (problem) context.report({ node, message: `"${node.name}" says neither type nor purpose. ${problem}` });
      }
    };
    const checkFunction = ({ id, params }) => [id, ...params].forEach(check);
    return {
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    };
  },
};

/** The names that a pattern declares. `{ given }` takes its name from the object, so it is left out. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement' ? namesIn(property) : property.shorthand ? [] : namesIn(property.value),
      );
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
