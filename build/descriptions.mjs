import { sep } from 'node:path';
import { catalogue } from './catalogue.mjs';

/** Fills in the texts that `withoutDescriptions` removes, in a chunk that only edit mode loads. */
export function descriptions() {
  return {
    name: 'descriptions',
    async load(id) {
      if (!id.replaceAll(sep, '/').endsWith('/src/runtime/edit/descriptions.ts')) return null;
      const widgets = (await catalogue()).map(({ name, props }) => [
        name,
        Object.fromEntries(props.map((prop) => [prop.name, prop.description])),
      ]);
      return `export const descriptions = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(widgets)))})`;
    },
  };
}
