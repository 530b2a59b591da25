import { restrict } from './restrict.mjs';

/**
 * Members of the DOM that the oldest supported browsers lack (Chrome 110, Safari 16.4, Firefox 115) and that no
 * published rule finds. `lib` of tsconfig.json limits the language itself, and eslint-plugin-compat the globals.
 */
const hint = (what, instead) =>
  `${what} is newer than the oldest supported browsers. ${instead}, or guard it and say so where you disable this line.`;

const member = (object, properties, instead) => ({
  selector: `MemberExpression[object.name="${object}"][property.name=/^(${properties})$/]`,
  message: hint(`${object}.${properties.replaceAll('|', ' or ')}`, instead),
});

const method = (properties, instead) => ({
  selector: `CallExpression > MemberExpression.callee[property.name=/^(${properties})$/]`,
  message: hint(properties.replaceAll('|', ', '), instead),
});

export const tooNew = restrict([
  member('AbortSignal', 'any', 'Pass one signal on, or listen for abort'),
  member('URL', 'canParse|parse', 'Try new URL'),
  method('showPopover|hidePopover|togglePopover', 'Use the Popover of src/ui'),
  method('requestClose', 'Dispatch cancel and close the dialog'),
  method('checkVisibility', 'Measure by getClientRects'),
  method('moveBefore', 'Use insertBefore'),
  method('setHTML|setHTMLUnsafe|getHTML', 'Use RichText of src/ui'),
  method('startViewTransition', 'Use a CSS transition'),
  {
    selector: 'JSXAttribute[name.name=/^popover/i]',
    message: hint('The popover attribute', 'Use the Popover of src/ui'),
  },
]);
