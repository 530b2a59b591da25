import { BUDGETS } from './budgets.mjs';
import { ROOMS } from './chunks.mjs';
import { brotliSize } from './sizes.mjs';

/** Sizes beside their budgets, in bytes. */
export function sizesOf({ manifest, loader, bare }) {
  const size = (file) => manifest.files[file].brotli;
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  const runtime = size(manifest.runtime);
  return [
    row('loader with manifest', brotliSize(loader), BUDGETS.loader),
    row('loader alone', brotliSize(bare), BUDGETS.loaderCode),
    row('runtime', runtime, BUDGETS.runtime),
    ...Object.keys(manifest.files).filter(isRoom).map((file) => row(`shared: ${roomOf(file)}`, size(file), BUDGETS.room)),
    ...manifest.modules.map(({ name, file, shared }) => {
      const over = sum([file, ...shared]);
      if (Object.hasOwn(BUDGETS.complete, name)) return row(`${name}, complete`, brotliSize(loader) + runtime + over, BUDGETS.complete[name]);
      if (Object.hasOwn(BUDGETS.over, name)) return row(`${name}, over the runtime`, over, BUDGETS.over[name]);
      return row(`${name}, over what it shares (${(over / 1000).toFixed(1)} over the runtime)`, sum([file, ...shared.filter((one) => !isRoom(one))]), BUDGETS.own[name] ?? (shared.some((one) => ['session', 'account'].includes(roomOf(one))) ? BUDGETS.account : BUDGETS.editorial));
    }),
  ];
}

function roomOf(file) {
  return /^chunks\/_(.+)-\w{5}\.js$/.exec(file)?.[1];
}

function isRoom(file) {
  return ROOMS.includes(roomOf(file));
}

function row(what, bytes, budget) {
  return { what, bytes, budget };
}
