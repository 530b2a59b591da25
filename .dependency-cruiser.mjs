/**
 * Each layer imports only from the layers above it in this table, and uses only these packages. The message says what
 * to do instead.
 */
const LAYERS = [
  ['contract', [], 'The contract stands alone: take what you need as a parameter, or move this code to core.'],
  [
    'lifecycle',
    [],
    'The lifecycle knows only the contract: let the loader pass in what imports, or the runtime what renders.',
  ],
  [
    'core',
    ['react', '@preact/signals', '@preact/signals-core', 'js-cookie'],
    'Core knows only the contract: publish an event, or let the caller pass it in.',
  ],
  ['http', ['redaxios'], 'Http knows no token and no service: take headers as a parameter.'],
  ['session', [], 'The session knows no service and no view: let the caller pass in what it needs.'],
  ['services', ['superstruct'], 'Services know no view: return typed data and let the caller show it.'],
  [
    'ui',
    ['react', 'react-dom', '@github/combobox-nav', 'dompurify'],
    'Controls know neither services nor session: take data and callbacks as props.',
  ],
  [
    'forms',
    ['react', 'superstruct', 'altcha-lib'],
    'Forms know no service: take an onSubmit, or move this to a feature.',
  ],
  [
    'features',
    ['react', 'react-dom', 'superstruct', 'keen-slider', '@simplewebauthn/browser', 'hls.js', 'ical.js'],
    'Features are below the widgets: move this code into a widget, or what you need down to a feature.',
  ],
  [
    'page',
    ['web-vitals'],
    'Page services have no interface of their own: publish an event that a widget answers, or ask for a feature by import().',
  ],
  ['runtime', ['react', 'react-dom', 'preact'], 'The runtime knows no widget: pass it through the contract.'],
];

/** Folders without requests and sessions, although they are below them in the table. */
const UNAWARE = ['http', 'session', 'services'];
const PAGE = ['ui', 'forms'];

const allowedFor = (layer) => {
  const above = LAYERS.slice(
    0,
    LAYERS.findIndex(([name]) => name === layer),
  ).map(([name]) => name);
  if (layer === 'ui') return above.filter((name) => !UNAWARE.includes(name));
  if (layer === 'forms') return above.filter((name) => !['session', 'services'].includes(name));
  if (layer === 'page') return above.filter((name) => !PAGE.includes(name));
  return above;
};

const anyOf = (names) => names.join('|');
/** `import()` may go deeper, since it makes its own chunk. */
const atOnce = { dependencyTypesNot: ['dynamic-import'] };
const TEST = '\\.test\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment:
        'A circle of imports, closed by import() or not: move what both need into a third file. Only through the late.ts of a folder may late code lead back to what is early there.',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '/late\\.ts$', dependencyTypesNot: ['type-only'] } },
    },
    ...LAYERS.map(([layer, , instead]) => ({
      name: `layer-${layer}`,
      severity: 'error',
      comment: instead,
      from: { path: `^src/${layer}/`, pathNot: TEST },
      to: {
        path: '^(src/[^/]+/|widgets/|demo/|build/|tests/)',
        pathNot: `^src/(${anyOf([layer, ...allowedFor(layer)])})/`,
      },
    })),
    ...LAYERS.map(([layer, packages]) => ({
      name: `packages-${layer}`,
      severity: 'error',
      comment: `src/${layer} may use ${packages.join(', ') || 'no package'}: a page would carry another. A layer below may have it.`,
      from: { path: `^src/${layer}/`, pathNot: TEST },
      to: {
        path: 'node_modules/',
        pathNot: `node_modules/(${anyOf([...packages, ...packages.map((name) => `@types/${name}`)]) || '-'})/`,
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'layer-loader',
      severity: 'error',
      comment:
        'The loader stays small: the lifecycle, types of the contract, the reader of core/config, and everything else by import().',
      from: { path: '^src/loader/', pathNot: TEST },
      to: {
        path: '^(src|widgets|node_modules)/',
        pathNot: '^src/(loader/|lifecycle/index\\.ts$|contract/(dom|log)\\.ts$|core/config/sources\\.ts$)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'feature-entry',
      severity: 'error',
      comment:
        'Import a feature by its index.ts, or by its late.ts from late code. Export it there if others may use it.',
      from: { path: '^(src/features/([^/]+)/|src/(?!features/)|widgets/)', pathNot: TEST },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$2/', '^src/features/[^/]+/(index|late|passkey/late)\\.ts$', '\\.css$'],
        ...atOnce,
      },
    },
    {
      name: 'page-features',
      severity: 'error',
      comment:
        'Page services have no interface of their own: ask for the feature by import(), when there is something to show.',
      from: { path: '^src/page/', pathNot: TEST },
      to: { path: '^src/features/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'layer-entry',
      severity: 'error',
      comment: 'Import a layer by its index.ts, or by its late.ts from late code; a service by its file.',
      from: { path: '^(widgets/|src/features/)', pathNot: TEST },
      to: {
        path: '^src/(contract|core|http|session|services|ui|forms|runtime)/',
        pathNot:
          '^src/[^/]+/(index|late)\\.ts$|^src/session/calls\\.ts$|^src/services/([^/]+|user/index)\\.ts$|^src/core/storage/cookies\\.ts$|^src/forms/fields/ComboboxField\\.tsx$|\\.css$',
        ...atOnce,
      },
    },
    {
      name: 'no-other-widget',
      severity: 'error',
      comment:
        'A widget never imports another: move what you share down to ui, forms or a feature, or let them meet in the session and the event channel.',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'layer-widgets',
      severity: 'error',
      comment:
        'Nothing of ours outside src/ and widgets/ is part of the product, and a widget knows neither loader nor runtime.',
      from: { path: '^widgets/', pathNot: TEST },
      to: { path: '^(src/(loader|runtime|page)/|demo/|build/|tests/)' },
    },
    {
      name: 'layer-cli',
      severity: 'error',
      comment:
        'The command line shares with pages the readers of placeholders and of the configuration, the notes for editors, and tables. Nothing that needs a browser.',
      from: { path: '^cli/', pathNot: TEST },
      to: {
        path: '^(src|widgets|demo|build|tests|node_modules)/',
        pathNot:
          '^src/(contract/|core/config/|runtime/edit/(advice|names|unknown|words)\\.ts$|http/(calls|endpoints|names|presets/\\w+|prepare/(rewrite|template))\\.ts$|services/list-response\\.ts$)|^node_modules/(parse5|playwright-core)/',
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'react-by-its-name',
      severity: 'error',
      comment: 'Import from "react": the build aliases it to preact, and the react flavour needs it.',
      from: { path: '^(src|widgets)/', pathNot: '^src/runtime/preact-root\\.ts$' },
      to: { path: 'node_modules/preact/' },
    },
    {
      name: 'signals-by-core',
      severity: 'error',
      comment: 'Import signals from "src/core": they behave alike there under Preact and React.',
      from: { path: '^(src|widgets)/', pathNot: '^src/core/signals\\.ts$' },
      to: { path: 'node_modules/@preact/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(json|html|svg)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
