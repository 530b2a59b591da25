import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { JSDOM } from 'jsdom';
import {
  createMarkup,
  createSynchronousArrayLoader,
  createSynchronousEnvironment,
  createSynchronousFunction,
} from 'twing';
import { parse } from 'yaml';
import { catalogue } from '../../build/catalogue.mjs';
import { drupalFiles } from '../../build/cms/drupal.mjs';
import { textOf, valuesOf } from '../../build/example-values.mjs';
import { copyFormats } from '../../demo/catalogue/copy-formats.js';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
// Parses examples in its own document.
const modules = await catalogue({ withValues: true });
const { window } = new JSDOM('', { url: 'https://www.example.com/' });
const { document, Comment, Element, Node, Text } = window;
Object.assign(globalThis, { document, Comment, Element, Node, Text, location: window.location });
const { readProps } = await import('../../src/contract/index.ts');

const files = drupalFiles(modules, '1.2.3');
const componentOf = (name) => parse(files[`components/${name}/${name}.component.yml`]);

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, code: { optimize: false } }));
const isComponent = ajv.compile(JSON.parse(readFileSync('tests/cms/drupal-component.schema.json', 'utf8')));

const loader = createSynchronousArrayLoader(files);
const twig = createSynchronousEnvironment(loader, { autoEscapingStrategy: 'html' });
const render = (name, values) => twig.render(`components/${name}/${name}.twig`, values);

/** The values of each example, without markup. */
const examplesRead = new Map();

/** Examples with values that no prop declares. */
const REST = 'the content of a tab is the rest of its item';
const DIFFERENT = {
  'tabbed-container: Three regions, from server-rendered HTML': REST,
  'tabbed-container: From a datasource, with equal widths, centred, with tabs on phones too': REST,
  'tabbed-container: A Ceros experience, a Flourish chart and an exhibit, from a datasource': REST,
};

describe('The Drupal components', () => {
  it('are described as the schema of Drupal wants, one for each module', () => {
    for (const { name } of modules) {
      const component = componentOf(name);
      assert.ok(isComponent(component), `${name}: ${ajv.errorsText(isComponent.errors)}`);
      assert.deepEqual(
        Object.keys(component.slots).filter((slot) => Object.hasOwn(component.props.properties, slot)),
        [],
        name,
      );
    }
  });

  it('write placeholders in which each module reads the values of its examples', async () => {
    const different = [];
    for (const { name, props, examples } of modules) {
      const members = await membersOf(name);
      const isValid = ajv.compile(componentOf(name).props);
      for (const { title, html } of examples) {
        const values = valuesIn(html, name, members, props);
        const plain = withoutMarkup(values);
        examplesRead.set(html, plain);
        assert.ok(isValid(plain), `${name}: ${title}: ${ajv.errorsText(isValid.errors)}`);
        const read = withoutMarkup(valuesIn(render(name, values), name, members, props));
        if (!isDeepStrictEqual(read, plain)) different.push(`${name}: ${title}`);
      }
    }
    assert.deepEqual(different, Object.keys(DIFFERENT));
  });

  it('escape values, and print markup of Drupal unchanged', () => {
    const html = render('pull-quote', { quote: createMarkup('<em>Words</em>'), cite1: '"><script>' });
    assert.match(html, /<div data-field="quote"><em>Words<\/em><\/div>/);
    assert.match(html, /&quot;&gt;&lt;script&gt;/);
    assert.match(render('image', { backgroundTheme: '" onclick="' }), /data-background-theme="&quot; onclick=&quot;"/);
  });

  it('take every example as the catalogue copies it', async () => {
    twig.addFunction(createAttribute);
    for (const { name, props, examples } of modules) {
      const members = await membersOf(name);
      for (const { title, html } of examples) {
        const copied = copyFormats.drupal(html).replaceAll(/'inlay:([\w-]+)'/g, "'components/$1/$1.twig'");
        loader.setTemplate(`${name}: ${title}`, copied);
        const rendered = twig.render(`${name}: ${title}`, {});
        const read = withoutMarkup(valuesIn(rendered, name, members, props));
        assert.deepEqual(read, examplesRead.get(html), `${name}: ${title}\n${rendered}`);
      }
    }
  });
});

describe('The JSON of an example', () => {
  it('has the values that its HTML has', async () => {
    const different = [];
    for (const { name, props, examples } of modules) {
      const members = await membersOf(name);
      for (const { title, html, values } of examples) {
        const json = copyFormats.json(html, values);
        const [read, expected] = [json, html].map((text) => withoutMarkup(valuesIn(text, name, members, props)));
        if (!isDeepStrictEqual(read, expected)) different.push(`${name}: ${title}`);
      }
    }
    assert.deepEqual(different, Object.keys(DIFFERENT));
  });
});

/** `create_attribute` of Drupal. */
const createAttribute = createSynchronousFunction(
  'create_attribute',
  (_, attributes) => {
    const element = document.createElement('div');
    for (const [name, value] of attributes) element.setAttribute(name, value === true ? '' : value);
    return createMarkup(element.outerHTML.slice('<div'.length, -'></div>'.length));
  },
  [{ name: 'attributes' }],
);

async function membersOf(name) {
  if (!existsSync(`widgets/${name}/props.ts`)) return {};
  return (await import(`../../widgets/${name}/props.ts`)).props ?? {};
}

/** The values of a placeholder as Drupal would pass them to the component. */
function valuesIn(html, name, members, props) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const placeholder = holder.querySelector(`[data-module="${name}"], [data-module="inlay-${name}"]`);
  return valuesOf(readProps(name, members, placeholder).props, props, createMarkup);
}

/** To compare: all texts without markup. Markup objects become texts in JSON. */
function withoutMarkup(values) {
  return JSON.parse(JSON.stringify(values, (_, value) => (typeof value === 'string' ? textOf(value) : value)));
}
