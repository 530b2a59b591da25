import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Who may import whom. `types` are allowed as `import type` only, `later` by
 * `import()`. A folder of `src/` is entered through its index.ts; `import()`
 * may go deeper, since it makes a chunk of its own.
 */
const LAYERS = {
  contract: { types: ['react'] },
  core: { folders: ['contract'], packages: ['react', '@preact/signals-core'] },
  // One reader of the configuration, one way to ask the document: files of a few lines each.
  loader: { types: ['contract'], folders: [], files: ['contract/dom', 'core/config/sources'] },
  services: { folders: ['core', 'contract'], packages: ['superstruct'] },
  ui: { folders: ['core', 'contract'] },
  forms: { folders: ['ui', 'core', 'contract'] },
  account: { folders: ['services', 'forms', 'ui', 'core', 'contract'] },
  editorial: { folders: ['services', 'ui', 'core', 'contract'] },
  page: { folders: ['services', 'core', 'contract'] },
  runtime: { folders: ['core', 'contract'], later: ['page'], packages: ['react', 'react-dom'] },
  widgets: { folders: ['account', 'editorial', 'forms', 'services', 'ui', 'runtime', 'core', 'contract'] },
};

/** What to do instead, by the folder that imports and the one it must not. */
const INSTEAD = {
  contract: 'The contract stands alone: take what you need as a parameter, or move this code to core.',
  core: 'Core knows only the contract: publish an event, or let the caller pass it in.',
  loader: 'The loader stays small: import only types of the contract, contract/dom and core/config/sources, and reach everything else by import().',
  services: 'Services know no view: return typed data and let the caller show it.',
  ui: 'The kit knows neither services nor session: take data and callbacks as props.',
  forms: 'Forms know no service: take an onSubmit, or move this to account.',
  account: 'Account is below the widgets: move this code into a widget, or what you need down to account.',
  editorial: 'Editorial is below the widgets: move this code into a widget, or what you need down to editorial.',
  page: 'Page services have no interface of their own: publish an event that a widget answers.',
  runtime: 'The runtime knows no widget and no control: pass it through the contract.',
  widgets: 'Move what you share down to ui, forms, account or editorial, or let the widgets meet in the session and the event channel.',
};

/** Entered beside their folder's door, each for a reason of its own. */
const SIDE_DOORS = new Set([
  // Cookies are no business of widgets; account keeps one.
  'core/storage/cookies',
  // Only messages that are fetched when something is wrong use it, so it stays out of the chunk that everyone loads.
  'contract/closest',
  // The loader's as well, so it stands alone.
  'contract/dom',
  // Stylesheets have no door: the folder's own is read by node too, where rules are tested.
  'core/styles/focus.css',
  'core/styles/tokens.css',
]);

/** @type {import('eslint').Rule.RuleModule} */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = placeOf(relative(context.cwd, context.filename));
    if (!file) return {};
    const isTest = /\.test\.tsx?$/.test(context.filename);

    const check = (node, isDynamic) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const isType = node.importKind === 'type' || node.exportKind === 'type';
      const message = specifier.startsWith('.') ? complainOfFolder(specifier, { isDynamic, isType }) : complainOfPackage(specifier, isType);
      if (message) context.report({ node: node.source, message });
    };

    return {
      ImportDeclaration: (node) => check(node, false),
      ExportNamedDeclaration: (node) => check(node, false),
      ExportAllDeclaration: (node) => check(node, false),
      ImportExpression: (node) => check(node, true),
    };

    function complainOfFolder(specifier, { isDynamic, isType }) {
      const to = placeOf(relative(context.cwd, resolve(dirname(context.filename), specifier)));
      if (!to) return isTest || context.filename.includes(`${sep}tests${sep}`) ? undefined : `Nothing of ours outside src/ and widgets/ is part of the product: move what "${specifier}" holds into src/.`;
      if (to.layer === file.layer && to.widget === file.widget) return undefined;
      if (to.layer === 'widgets') return `${describe(file)} must not import the widget ${to.widget}. ${INSTEAD[file.layer]}`;
      if (isTest || !Object.hasOwn(LAYERS, to.layer)) return undefined;
      if (LAYERS[file.layer].files?.includes(`${to.layer}/${to.inside}`)) return undefined;
      if (!isAllowed(to.layer, { isDynamic, isType })) return `${describe(file)} must not import ${to.layer}. ${INSTEAD[file.layer]}`;
      if (to.inside && !isDynamic && !SIDE_DOORS.has(`${to.layer}/${to.inside}`)) return `Import from "src/${to.layer}", its index.ts, not from "${to.layer}/${to.inside}". Export it there if others may use it.`;
      return undefined;
    }

    function isAllowed(layer, { isDynamic, isType }) {
      const { folders = [], types = [], later = [] } = LAYERS[file.layer];
      return folders.includes(layer) || (isDynamic && later.includes(layer)) || (isType && types.includes(layer)) || (isDynamic && file.layer === 'loader');
    }

    function complainOfPackage(specifier, isType) {
      if (isTest) return undefined;
      if (/^preact($|\/)/.test(specifier)) return `Import from "react": the build aliases it to preact, and the react flavour needs it.`;
      if (/^@preact\//.test(specifier) && !/core[\\/]signals\.ts$/.test(context.filename)) return 'Import signals from "src/core": its one door behaves alike under Preact and React.';
      if (file.layer !== 'contract' && file.layer !== 'loader') return undefined;
      const isReactType = isType && /^react($|\/)/.test(specifier) && file.layer === 'contract';
      return isReactType ? undefined : `${describe(file)} must not import "${specifier}". ${INSTEAD[file.layer]}`;
    }
  },
};

/** `src/core/http/request.ts` → core, `http/request`; undefined outside `src/` and `widgets/`, and for what stands directly in `src/`. */
function placeOf(path) {
  const [top, ...rest] = path.split(sep);
  if (top === 'widgets' && rest.length) return { layer: 'widgets', widget: rest[0], inside: rest.slice(1).join('/') };
  if (top !== 'src' || !rest[0] || !Object.hasOwn(LAYERS, rest[0])) return undefined;
  return { layer: rest[0], inside: rest.slice(1).join('/').replace(/\.tsx?$/, '').replace(/(^|\/)index$/, '') };
}

function describe({ layer, widget }) {
  return widget ? `A widget (${widget})` : layer[0].toUpperCase() + layer.slice(1);
}
