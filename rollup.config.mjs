import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { preloadImports } from './build/preload-imports.mjs';
import { bundled, createModuleOf, packedManifest } from './build/bundled.mjs';
import { createChunkOf } from './build/chunks.mjs';
import { cliDeclarations } from './build/cli-declarations.mjs';
import { css } from './build/css.mjs';
import { descriptions } from './build/descriptions.mjs';
import { languageNames, languages } from './build/languages.mjs';
import { finish } from './build/finish.mjs';
import { joinedWidgets, widgetInputs } from './build/joined-widgets.mjs';
import { minify } from './build/minify.mjs';
import { sourceMapOptions } from './build/source-maps.mjs';
import { transpile } from './build/transpile.mjs';
import { unshadowedDocument } from './build/unshadowed-document.mjs';
import { widgetFile, widgetNames } from './build/widgets.mjs';
import { withoutDescriptions } from './build/without-descriptions.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDev = process.env.ROLLUP_WATCH === 'true';
const sourceMaps = sourceMapOptions({ isDev });

/** Preact is the default flavour; the order matters, longest first. */
const PREACT = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: './react-root', replacement: resolve('src/runtime/preact-root.ts') },
];

const source = () => [nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], browser: true }), transpile()];

/** `inlay`, for hosts that bundle: the contract and `start`, with no React in it. */
const entry = {
  input: 'src/index.ts',
  treeshake: { moduleSideEffects: false },
  plugins: source(),
  output: { file: 'dist/index.mjs', format: 'es', ...sourceMaps },
};

/** `npx inlay`, the command line for integrators. */
const cli = {
  input: 'cli/inlay.ts',
  external: /^node:/,
  treeshake: { moduleSideEffects: (id) => /\/cli\/inlay\.ts$/.test(id) },
  plugins: [cliDeclarations({ version }), alias({ entries: PREACT }), ...source()],
  output: { file: 'dist/cli.mjs', format: 'es', banner: '#!/usr/bin/env node', inlineDynamicImports: true },
};

/**
 * Attributes that JSX writes in camel case and Preact sets by that very name, since no property of an element has it. In a
 * page that is read as XML `autoComplete` is a name that no browser knows, and in any page Preact leaves out
 * `spellCheck={false}`: it keeps a `false` only for a property. React wants camel case. Not `autoCorrect`: its property is a
 * yes or no, to which "off" is a yes.
 */
const ATTRIBUTES = [
  'autoCapitalize',
  'autoComplete',
  'autoPlay',
  'colSpan',
  'itemScope',
  'rowSpan',
  'spellCheck',
  'srcDoc',
  'srcLang',
  'srcSet',
  'tabIndex',
];
const attributeNames = replace({
  include: ['src/**', 'widgets/**'],
  preventAssignment: false,
  delimiters: [String.raw`(?<![.\w$-])`, String.raw`(?![\w$-])`],
  values: Object.fromEntries(ATTRIBUTES.map((name) => [name, name.toLowerCase()])),
});

const plugins = (flavour) => [
  languages(),
  css(),
  descriptions(),
  flavour === 'preact' && alias({ entries: PREACT }),
  replace({
    preventAssignment: true,
    values: {
      INLAY_VERSION: JSON.stringify(version),
      'process.env.NODE_ENV': '"production"',
      ...(flavour === 'host' && { INLAY_MANIFEST: JSON.stringify(packedManifest()) }),
    },
  }),
  flavour === 'react' && commonjs(),
  ...source(),
  flavour === 'preact' && attributeNames,
  unshadowedDocument(),
  withoutDescriptions(),
];

/** Entries of every build, with those of its widgets. */
const inputs = (widgets) => ({
  _runtime: 'src/runtime/entry.ts',
  ...widgets,
  ...Object.fromEntries(languageNames().map((name) => [`_${name}`, `messages.${name}`])),
});

/** What every build of the whole product has in common. */
const common = {
  preserveEntrySignatures: 'allow-extension',
  // Our modules adopt a stylesheet at most, which matters only if something of theirs is used.
  // In development, half a second matters more than unused code in a chunk.
  treeshake: !isDev && { moduleSideEffects: (id) => /node_modules/.test(id) },
  onwarn(warning, warn) {
    if (warning.code !== 'CIRCULAR_DEPENDENCY' || !/node_modules/.test(warning.message)) warn(warning);
  },
};

/** For the script tag. */
const chunks = (flavour) => ({
  ...common,
  input: inputs(widgetInputs()),
  plugins: [joinedWidgets(), ...plugins(flavour), !isDev && preloadImports(), finish({ flavour, version, isDev })],
  output: {
    dir: flavour === 'preact' ? 'dist' : 'dist/react',
    format: 'es',
    ...sourceMaps,
    entryFileNames: 'chunks/[name]-[hash:7].js',
    chunkFileNames: ({ name }) => `chunks/_${name.replace(/^_/, '')}-[hash:7].js`,
    hashCharacters: 'hex',
    manualChunks: isDev ? sharedChunkOf : createChunkOf(),
    onlyExplicitManualChunks: true,
    plugins: isDev ? [] : [minify()],
  },
});

/** `inlay/react`: loader, runtime and widgets in modules that the host's bundler follows. */
const modules = {
  ...common,
  input: {
    index: 'src/react.ts',
    ...inputs(Object.fromEntries(widgetNames().map((name) => [name, widgetFile(name)]))),
  },
  external: /^react(-dom)?($|\/)/,
  plugins: [bundled(), ...plugins('host')],
  output: {
    dir: 'dist/react',
    format: 'es',
    ...sourceMaps,
    entryFileNames: ({ name }) => (name === 'index' ? 'index.mjs' : `modules/${name}.mjs`),
    chunkFileNames: ({ name }) => `modules/_${name.replace(/^_/, '')}.mjs`,
    manualChunks: createModuleOf(),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  },
};

const builds = { preact: [entry, cli, chunks('preact')], react: [chunks('react'), modules] };

/** In development, all shared modules are one chunk: it needs no analysis, and the modules keep their order. */
function sharedChunkOf(id) {
  return /\/(src|node_modules)\//.test(id) ? '_runtime' : undefined;
}

/** `FLAVOUR=react` builds one of them. */
export default isDev ? chunks('preact') : (builds[process.env.FLAVOUR] ?? [...builds.preact, ...builds.react]);
