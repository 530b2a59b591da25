import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import ts from 'typescript';
import { catalogue } from '../../build/catalogue.mjs';
import { vsCodeData, webTypes } from '../../build/editor-data.mjs';
import { propTypes } from '../../build/prop-types.mjs';
import { configurationSchema, moduleSchema } from '../../build/schema.mjs';
import { parsePage } from '../../cli/check/page/parse.ts';
import { startOwnNames } from '../backends/own-names.ts';
import { DEFAULTS } from '../../src/core/config/declaration.ts';

const modules = await catalogue();
const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  code: { optimize: false },
});
const validators = new Map();
const validatorOf = (name) => {
  const validate = validators.get(name) ?? ajv.compile(moduleSchema(modules.find((module) => module.name === name)));
  validators.set(name, validate);
  return validate;
};
const errorsOf = (validate, value) =>
  validate(value)
    ? []
    : validate.errors.map(({ instancePath, message, params }) => `${instancePath} ${message} ${Object.values(params)}`);

/** The JSON of each placeholder in the examples, with the name of its module. */
const printed = modules.flatMap(({ name, examples }) =>
  examples.flatMap(({ title, html }) =>
    parsePage(html)
      .querySelectorAll('[data-module] > script[type="application/json"]')
      .map((script) => ({
        title: `${name}: ${title}`,
        module: script.parentElement.getAttribute('data-module').replace(/^inlay-/, ''),
        json: script.textContent,
      })),
  ),
);

describe('The schema of a module', () => {
  it('accepts the JSON of every example', () => {
    assert.ok(printed.length > 60, `${printed.length} examples with JSON`);
    const errors = printed.flatMap(({ title, module, json }) =>
      errorsOf(validatorOf(module), JSON.parse(json)).map((error) => `${title}: ${error}`),
    );
    assert.deepEqual(errors, []);
  });

  it('names a misspelt key, a wrong choice, a figure out of range and a list that is too long', () => {
    const wrong = (module, value) =>
      assert.notDeepEqual(errorsOf(validatorOf(module), value), [], JSON.stringify(value));
    const right = (module, value) => assert.deepEqual(errorsOf(validatorOf(module), value), [], JSON.stringify(value));
    right('pull-quote', { quote: 'Words.', cite1: { value: 'Ada' }, Cite2: 'Engineer' });
    wrong('pull-quote', { quote: 'Words.', cit1: 'Ada' });
    wrong('pull-quote', { quote: ['Words.'] });
    right('image', {
      backgroundTheme: modules
        .find(({ name }) => name === 'image')
        .props.find(({ name }) => name === 'backgroundTheme')
        .choices[0].toUpperCase(),
    });
    wrong('image', { backgroundTheme: 'no-such-theme' });
    right('tabbed-container', { tabItems: [{ template: 'Ceros Tab Item' }, { TemplateName: 'FlourishTabItem' }] });
    wrong('tabbed-container', { tabItems: [{ template: 'Slideshow Tab Item' }] });
    wrong('accordion', { items: [{ titel: 'Part' }] });
    wrong('accordion', { items: Array.from({ length: 300 }, () => ({ title: 'Part', body: 'Words.' })) });
  });
});

describe('The schema of the configuration', async () => {
  const validate = ajv.compile(await configurationSchema());

  it('accepts the defaults, and the configuration of a back end with its own names', async () => {
    assert.deepEqual(errorsOf(validate, DEFAULTS), []);
    const { config, close } = await startOwnNames();
    await close();
    assert.deepEqual(errorsOf(validate, config), []);
  });

  it('accepts a file that names it', () => {
    assert.deepEqual(errorsOf(validate, { $schema: './configuration.json', language: 'de' }), []);
  });

  it('accepts former keys, and marks them as deprecated', async () => {
    const { properties } = await configurationSchema();
    assert.deepEqual(properties.policy.properties.longestName, {
      description: `Deprecated: write \`policy.maxNameLength\`. ${properties.policy.properties.maxNameLength.description}`,
      type: 'number',
      deprecated: true,
    });
    const formerConfig = { policy: { longestName: 40 }, metadata: { parameters: ['p'] } };
    assert.deepEqual(errorsOf(validate, formerConfig), []);
  });

  it('names misspelt keys and wrong values', () => {
    for (const config of [
      { languge: 'de' },
      { mode: 'editing' },
      { prefixed: 'yes' },
      { flags: { passkey: true } },
      { services: { usr: '/u' } },
      { services: { user: { base: '/u', path: {} } } },
      { session: { mode: 'cookies' } },
      { policy: { codeLength: 'six' } },
      { tags: { a: { source: '/a.js' } } },
    ])
      assert.notDeepEqual(errorsOf(validate, config), [], JSON.stringify(config));
  });
});

describe('The data for code editors', () => {
  it('completes modules, their attributes and choices in VS Code', () => {
    const { globalAttributes } = vsCodeData(modules);
    const values = (name) =>
      globalAttributes.find((attribute) => attribute.name === name).values.map((value) => value.name);
    assert.deepEqual(
      values('data-module'),
      modules.map(({ name }) => name),
    );
    assert.ok(values('data-load').includes('visible'));
    assert.ok(values('data-field').includes('quote'));
    const names = globalAttributes.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
    for (const { props } of modules)
      for (const { attribute, write, choices } of props) {
        if (write.attribute) assert.ok(names.includes(attribute), attribute);
        if (write.attribute && choices)
          for (const choice of choices) assert.ok(values(attribute).includes(choice), `${attribute}=${choice}`);
      }
  });

  it('says the same in JetBrains editors', () => {
    const { name, version, contributions } = webTypes(modules, '1.2.3');
    assert.deepEqual([name, version], ['inlay', '1.2.3']);
    assert.ok(contributions.html.attributes.some((attribute) => attribute.name === 'data-quiz-id'));
  });
});

it('the types of props are valid, and name every module', () => {
  const text = propTypes(modules);
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  assert.deepEqual(
    diagnostics.map(({ messageText }) => messageText),
    [],
  );
  for (const { name } of modules) assert.ok(text.includes(`readonly '${name}':`), name);
  assert.match(text, /readonly template\?: 'ceros' \| 'flourish' \| 'exhibit' \| \(string & \{\}\);/);
});
