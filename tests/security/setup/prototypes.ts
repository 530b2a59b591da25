import assert from 'node:assert/strict';

const SHARED: readonly object[] = [
  Object,
  Array,
  Function,
  String,
  Number,
  Boolean,
  Promise,
  Map,
  Set,
  RegExp,
  Error,
  URL,
].map(({ prototype }) => prototype as object);

/** What every object inherits, as it is now; the returned function fails when a key came or went. */
export function watchPrototypes(): (because: string) => void {
  const before = keys();
  return (because) => assert.deepEqual(keys(), before, `a prototype changed: ${because}`);
}

function keys(): string[][] {
  return SHARED.map((prototype) => Reflect.ownKeys(prototype).map(String));
}
