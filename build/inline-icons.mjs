import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const PATHS = 'src/ui/icon/paths.ts';
const IMPORTED = /import \{([^}]*)\} from ['"][./]*icon\/paths['"];?/;

/**
 * Writes each icon where it is used. As one module they would all travel in the
 * chunk that everyone loads; apart they would make a request each. An icon is
 * some sixty bytes.
 */
export function inlineIcons() {
  let icons;
  return {
    name: 'inline-icons',
    async buildStart() {
      this.addWatchFile(resolve(PATHS));
      icons = await tsImport(pathToFileURL(resolve(PATHS)).href, import.meta.url);
    },
    transform(code, id) {
      if (!/\/(src|widgets)\/.+\.tsx?$/.test(id) || !/\bicons\b|icon\/paths/.test(code)) return null;
      const literal = (name) => {
        if (!icons[name]) this.error(`There is no icon "${name}" in ${PATHS}.`);
        return JSON.stringify(icons[name]);
      };
      const written = code
        .replace(IMPORTED, (_, names) =>
          names
            .split(',')
            .filter((name) => name.trim())
            .map((name) => {
              const [imported, local = imported] = name.trim().split(/\s+as\s+/);
              return `const ${local} = ${literal(imported)};`;
            })
            .join('\n'),
        )
        .replace(/(?<![\w-])icons\.(\w+)\b/g, (_, name) => `(${literal(name)})`);
      return { code: written, map: null };
    },
  };
}
