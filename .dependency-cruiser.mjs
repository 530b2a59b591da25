/**
 * Each layer imports only from the layers above it in this table, and uses only these packages. The message says what
 * to do instead.
 */
const LAYERS = [
  ['contract', [], 'The contract imports no other layer: take the value as a parameter, or move this code to core.'],
  [
    'lifecycle',
    [],
    'The lifecycle imports only the contract: let the loader pass in the function that imports, or the runtime the one that renders.',
  ],
  [
    'core',
    ['react', '@preact/signals', '@preact/signals-core', 'js-cookie'],
    'Core imports only the contract: publish an event, or take the value as a parameter.',
  ],
  ['http', ['redaxios'], 'Http imports neither tokens nor services: take headers as a parameter.'],
  ['session', [], 'The session imports neither services nor views: take the value as a parameter.'],
  ['services', ['superstruct'], 'Services import no views: return typed data, and let the caller render it.'],
  [
    'ui',
    ['react', 'react-dom', '@github/combobox-nav', 'dompurify'],
    'Controls import neither services nor the session: take data and callbacks as props.',
  ],
  [
    'forms',
    ['react', 'superstruct', 'altcha-lib'],
    'Forms import no services: take an onSubmit, or move this code to a feature.',
  ],
  [
    'features',
    ['react', 'react-dom', 'superstruct', 'keen-slider', '@simplewebauthn/browser', 'hls.js', 'ical.js'],
    'Features are below the widgets: move this code into a widget, or the shared code into a feature.',
  ],
  [
    'page',
    ['web-vitals'],
    'Page services render nothing: publish an event that a widget handles, or load a feature with import().',
  ],
  ['runtime', ['react', 'react-dom', 'preact'], 'The runtime imports no widgets: pass the value through the contract.'],
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
        'Imports form a cycle, with or without import(): move the shared code into a third file. Only the late.ts of a folder may import eager code of that folder.',
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
      comment: `src/${layer} may use ${packages.join(', ') || 'no package'}: another package would be loaded on every page. A layer below may use it.`,
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
        'The loader stays small: it imports the lifecycle, types of the contract and the reader of core/config, and loads everything else with import().',
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
      comment: 'Page services render nothing: load the feature with import() when there is something to show.',
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
        'A widget never imports another: move the shared code to ui, forms or a feature, or communicate through the session or events.',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'layer-widgets',
      severity: 'error',
      comment:
        'Code outside src/ and widgets/ is not part of the product, and a widget imports neither the loader nor the runtime.',
      from: { path: '^widgets/', pathNot: TEST },
      to: { path: '^(src/(loader|runtime|page)/|demo/|build/|tests/)' },
    },
    {
      name: 'layer-cli',
      severity: 'error',
      comment:
        'The command line may use the readers of placeholders and of the configuration, the notes for editors, and the tables of calls. It must not import code that needs a browser.',
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
      comment: 'Import signals from "src/core": there they behave the same in Preact and React.',
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
