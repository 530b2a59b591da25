/**
 * Options for Rollup's output. Each script has a source map beside it, but no comment that refers to it, so that browsers
 * do not download it. With `SOURCE_MAPS=named`, each script refers to its source map.
 */
export function sourceMapOptions({ isDev = false } = {}) {
  return { sourcemap: isDev || process.env.SOURCE_MAPS === 'named' ? true : 'hidden' };
}
