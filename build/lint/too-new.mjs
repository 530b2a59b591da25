/**
 * What the oldest supported browsers lack (Chrome 110, Safari 16.4, Firefox
 * 115). Whoever has a fallback disables the line and says which.
 */
const hint = (what, instead) => `${what} is newer than the oldest supported browsers. ${instead}, or guard it and say so where you disable this line.`;

const member = (object, properties, instead) => ({
  selector: `MemberExpression[object.name="${object}"][property.name=/^(${properties})$/]`,
  message: hint(`${object}.${properties.replaceAll('|', ' or ')}`, instead),
});

const method = (properties, instead) => ({
  selector: `CallExpression > MemberExpression.callee[property.name=/^(${properties})$/]`,
  message: hint(properties.replaceAll('|', ', '), instead),
});

export const tooNew = [
  member('AbortSignal', 'any', 'Pass one signal on, or listen for abort'),
  member('Promise', 'withResolvers|try', 'Write new Promise'),
  member('Array', 'fromAsync', 'Collect in a for await loop'),
  member('Object|Map', 'groupBy', 'Group in a loop'),
  member('URL', 'canParse|parse', 'Try new URL'),
  member('RegExp', 'escape', 'Escape by replace'),
  member('Intl', 'Segmenter|DurationFormat', 'Use what Firefox 115 has'),
  member('Iterator', 'from|concat', 'Use an array'),
  method('showPopover|hidePopover|togglePopover', 'Use the Popover of src/ui'),
  method('requestClose', 'Dispatch cancel and close the dialog'),
  method('union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom', 'Filter the values of the set'),
  method('isWellFormed|toWellFormed', 'Use encodeURIComponent in a try'),
  method('checkVisibility', 'Measure by getClientRects'),
  method('moveBefore', 'Use insertBefore'),
  method('setHTML|setHTMLUnsafe|getHTML', 'Use RichText of src/ui'),
  method('startViewTransition', 'Use a CSS transition'),
  {
    selector: 'CallExpression[callee.property.name=/^(map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)$/][callee.object.callee.property.name=/^(keys|values|entries)$/][callee.object.arguments.length=0]',
    message: hint('A method of an iterator', 'Spread it into an array first'),
  },
  { selector: 'Literal[regex.flags=/v/]', message: hint('The v flag', 'Use u') },
  { selector: 'JSXAttribute[name.name=/^popover/i]', message: hint('The popover attribute', 'Use the Popover of src/ui') },
  { selector: 'VariableDeclaration[kind=/using/]', message: hint('using', 'Clean up in finally') },
];
