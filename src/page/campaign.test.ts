import { forgetEverything } from '../../tests/setup/visitor';
import { configure, publish } from '../core';
import { campaign } from '../features/visitor';
import { storeCampaign } from './campaign';

let cleanup = () => {};

/** Loads another page in the same browser. */
function visit(address: string, { flags = { cidCookie: true }, group = 'C0002' } = {}) {
  cleanup();
  configure([{ from: 'test', isTrusted: true, values: { flags, analytics: { group } } }]);
  history.replaceState(null, '', address);
  cleanup = flags.cidCookie ? storeCampaign() : () => {};
}
const choose = (groups: string[], isAnswered = true) => publish('consent-changed', { groups, isAnswered });

beforeEach(() => {
  forgetEverything();
  choose([], false);
});
afterEach(() => cleanup());

test('the campaign of a URL is available on a later page, once consent is given', () => {
  visit('/insights?cid=spring');
  expect(campaign()).toBe('spring');
  expect(document.cookie).toBe('');
  choose(['C0002']);
  visit('/account/sign-up');
  expect(campaign()).toBe('spring');
});

test('consent from an earlier page counts', () => {
  choose(['C0002']);
  visit('/insights?cid=spring');
  expect(document.cookie).toBe('inlay_cid=spring');
});

test('a later campaign replaces it, and a page without one keeps it', () => {
  visit('/insights?cid=spring', { group: 'none' });
  visit('/insights', { group: 'none' });
  expect(campaign()).toBe('spring');
  visit('/insights?cid=autumn', { group: 'none' });
  visit('/account/sign-up?cid=', { group: 'none' });
  expect(campaign()).toBe('autumn');
});

test.each([
  ['measuring is not allowed any more', () => choose(['C0004'])],
  ['the visitor signs out', () => publish('signed-out', { reason: 'visitor' })],
])('it is deleted when %s', (_, happen) => {
  choose(['C0002']);
  visit('/insights?cid=spring');
  visit('/insights');
  happen();
  expect(document.cookie).toBe('');
  expect(campaign()).toBeUndefined();
});

test('it stays before the consent choice, and when a session expires', () => {
  choose(['C0002']);
  visit('/insights?cid=spring');
  choose([], false);
  publish('signed-out', { reason: 'expired' });
  expect(campaign()).toBe('spring');
});

test('a long name is truncated', () => {
  visit(`/insights?cid=${'a'.repeat(5000)}`, { group: 'none' });
  expect(document.cookie).toHaveLength('inlay_cid='.length + 100);
});

test('without the flag, only the URL counts', () => {
  document.cookie = 'inlay_cid=spring; path=/';
  visit('/account/sign-up', { flags: { cidCookie: false } });
  expect(campaign()).toBeUndefined();
  visit('/account/sign-up?cid=autumn', { flags: { cidCookie: false } });
  expect(campaign()).toBe('autumn');
});
