import { screen } from 'testing';
import { configure, publish, subscribe } from '../../core';
import { startTags } from './';

const added = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="tags.example"]')];
const sources = () => added().map(({ src }) => src);
const grant = (...groups: string[]) => publish('consent-changed', { groups, isAnswered: true });
const later = () => new Promise((resolve) => setTimeout(resolve));
let number = 0;
let stop = () => {};

/** Each test has its own scripts, because a page loads each script only once. */
function start(tags: Record<string, object>, consent: object = {}) {
  configure([{ from: 'test', isTrusted: true, values: { tags, consent } }]);
  grant();
  stop = startTags();
}

const address = () => `https://tags.example/${(number += 1)}.js`;

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete (window as { dataLayer?: unknown }).dataLayer;
});

test('a script waits for its group, and is added once', async () => {
  const src = address();
  start({ pixel: { src, group: 'C0004' } });
  grant('C0002');
  await later();
  expect(sources()).toEqual([]);
  grant('C0002', 'C0004');
  await later();
  grant('C0004');
  await later();
  expect(sources()).toEqual([src]);
});

test('a script that needs no consent is added immediately, with its attributes and the page’s nonce', async () => {
  document.head.insertAdjacentHTML('beforeend', '<script nonce="abc" type="text/plain"></script>');
  start({ chat: { src: address(), group: 'none', attributes: { 'data-account': '42', crossorigin: 'anonymous' } } });
  await later();
  expect(added()[0]).toHaveAttribute('data-account', '42');
  expect(added()[0]).toHaveAttribute('crossorigin', 'anonymous');
  expect(added()[0]!.nonce).toBe('abc');
});

test('a script for the first interaction waits for it', async () => {
  const src = address();
  start({ chat: { src, group: 'none', when: 'interaction' } });
  await later();
  expect(sources()).toEqual([]);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await later();
  expect(sources()).toEqual([src]);
});

test('a script is not added if its group is withdrawn first', async () => {
  start({ chat: { src: address(), group: 'C0004', when: 'interaction' } });
  grant('C0004');
  grant();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await later();
  expect(sources()).toEqual([]);
});

test('withdrawing the group of a running script reports it and offers to reload the page', async () => {
  const named: string[] = [];
  const unsubscribe = subscribe('tag-withdrawn', ({ tag }) => named.push(tag));
  start({ pixel: { src: address(), group: 'C0004' } });
  grant('C0004');
  await later();
  grant();
  grant();
  expect(named).toEqual(['pixel']);
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(screen.getByText('Some of what you no longer allow keeps running until you reload this page.')).toBeVisible();
  unsubscribe();
});

test('a script that does not load is reported once', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  start({ pixel: { src: address(), group: 'none' } });
  await later();
  added()[0]!.dispatchEvent(new Event('error'));
  await later();
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain('tags.pixel did not load');
});

test('a script that did not load is neither retried nor removed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const named = jest.fn();
  const unsubscribe = subscribe('tag-withdrawn', named);
  start({ pixel: { src: address(), group: 'C0004' } });
  grant('C0004');
  await later();
  added()[0]!.dispatchEvent(new Event('error'));
  await later();
  grant();
  grant('C0004');
  await later();
  expect(sources()).toEqual([]);
  expect(named).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test.each([
  ['src', { src: 'javascript:alert(1)', group: 'none' }],
  ['group', { src: 'https://tags.example/a.js' }],
  ['when', { src: 'https://tags.example/a.js', group: 'none', when: 'soon' }],
  ['attributes', { src: 'https://tags.example/a.js', group: 'none', attributes: { onload: 'alert(1)' } }],
])('an invalid %s leaves out one script and is reported', async (what, tag) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const src = address();
  start({ wrong: tag, right: { src, group: 'none' } });
  await later();
  expect(error).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`tags\\.wrong is left out: ${what}`)));
  expect(sources()).toEqual([src]);
});

test('Google’s Consent Mode is set before the first script, and updated on every change', () => {
  start({}, { googleMode: true });
  grant('C0002');
  const commands = (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((command) => [...command]);
  expect(commands[0]).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500,
    },
  ]);
  expect(commands.at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
});

test('Google’s tags receive consent through the object that a container has put in place of the list', () => {
  const push = jest.fn();
  Object.assign(window, { dataLayer: { push } });
  start({}, { googleMode: true });
  expect([...push.mock.calls[0]![0]].slice(0, 2)).toEqual(['consent', 'default']);
  expect((window as unknown as { dataLayer: unknown }).dataLayer).toEqual({ push });
});

test('a list that throws does not affect the scripts, and is reported once', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(window, {
    dataLayer: {
      push: () => {
        throw new Error('Broken');
      },
    },
  });
  const src = address();
  start({ chat: { src, group: 'none' } }, { googleMode: true });
  grant('C0002');
  await later();
  expect(error.mock.calls).toEqual([[expect.stringContaining('dataLayer fails'), expect.any(Error)]]);
  expect(sources()).toEqual([src]);
});
