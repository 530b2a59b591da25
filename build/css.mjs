import { readFile } from 'node:fs/promises';
import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import { withoutPlaceholders } from './placeholders.mjs';

const targets = browserslistToTargets(browserslist());

/** A stylesheet imported by a module becomes its minified text, to be adopted as a constructable sheet. */
export function css() {
  return {
    name: 'css',
    async load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(minifyCss(Buffer.from(withoutPlaceholders(await readFile(id, 'utf8'), id)), id))}`;
    },
  };
}

export function minifyCss(code, filename) {
  return transform({ filename, code, minify: true, targets }).code.toString();
}
