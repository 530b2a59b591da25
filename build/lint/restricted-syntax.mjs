import { restrict } from './restrict.mjs';

export const enums = restrict([
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings: enums leave code behind.' },
]);

const HOST_NODE_METHODS =
  'matches|closest|querySelector|querySelectorAll|getAttribute|hasAttribute|setAttribute|removeAttribute|replaceChildren|hasChildNodes';

/** Members of a form that its fields can replace. The document is read through src/contract/unshadowed-document.ts. */
export const hostNodes = restrict([
  {
    selector: `CallExpression[callee.type="MemberExpression"][callee.property.name=/^(?:${HOST_NODE_METHODS})$/][callee.object.name!="document"]`,
    message: 'A field of a form answers for its name: call domCall(node, "name", …) of src/contract/dom.ts.',
  },
]);

/** Syntax that a host page or its libraries can break. */
export const hostSafe = restrict([
  {
    selector: 'CallExpression[callee.object.name="Array"][callee.property.name="from"][arguments.length=2]',
    message: 'Prototype.js and MooTools have an Array.from that ignores its second parameter: spread, then map.',
  },
  {
    selector: 'CallExpression[callee.property.name="scrollTo"][callee.object.name!="window"]',
    message: "The scrollTo of Prototype.js's elements moves the page: call scroll of an element.",
  },
  {
    selector: 'ForInStatement',
    message: 'A host that extends Object.prototype adds keys: use Object.keys, entries or a Map.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Show a content prop with RichText of src/ui: it is the one place where HTML is sanitised.',
  },
  {
    selector: 'JSXAttribute[name.name="style"] > Literal',
    message: 'A strict policy of the host forbids style texts: pass an object, or a class and a custom property.',
  },
]);
