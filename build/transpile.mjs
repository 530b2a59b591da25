import typescript from '@rollup/plugin-typescript';

const plugin = typescript({ tsconfig: 'tsconfig.build.json', noEmitOnError: false });
let isStarted = false;

/** TypeScript to JavaScript; `npm run types` checks the types. All builds of one process share what the first has read and written. */
export function transpile() {
  return {
    name: 'transpile',
    buildStart(options) {
      if (isStarted) return;
      isStarted = true;
      plugin.buildStart.call(this, options);
    },
    resolveId: plugin.resolveId,
    load: plugin.load,
    watchChange: plugin.watchChange,
    buildEnd: plugin.buildEnd,
    closeWatcher: plugin.closeWatcher,
  };
}
