import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import swc from '@rollup/plugin-swc';
import terser from '@rollup/plugin-terser';
import { attributeNames } from './build/attribute-names.mjs';
import { createChunkOf } from './build/chunks.mjs';
import { css } from './build/css.mjs';
import { languageNames, languages } from './build/languages.mjs';
import { finish } from './build/finish.mjs';
import { shortNames } from './build/short-names.mjs';
import { widgetNames } from './build/widgets.mjs';
import { withoutDescriptions } from './build/without-descriptions.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const isDev = process.env.ROLLUP_WATCH === 'true';

/** Preact is the default flavour; the order matters, longest first. */
const PREACT = [
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: /^react$/, replacement: 'preact/compat' },
];

const source = () => [
  nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'], browser: true }),
  swc({ swc: { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }, include: /\.tsx?$/ }),
];

/** For hosts that bundle: the contract and `start`, with no React in it. */
const entry = {
  input: 'src/index.ts',
  treeshake: { moduleSideEffects: false },
  plugins: source(),
  output: { file: 'dist/index.mjs', format: 'es' },
};

const flavours = (isDev ? ['preact'] : ['preact', 'react']).map((flavour) => ({
  input: {
    _runtime: 'src/runtime/entry.ts',
    ...Object.fromEntries(widgetNames().map((name) => [name, `widgets/${name}/index.ts`])),
    ...Object.fromEntries(languageNames().map((name) => [`_${name}`, `messages.${name}`])),
  },
  // Our modules adopt a stylesheet at most, which matters only if something of theirs is used.
  treeshake: { moduleSideEffects: (id) => /node_modules/.test(id) },
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    languages(),
    css(),
    flavour === 'preact' && alias({ entries: PREACT }),
    replace({ preventAssignment: true, values: { INLAY_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' } }),
    flavour === 'react' && commonjs(),
    ...source(),
    flavour === 'preact' && attributeNames(),
    withoutDescriptions(),
    shortNames(),
    finish({ flavour, version }),
  ],
  output: {
    dir: flavour === 'preact' ? 'dist' : 'dist/react',
    format: 'es',
    entryFileNames: 'chunks/[name]-[hash:8].js',
    chunkFileNames: ({ name }) => `chunks/_${name.replace(/^_/, '')}-[hash:8].js`,
    hashCharacters: 'hex',
    manualChunks: createChunkOf(),
    onlyExplicitManualChunks: true,
    plugins: isDev ? [] : [terser({ module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true } })],
  },
  onwarn(warning, warn) {
    if (warning.code !== 'CIRCULAR_DEPENDENCY' || !/node_modules/.test(warning.message)) warn(warning);
  },
}));

export default isDev ? flavours : [entry, ...flavours];
