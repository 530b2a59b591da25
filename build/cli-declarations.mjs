import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { widgetNames } from './widgets.mjs';

/** The packages that `dist/cli.mjs` contains, for their licences. */
export const CLI_PACKAGES = '.cache/cli-packages.json';

/** Gives `npx inlay` the declarations of all widgets, without their components and stylesheets. */
export function cliDeclarations({ version }) {
  return {
    name: 'cli-declarations',
    load(id) {
      if (id.endsWith('.css')) return `export default ''`;
      return id.replaceAll(sep, '/').endsWith('/cli/check/declarations.ts') ? declarationsSource(version) : null;
    },
    async writeBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
      const packages = ids.flatMap((id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? []);
      await mkdir(dirname(CLI_PACKAGES), { recursive: true });
      await writeFile(CLI_PACKAGES, JSON.stringify([...new Set(packages)]));
    },
  };
}

function declarationsSource(version) {
  const names = widgetNames();
  const withProps = names.filter((name) => existsSync(`widgets/${name}/props.ts`));
  const imports = withProps.map(
    (name, index) => `import { props as props${index} } from ${JSON.stringify(resolve(`widgets/${name}/props.ts`))};`,
  );
  const rows = names.map((name) => {
    const index = withProps.indexOf(name);
    return `  [${JSON.stringify(name)}, ${index < 0 ? '{}' : `props${index}`}],`;
  });
  return `import { readFile } from 'node:fs/promises';
${imports.join('\n')}
const modules = new Map([
${rows.join('\n')}
]);

export async function loadDeclarations() {
  const changes = JSON.parse(await readFile(new URL('changes.json', import.meta.url), 'utf8'));
  return { version: ${JSON.stringify(version)}, modules, changes };
}
`;
}
