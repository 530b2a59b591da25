const physical = ['left', 'right', 'top', 'bottom'];
const logical = { left: 'inline-start', right: 'inline-end', top: 'block-start', bottom: 'block-end' };

/** Physical sides turn wrong where text runs from right to left. */
const sides = Object.fromEntries(
  physical.flatMap((side) => [
    [side, `inset-${logical[side]}`],
    ...['margin', 'padding', 'scroll-margin', 'scroll-padding'].map((property) => [`${property}-${side}`, `${property}-${logical[side]}`]),
    ...['', '-color', '-style', '-width'].map((end) => [`border-${side}${end}`, `border-${logical[side]}${end}`]),
  ]),
);
const sizes = { width: 'inline-size', height: 'block-size', 'min-width': 'min-inline-size', 'min-height': 'min-block-size', 'max-width': 'max-inline-size', 'max-height': 'max-block-size' };
const corners = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
const replacements = { ...sides, ...sizes, ...corners };

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'selector-class-pattern': [/^inlay-[a-z0-9]+(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?$/.source, { message: 'A class is inlay-NAME or inlay-NAME__part, in kebab-case; state goes into data-state or ARIA.' }],
    'custom-property-pattern': [/^(_inlay-[a-z0-9-]+|inlay-[a-z0-9-]+)$/.source, { message: 'Public tokens are --inlay-NAME, private ones --_inlay-WIDGET-NAME.' }],
    'keyframes-name-pattern': [/^inlay-[a-z0-9-]+$/.source, { message: 'Keyframes are global too: name them inlay-NAME.' }],
    'selector-max-id': [0, { message: 'No ids: style by class, so that two instances can live on a page.' }],
    'selector-max-type': [0, { message: 'No bare elements: they would style the host\'s page. Give the element a class.' }],
    'selector-max-universal': [0, { ignoreAfterCombinators: ['>', '+', ' '], message: 'No bare *: it would style the host\'s page.' }],
    'selector-max-specificity': ['0,4,1', { message: 'Keep specificity low, so that a host can override it.' }],
    'declaration-no-important': [true, { message: 'No !important: a host could not override it.' }],
    'at-rule-disallowed-list': [['layer', 'scope', 'import'], { message: 'No @layer (an unlayered rule of the host would win), @scope (too new) or @import (a request).' }],
    'property-disallowed-list': [Object.keys(replacements), { message: (name) => `Use ${replacements[name]} instead of ${name}: right-to-left and vertical text follow.` }],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Use start and end (inline-start, inline-end) instead of left and right.' },
    ],
    'selector-pseudo-class-disallowed-list': [['has', 'popover-open'], { message: 'Newer than Firefox 115: set a data attribute instead.' }],
    // The pages' cascade is what a component's own order of parts says; specificity is kept flat by the rules above.
    'no-descending-specificity': null,
  },
  overrides: [
    // The one file of public tokens speaks to the page's root.
    { files: ['src/core/styles/tokens.css'], rules: { 'selector-max-universal': null, 'selector-max-type': null } },
    // What the server wrote has elements, not classes: they are told by their placeholder, and build/placeholders.mjs joins the sheets.
    {
      files: ['**/placeholder.css', '**/placeholder-*.css'],
      rules: {
        'selector-disallowed-list': [[/^(?!.*(\[data-module|:--|&))/], { splitList: true, ignore: ['keyframe-selectors'], message: 'Begin with [data-module=\'NAME\']: a placeholder.css speaks of placeholders only.' }],
        'selector-max-type': null,
        'selector-max-universal': [0, { ignoreAfterCombinators: ['>', '+', '~', ' '] }],
        'selector-max-specificity': '0,7,2',
        'selector-pseudo-class-disallowed-list': [['popover-open'], { message: 'Newer than Firefox 115: set a data attribute instead.' }],
        'at-rule-disallowed-list': [['layer', 'scope'], { message: 'No @layer (an unlayered rule of the host would win) or @scope (too new).' }],
        'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['custom-selector'] }],
      },
    },
  ],
};
