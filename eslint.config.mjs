import checkFile from 'eslint-plugin-check-file';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { signalValue } from './build/lint/signal-value.mjs';
import { tooNew } from './build/lint/too-new.mjs';

const product = ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**'];

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.data/**', '.cache/**', 'test-results/**', 'playwright-report/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'check-file': checkFile,
      inlay: { rules: { 'signal-value': signalValue } },
    },
    rules: {
      'check-file/filename-blocklist': [
        'error',
        Object.fromEntries(
          ['util', 'utils', 'helper', 'helpers', 'common', 'commons', 'misc', 'manager'].flatMap((vague) =>
            [`**/${vague}.*`, `**/*-${vague}.*`, `**/${vague}-*.*`, `**/${vague}/**`].map((pattern) => [
              pattern,
              'a name that says what is inside',
            ]),
          ),
        ),
        {
          errorMessage:
            '"{{ target }}" could hold anything. Name the file after the one idea in it, such as format-date.ts.',
        },
      ],
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/*.tsx': '?([A-Z]*([a-zA-Z0-9]))?([a-z]*([a-z0-9])*(-+([a-z0-9])))',
          '**/*.{ts,mts,js,mjs,cjs}': 'KEBAB_CASE',
        },
        {
          ignoreMiddleExtensions: true,
          errorMessage: '"{{ target }}" must be in kebab-case, or carry the name of the component it holds (.tsx).',
        },
      ],
      'constructor-super': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'for-direction': 'error',
      'no-case-declarations': 'error',
      'no-cond-assign': 'error',
      'no-constant-condition': ['error', { checkLoops: false }],
      'no-control-regex': 'error',
      'no-debugger': 'error',
      'no-dupe-else-if': 'error',
      'no-dupe-keys': 'error',
      'no-duplicate-case': 'error',
      'no-empty': 'error',
      'no-eval': 'error',
      'no-fallthrough': 'error',
      'no-implied-eval': 'error',
      'no-irregular-whitespace': 'error',
      'no-misleading-character-class': 'error',
      'no-new-func': 'error',
      'no-self-assign': 'error',
      'no-self-compare': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-unreachable': 'error',
      'no-unsafe-finally': 'error',
      'no-unused-private-class-members': 'error',
      'no-useless-escape': 'error',
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'use-isnan': 'error',
      'valid-typeof': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    rules: {
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-empty-object-type': 'error',
      '@typescript-eslint/no-explicit-any': ['error', { ignoreRestArgs: false }],
      '@typescript-eslint/no-extra-non-null-assertion': 'error',
      '@typescript-eslint/no-namespace': 'error',
      '@typescript-eslint/no-this-alias': 'error',
      '@typescript-eslint/no-unsafe-function-type': 'error',
      '@typescript-eslint/no-wrapper-object-types': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings: enums leave code behind.' },
      ],
    },
  },
  {
    files: product,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { compat, 'react-hooks': reactHooks },
    extends: [jsxA11y.configs.recommended],
    rules: {
      // What the oldest browsers of package.json lack; whoever has a fallback disables the line and says which.
      'compat/compat': 'error',
      'inlay/signal-value': 'error',
      // Safari takes a list without bullets for no list, unless its role says so.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-for-in-array': 'error',
      'guard-for-in': 'error',
    },
  },
  {
    files: product,
    ignores: tests,
    rules: {
      // Call `log` of src/contract: a host's console may throw.
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-dom/server', message: "Widgets mount over the server's HTML; nothing renders to strings." },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          property: 'dangerouslySetInnerHTML',
          message: 'Show a content prop with RichText of src/ui: it is the one place where HTML is sanitised.',
        },
        {
          property: 'innerHTML',
          message: 'Show a content prop with RichText of src/ui: it is the one place where HTML is sanitised.',
        },
        {
          property: 'outerHTML',
          message: 'Show a content prop with RichText of src/ui: it is the one place where HTML is sanitised.',
        },
        {
          property: 'insertAdjacentHTML',
          message: 'Show a content prop with RichText of src/ui: it is the one place where HTML is sanitised.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...tooNew,
        { selector: 'TSEnumDeclaration', message: 'Use a union of strings: enums leave code behind.' },
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
      ],
    },
  },
  // The theme is what a legacy CMS brings along.
  { files: ['demo/site/theme/**'], rules: { 'no-var': 'off' } },
  {
    files: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'xit', message: 'Fix the test or delete it.' },
        { name: 'xtest', message: 'Fix the test or delete it.' },
        { name: 'fit', message: 'Run one test from the command line.' },
      ],
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) => [
          { object, property: 'skip', message: 'Fix the test or delete it.' },
          { object, property: 'only', message: 'Run one test from the command line.' },
          { object, property: 'todo', message: 'Write the test.' },
        ]),
        { object: 'page', property: 'waitForTimeout', message: 'Wait for what the visitor sees.' },
      ],
    },
  },
);
