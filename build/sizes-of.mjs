import { BUDGETS } from './budgets.mjs';
import { brotliSize } from './sizes.mjs';

/** Sizes beside their budgets, in bytes. */
export function sizesOf({ manifest, loader, bare, stylesheet }) {
  const size = (file) => manifest.files[file].brotli;
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  const runtime = size(manifest.runtime);
  const shared = [...new Set(manifest.modules.flatMap((module) => module.shared))].sort();
  return [
    row('loader with manifest', brotliSize(loader), BUDGETS.loader),
    row('loader alone', brotliSize(bare), BUDGETS.loaderCode),
    row('inlay.css', brotliSize(stylesheet), BUDGETS.stylesheet),
    row('runtime', runtime, BUDGETS.runtime),
    ...shared.map((file) => row(`shared: ${nameOf(file)}`, size(file), BUDGETS.shared)),
    ...Object.entries(BUDGETS.pageServices).map(([name, budget]) =>
      row(`page service: ${name}`, size(fileOf(name, manifest)), budget),
    ),
    ...manifest.modules.map(({ name, file, shared: files }) => {
      const over = sum([file, ...files]);
      if (Object.hasOwn(BUDGETS.complete, name))
        return row(`${name}, complete`, brotliSize(loader) + runtime + over, BUDGETS.complete[name]);
      if (Object.hasOwn(BUDGETS.over, name)) return row(`${name}, over the runtime`, over, BUDGETS.over[name]);
      return row(
        `${name} (${(over / 1000).toFixed(1)} over the runtime: ${files.map(nameOf).join(', ')})`,
        size(file),
        BUDGETS.ownChunk[name] ?? BUDGETS.module,
      );
    }),
  ];
}

function fileOf(service, { files }) {
  const [file] = Object.entries(files).find(([, { holds }]) =>
    [`src/page/${service}.ts`, `src/page/${service}/index.ts`].some((source) => holds.includes(source)),
  );
  return file;
}

function nameOf(file) {
  return /^chunks\/_?(.+)-\w{7}\.js$/.exec(file)?.[1];
}

function row(what, bytes, budget) {
  return { what, bytes, budget };
}
