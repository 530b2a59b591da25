import { BUDGETS } from './budgets.mjs';

/**
 * The figures of the manifest for each page of the budgets: the loader, the runtime and the modules of the page, with
 * their static imports. Requests at mounting are extra; only a browser can measure them.
 */
export function pageFigures({ files, runtime, modules }, loaderBytes) {
  const fileOf = new Map(modules.map(({ name, file }) => [name, file]));
  return Object.entries(BUDGETS.pages).map(([name, page]) => {
    const requestedFiles = closureOf([runtime, ...page.modules.map((module) => fileOf.get(module))], files);
    return {
      name,
      ...page,
      measured: {
        bytes: requestedFiles.reduce((sum, file) => sum + files[file].brotli, loaderBytes),
        requests: requestedFiles.length + 1,
      },
    };
  });
}

function closureOf(entryFiles, files, seen = new Set()) {
  for (const file of entryFiles) {
    if (!files[file] || seen.has(file)) continue;
    seen.add(file);
    closureOf(files[file].imports, files, seen);
  }
  return [...seen];
}
