/** One loop over every widget folder: rules that apply to each. */
import { readFileSync } from 'node:fs';
import { kebabCase, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { requestedSources } from './source';

/** Private custom properties that the tokens define for all. */
const SHARED_TOKENS = new Set(
  [...readFileSync('src/core/styles/tokens.css', 'utf8').matchAll(/--_(inlay-[\w-]+):/g)].map(([, name]) => name!),
);

describe.each(requestedSources().map((source) => [source.name, source] as const))('%s', (name, source) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));

  test('has every file that the recipe asks for', () => {
    // The component is beside the definition. Widgets without output have no component, or no styles.
    const entry = widget.component ? 'index.tsx' : 'index.ts';
    const files = [entry, 'props.ts', 'examples.html', `${name}.test.tsx`, ...(widget.styles ? [`${name}.css`] : [])];
    expect(files.filter((file) => !source.has(file))).toEqual([]);
  });

  test('ends its file with a short definition', () => {
    expect(source.definition).toMatch(/^export default defineWidget\(\{\n[^]*\n\}\);\n$/);
    expect(source.definition.split('\n').length).toBeLessThanOrEqual(15);
  });

  test('has the name of its folder, and a description in one sentence', () => {
    expect(widget.name).toBe(name);
    expect(widget.description).toMatch(/^\p{Lu}.{15,160}\.$/u);
  });

  test('has a description for each prop, and each prop in an example', () => {
    const examples = source.examples.map(({ html }) => html).join('\n');
    const isShown = (prop: string) =>
      [`data-${kebabCase(prop)}[\\s=>]`, `data-(field|item)="(${prop}|${kebabCase(prop)})"`, `"${prop}"\\s*:`].some(
        (pattern) => new RegExp(pattern).test(examples),
      );
    expect(
      namesOf(widget.props)
        .filter(([, { description }]) => !/\.$/.test(description))
        .map(([path]) => path),
    ).toEqual([]);
    expect(
      namesOf(widget.props)
        .filter(([path]) => !isShown(path.split('.').at(-1)!))
        .map(([path]) => path),
    ).toEqual([]);
  });

  test('has at least two examples, each with its own title', () => {
    const titles = source.examples.map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(2);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { html } of source.examples) expect(html).toMatch(new RegExp(`data-module="(inlay-)?${name}"`));
  });

  test('styles nothing but itself', () => {
    const css = source.has(`${name}.css`) ? source.read(`${name}.css`).replace(/\/\*[\s\S]*?\*\//g, '') : '';
    const selectors = [...css.matchAll(/([^{}]+)\{/g)]
      .map(([, selector]) => selector!.trim())
      .filter((selector) => !/^@|^(from|to|[\d.%\s,]+)$/.test(selector));
    expect(
      selectors
        .flatMap((selector) => selector.split(/,(?![^(]*\))/))
        .filter((selector) => !new RegExp(`\\.inlay-${name}(?![a-z0-9])`).test(selector)),
    ).toEqual([]);
    expect(
      [...css.matchAll(/--_inlay-[\w-]+|@keyframes\s+([\w-]+)/g)]
        .map(([found, keyframes]) => keyframes ?? found.slice(3))
        .filter((found) => !found.startsWith(`inlay-${name}`) && !SHARED_TOKENS.has(found)),
    ).toEqual([]);
  });
});

/** Props and the members of their groups, by path. */
function namesOf(members: Record<string, Prop>, before = ''): [string, Prop][] {
  return Object.entries(members).flatMap(
    ([name, prop]) => [[before + name, prop], ...inner(prop, `${before}${name}.`)] as [string, Prop][],
  );
}

function inner({ kind, details }: Prop, before: string): [string, Prop][] {
  if (kind === 'list') return inner(details as Prop, before);
  return kind === 'group' ? namesOf(details as Record<string, Prop>, before) : [];
}
