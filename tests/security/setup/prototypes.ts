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

/** Inherited properties of all objects; the returned function fails if a key was added or removed. */
export function watchPrototypes(): (because: string) => void {
  const before = keys();
  return (because) => assert.deepEqual(keys(), before, `a prototype changed: ${because}`);
}

function keys(): string[][] {
  return SHARED.map((prototype) => Reflect.ownKeys(prototype).map(String));
}
