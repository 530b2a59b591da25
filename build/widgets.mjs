import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every folder of `widgets/` with an `index.ts` is a widget: there is no list to maintain. */
export function widgetNames(folder = 'widgets') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/index.ts`))
    .map((entry) => entry.name)
    .sort();
}

/** The current name of each widget by its former names, which pages may use for a major version. */
export function formerNames(folder = 'widgets') {
  return new Map(
    widgetNames(folder).flatMap((name) => {
      const source = readFileSync(`${folder}/${name}/index.ts`, 'utf8');
      const [, list = ''] = /\bformerNames:\s*\[([^\]]*)\]/.exec(source) ?? [];
      return [...list.matchAll(/'([^']+)'/g)].map(([, former]) => [former, name]);
    }),
  );
}
