/**
 * Of Rollup's output: a map lies beside each script, and no script names it, so that visitors download nothing more. With
 * `SOURCE_MAPS=named` each script names its own.
 */
export function sourceMapOptions({ isDev = false } = {}) {
  return { sourcemap: isDev || process.env.SOURCE_MAPS === 'named' ? true : 'hidden' };
}
