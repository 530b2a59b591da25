/** A module hook: while only declarations are read, a stylesheet is an empty module. */
export function load(url, context, next) {
  if (!new URL(url).pathname.endsWith('.css')) return next(url, context);
  return { format: 'module', source: 'export default "";', shortCircuit: true };
}
