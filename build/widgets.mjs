import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every folder of `widgets/` with an `index.tsx` or `index.ts` is a widget: there is no list to maintain. */
export function widgetNames(folder = 'widgets') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && widgetFile(entry.name, folder))
    .map((entry) => entry.name)
    .sort();
}

/** The file of a widget's definition: `index.tsx` also contains its component, and `index.ts` a widget without one. */
export function widgetFile(name, folder = 'widgets') {
  return ['index.tsx', 'index.ts'].map((file) => `${folder}/${name}/${file}`).find((file) => existsSync(file));
}

/** The source of a widget's definition, which ends its file. */
export function definitionOf(name, folder = 'widgets') {
  const source = readFileSync(widgetFile(name, folder), 'utf8');
  return source.slice(source.indexOf('export default'));
}

/** The current name of each widget by its former names, which pages may use for a major version. */
export function formerNames(folder = 'widgets') {
  return new Map(
    widgetNames(folder).flatMap((name) => {
      const [, list = ''] = /\bformerNames:\s*\[([^\]]*)\]/.exec(definitionOf(name, folder)) ?? [];
      return [...list.matchAll(/'([^']+)'/g)].map(([, former]) => [former, name]);
    }),
  );
}
