/** Properties that the plugin for logical properties does not check. */
const scrollSides = ['left', 'right', 'top', 'bottom'].flatMap((side) => [
  `scroll-margin-${side}`,
  `scroll-padding-${side}`,
]);

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['dist/**', 'node_modules/**'],
  rules: {
    'selector-class-pattern': [
      /^inlay-[a-z0-9]+(-[a-z0-9]+)*(__[a-z0-9]+(-[a-z0-9]+)*)?$/.source,
      { message: 'A class is inlay-NAME or inlay-NAME__part, in kebab-case; state goes into data-state or ARIA.' },
    ],
    'custom-property-pattern': [
      /^(_inlay-[a-z0-9-]+|inlay-[a-z0-9-]+)$/.source,
      { message: 'Public tokens are --inlay-NAME, private ones --_inlay-WIDGET-NAME.' },
    ],
    'keyframes-name-pattern': [
      /^inlay-[a-z0-9-]+$/.source,
      { message: 'Keyframes are global too: name them inlay-NAME.' },
    ],
    'selector-max-id': [0, { message: 'No ids: style by class, so that two instances can live on a page.' }],
    'selector-max-type': [
      0,
      { message: "No bare elements: they would style the host's page. Give the element a class." },
    ],
    'selector-max-universal': [
      0,
      { ignoreAfterCombinators: ['>', '+', ' '], message: "No bare *: it would style the host's page." },
    ],
    'selector-max-specificity': ['0,4,1', { message: 'Keep specificity low, so that a host can override it.' }],
    'declaration-no-important': [true, { message: 'No !important: a host could not override it.' }],
    'at-rule-disallowed-list': [
      ['layer', 'scope', 'import'],
      { message: 'No @layer (an unlayered rule of the host would win), @scope (too new) or @import (a request).' },
    ],
    // Physical sides turn wrong where text runs from right to left.
    'csstools/use-logical': 'always',
    'property-disallowed-list': [
      scrollSides,
      { message: (name) => `Use the logical side (block-start, inline-end …) instead of ${name}.` },
    ],
    'selector-pseudo-class-disallowed-list': [
      ['has', 'popover-open'],
      { message: 'Newer than Firefox 115: set a data attribute instead.' },
    ],
    // The cascade follows the order of the files; the rules above keep specificity flat.
    'no-descending-specificity': null,
  },
  overrides: [
    // The demo is a host, so its pages may style everything. Invalid CSS is wrong there, too.
    {
      files: ['demo/**/*.css'],
      rules: Object.fromEntries(
        [
          'selector-class-pattern',
          'custom-property-pattern',
          'keyframes-name-pattern',
          'selector-max-id',
          'selector-max-type',
          'selector-max-universal',
          'selector-max-specificity',
          'declaration-no-important',
          'at-rule-disallowed-list',
          'csstools/use-logical',
          'property-disallowed-list',
          'selector-pseudo-class-disallowed-list',
          'no-duplicate-selectors',
        ].map((rule) => [rule, null]),
      ),
    },
    // The one file of public tokens speaks to the page's root.
    { files: ['src/core/styles/tokens.css'], rules: { 'selector-max-universal': null, 'selector-max-type': null } },
    // Server-rendered content has elements without classes: they are selected by their placeholder.
    {
      files: ['**/placeholder.css'],
      rules: {
        'selector-disallowed-list': [
          [/^(?!.*(\[data-module|&))/],
          {
            splitList: true,
            ignore: ['keyframe-selectors'],
            message: "Begin with [data-module='NAME']: a placeholder.css speaks of placeholders only.",
          },
        ],
        'selector-max-type': null,
        'selector-max-universal': [0, { ignoreAfterCombinators: ['>', '+', '~', ' '] }],
        'selector-max-specificity': '0,7,2',
        'selector-pseudo-class-disallowed-list': [
          ['popover-open'],
          { message: 'Newer than Firefox 115: set a data attribute instead.' },
        ],
      },
    },
    // The build bundles the imports.
    { files: ['**/server.css'], rules: { 'at-rule-disallowed-list': null } },
  ],
};
