import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { globSync } from 'tinyglobby';
import { tsImport } from 'tsx/esm/api';

/** A selector that several sheets give a meaning. */
const SHARED = /:--[a-z][\w-]*/g;

/**
 * How every placeholder looks until its widget comes: each `placeholder.css` of src, then of the widgets, as one sheet.
 *
 * - `@import 'NAME.css';` brings the component's own sheet, for servers that write its classes.
 * - `@custom-selector :--NAME …;` of several folders adds up. So a widget joins what it has in common with others, and no
 *   list of widgets is kept.
 * - A component's sheet that names such a selector beside its class shares the rule: its steps are written once.
 *
 * Throws where a selector is given a meaning that no sheet asks for.
 */
export async function placeholders() {
  const sheets = [...sheetsOf('src'), ...sheetsOf('widgets'), ...(await computed())]
    .map((sheet) => sheet.trim())
    .filter(Boolean);
  const root = postcss.parse(sheets.join('\n\n'));
  const meanings = new Map();
  root.walkAtRules('custom-selector', (rule) => {
    const [, name, selector] = /^(\S+)\s+(.+)$/s.exec(rule.params);
    meanings.set(name, [...(meanings.get(name) ?? []), selector]);
    rule.remove();
  });
  const text = root.toString();
  expectUse(meanings, text);
  return text.replace(SHARED, (name) => (meanings.has(name) ? `:is(${meanings.get(name).join(', ')})` : ':not(*)'));
}

/** What no module imports, though the sheet is made of it. */
export function placeholderFiles() {
  return globSync('{src,widgets}/**/placeholder*.css');
}

/** A component's sheet as it is adopted, without the selectors of placeholders. */
export function withoutPlaceholders(code, filename) {
  return keepSelectors(code, filename, (selector) => !isShared(selector));
}

/** By folder; a placeholder's own sheet after what it shares with the component. */
function sheetsOf(folder) {
  const key = (file) => `${dirname(file)}/${Number(isPlaceholder(file))}`;
  const files = globSync(`${folder}/**/*.css`).sort((one, other) => (key(one) < key(other) ? -1 : 1));
  return files.map((file) => (isPlaceholder(file) ? withImports(file) : sharedRules(file)));
}

function withImports(file) {
  return readFileSync(file, 'utf8').replace(/@import '([^']+)';/g, (_, name) =>
    readFileSync(join(dirname(file), name), 'utf8'),
  );
}

function sharedRules(file) {
  const code = readFileSync(file, 'utf8');
  return isShared(code) ? keepSelectors(code, file, isShared) : '';
}

function keepSelectors(code, from, isKept) {
  const root = postcss.parse(code, { from });
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(isKept);
    if (!kept.length) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.every(({ type }) => type === 'comment')) rule.remove();
  });
  return root.toString();
}

/** Where a rule of the component's says how large it will be, `placeholder.ts` makes the sheet of it. */
async function computed() {
  const modules = await Promise.all(
    globSync('widgets/*/placeholder.ts')
      .sort()
      .map((file) => tsImport(pathToFileURL(resolve(file)).href, import.meta.url)),
  );
  return modules.map(({ placeholder }) => placeholder());
}

function expectUse(meanings, text) {
  const used = new Set(text.match(SHARED));
  const unused = [...meanings].find(([name]) => !used.has(name));
  if (unused)
    throw new Error(
      `placeholder.css: no sheet asks for ${unused[0]}, which is said to be ${unused[1].join(', ')}. Spell it as the sheet does, or take it out.`,
    );
}

function isShared(selector) {
  return selector.search(SHARED) >= 0;
}

function isPlaceholder(file) {
  return file.endsWith('/placeholder.css');
}
