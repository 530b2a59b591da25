import { readFile } from 'node:fs/promises';
import { minifyCss } from './stylesheets.mjs';

/** A stylesheet imported by a module becomes its minified text, to be adopted as a constructable sheet. */
export function css() {
  return {
    name: 'css',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(minifyCss(await readFile(id, 'utf8'), id))}`;
    },
  };
}
