import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guardStructural } from './guard-structural.mjs';

const guarded = (selector) => guardStructural(`${selector}{color:red}`, 'a.css').replace('{color:red}', '');

describe('rules of placeholders that ask for a place among siblings', () => {
  it('ask first whose child it is', () => {
    assert.equal(
      guarded('[data-module=a]:not([data-state]) > :last-child'),
      '[data-module=a]:not([data-state])>:where([data-module=a]:not([data-state])>*):last-child',
    );
    assert.equal(
      guarded('[data-module=a] > p:nth-child(2)'),
      '[data-module=a]>p:where([data-module=a]>*):nth-child(2)',
    );
    assert.equal(
      guarded('[data-module=a] > :is(:not(details) + details, p)'),
      '[data-module=a]>:where([data-module=a]>*):is(:not(details)+details,p)',
    );
  });

  it('ask first whose sibling it is', () => {
    assert.equal(guarded('[data-module=a] > img + *'), '[data-module=a]>img+:where([data-module=a]>*)');
    assert.equal(
      guarded('[data-module=a] [data-item] > img ~ [data-item]'),
      '[data-module=a] [data-item]>img~:where([data-module=a] [data-item]>*)[data-item]',
    );
  });

  it('stay as they are where nothing is asked of siblings', () => {
    for (const selector of [
      '[data-module=a]>p',
      '[data-module=a]+*',
      '[data-module=a]:last-child',
      '[data-module=a]>img+p>a',
    ])
      assert.equal(guarded(selector), selector);
  });

  it('stay as they are outside a module, where browsers know at once', () => {
    assert.equal(guarded('.inlay-rich-text>:first-child'), '.inlay-rich-text>:first-child');
  });
});
