import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const PREFIX = '\0messages.';

/** The languages for which anything is translated. */
export function languageNames() {
  const names = globSync('{src,widgets}/**/messages.*.json').map((file) => /messages\.([a-z]+)\.json$/.exec(file)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}

/** One chunk per language with the texts of every folder, keyed `namespace.key`. */
export function languages() {
  return {
    name: 'languages',
    resolveId: (id) => (id.startsWith('messages.') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(textsOf(id.slice(PREFIX.length))))})`;
    },
  };
}

/** The namespace stands in `messages.ts`, beside the translations. */
export function textsOf(language) {
  const texts = {};
  for (const file of globSync(`{src,widgets}/**/messages.${language}.json`).sort()) {
    const source = readFileSync(file.replace(/messages\.[a-z]+\.json$/, 'messages.ts'), 'utf8');
    const namespace = /defineMessages\(\s*'([^']+)'/.exec(source)?.[1];
    if (!namespace) throw new Error(`${file}: messages.ts beside it must call defineMessages('namespace', …).`);
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) texts[`${namespace}.${key}`] = text;
  }
  return texts;
}
