import { existsSync, readdirSync } from 'node:fs';

/** Every folder of `widgets/` with an `index.ts` is a widget: no list is kept by hand. */
export function widgetNames(folder = 'widgets') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/index.ts`))
    .map((entry) => entry.name)
    .sort();
}
