import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { catalogue } from '../../build/catalogue.mjs';
import { fieldsOf } from '../../build/cms/fields.mjs';
import {
  addItem,
  changed,
  itemsIn,
  parseContent,
  removeItem,
  setElementValue,
  setValue,
  valueOf,
  valueOfElement,
} from '../../cms/wordpress/editor/placeholder.js';

globalThis.document = new JSDOM('').window.document;

const modules = await catalogue();
const propsOf = (name) => {
  const { props, examples } = modules.find((module) => module.name === name);
  return fieldsOf(props, examples);
};
const propOf = (props, name) => props.find((prop) => prop.name === name);

describe('The controls of a WordPress block', () => {
  it('leave every example unchanged while no value changes', () => {
    const isItems = ({ kind }) => kind === 'list' || kind === 'group';
    for (const { name, props, examples } of modules) {
      const fields = fieldsOf(props, examples);
      for (const { title, html } of examples) {
        const { placeholder, toHtml } = parseContent(html);
        const before = toHtml();
        const setAgain = (scope, members) => {
          for (const prop of members.filter((member) => !isItems(member)))
            setValue(scope, members, prop, valueOf(scope, prop));
          for (const prop of members.filter(isItems)) {
            for (const item of itemsIn(scope, prop)) {
              if (prop.members) setAgain(item, prop.members);
              else setElementValue(item, prop.item, valueOfElement(item, prop.item));
            }
          }
        };
        setAgain(placeholder, fields);
        assert.equal(toHtml().replace(/\s+/g, ''), before.replace(/\s+/g, ''), `${name}: ${title}`);
      }
    }
  });

  it('write texts, choices and flags where the module reads them, in the order of the module', () => {
    const props = propsOf('accordion');
    let html = '<div data-module="accordion"><div data-item="items"><p data-field="title">Part</p></div></div>';
    html = changed(html, [], (scope) => setValue(scope, props, propOf(props, 'title'), 'A < B'));
    html = changed(html, [], (scope) => setValue(scope, props, propOf(props, 'backgroundTheme'), 'paper'));
    html = changed(html, [], (scope) => setValue(scope, props, propOf(props, 'oneAtATime'), true));
    assert.equal(
      html,
      '<div data-module="accordion" data-background-theme="paper" data-one-at-a-time=""><p data-field="title">A &lt; B</p><div data-item="items"><p data-field="title">Part</p></div></div>',
    );
    html = changed(html, [], (scope) => setValue(scope, props, propOf(props, 'title'), ''));
    html = changed(html, [], (scope) => setValue(scope, props, propOf(props, 'oneAtATime'), false));
    assert.doesNotMatch(html, /A &lt; B|one-at-a-time/);
  });

  it('add, change and remove the items of a list, and those inside them', () => {
    const props = propsOf('quiz');
    const questions = propOf(props, 'questions');
    const options = propOf(questions.members, 'options');
    const first = [[questions, 0]];
    let html = changed('<div data-module="quiz"></div>', [], (scope) => addItem(scope, props, questions));
    html = changed(html, first, (scope) => addItem(scope, questions.members, options));
    html = changed(html, first, (scope) => addItem(scope, questions.members, options));
    html = changed(html, [...first, [options, 1]], (scope) =>
      setValue(scope, options.members, propOf(options.members, 'text'), 'Forty'),
    );
    assert.equal(
      html,
      '<div data-module="quiz"><div data-item="questions"><div data-item="options"></div><div data-item="options"><p data-field="text">Forty</p></div></div></div>',
    );
    html = changed(html, first, (scope) => removeItem(scope, options, 0));
    assert.equal(itemsIn(parseContent(html).placeholder, questions).length, 1);
    assert.equal(html.match(/data-item="options"/g).length, 1);
  });
});
