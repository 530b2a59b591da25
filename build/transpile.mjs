import typescript from '@rollup/plugin-typescript';

const create = (include) => typescript({ tsconfig: 'tsconfig.build.json', noEmitOnError: false, include });

let shared;

/**
 * Compiles TypeScript to JavaScript; `npm run types` checks the types. All builds of one process share the files that
 * the first has compiled: all of them, unless the first needs only `include`.
 */
export function transpile({ include } = {}) {
  const plugin = include && !shared?.isStarted ? create(include) : (shared ??= create());
  return {
    name: 'transpile',
    buildStart(options) {
      if (plugin.isStarted) return;
      plugin.isStarted = true;
      plugin.buildStart.call(this, options);
    },
    resolveId: plugin.resolveId,
    load: plugin.load,
    watchChange: plugin.watchChange,
    buildEnd: plugin.buildEnd,
    closeWatcher: plugin.closeWatcher,
  };
}
