import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore, publish, storageKey } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import ceros from './index';

const config = { embeds: { ceros: 'https://stage.example/{id}' }, services: { cerosOembed: '/oembed?url=' } };
const open = (html: string, more: Record<string, unknown> = {}) =>
  mountPlaceholder(html, ceros, { ...config, ...more });
const frame = () => screen.queryByTitle<HTMLIFrameElement>('The harbour in numbers');
const button = () => screen.getByRole('button', { name: /^Show the content ?: The harbour in numbers$/ });

const plain =
  '<div data-module="ceros" data-desktop-id="harbour"><h2 data-field="title">The harbour in numbers</h2></div>';

beforeEach(() => {
  act(() => publish('consent-changed', { groups: [] }));
  localStore.removeAll('consent:');
});

test('nothing is asked of the third party before the visitor agrees; then it shows, and is remembered', async () => {
  const { element, user } = await open(plain);
  expect(element).toHaveTextContent('This content comes from Ceros (stage.example).');
  expect(frame()).toBeNull();
  await user.click(button());
  expect(frame()).toHaveAttribute('src', 'https://stage.example/harbour');
  expect(frame()).toHaveFocus();
  await open(plain.replace('harbour"', 'second"'));
  expect(screen.getAllByTitle('The harbour in numbers')).toHaveLength(2);
});

test('consent in another widget shows it immediately, and withdrawal removes it', async () => {
  await open(plain);
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  expect(frame()).toBeVisible();
  act(() => publish('consent-changed', { groups: [] }));
  expect(frame()).toBeNull();
  expect(button()).toBeVisible();
});

test('a visitor who was in the frame when consent is withdrawn finds the button in its place', async () => {
  const { user } = await open(plain);
  await user.click(button());
  expect(frame()).toHaveFocus();
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  act(() => publish('consent-changed', { groups: [] }));
  await waitFor(() => expect(button()).toHaveFocus());
});

test('what a visitor agrees to in another tab shows here', async () => {
  await open(plain);
  localStore.set('consent:ceros', 'yes');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKey('consent:ceros') })));
  expect(frame()).toBeVisible();
});

test('the height is reserved before and after: 40 % of the width unless the editor says otherwise', async () => {
  const { element } = await open(plain);
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ aspectRatio: '2.5' });
});

test('accepts its height only from the page in the frame', async () => {
  const { user, element } = await open(plain);
  await user.click(button());
  const message = (origin: string, source: MessageEventSource | null, height: number) =>
    fireEvent(window, new MessageEvent('message', { data: { type: 'inlay:resize', height }, origin, source }));
  const embed = element.querySelector('.inlay-embed');
  message('https://evil.example', frame()!.contentWindow, 900);
  message('https://stage.example', window, 900);
  expect(embed).not.toHaveStyle({ blockSize: '900px' });
  message('https://stage.example', frame()!.contentWindow, 640);
  expect(embed).toHaveStyle({ blockSize: '640px' });
});

test('resolves a single address once the visitor agrees', async () => {
  const { calls } = fakeServices({
    'GET /oembed': { json: { html: '<iframe src="https://stage.example/found"></iframe>' } },
  });
  const { user } = await open(
    '<div data-module="ceros" data-ceros-oembed-url="https://made.example/harbour" data-title="The harbour in numbers"></div>',
  );
  expect(calls).toHaveLength(0);
  await user.click(button());
  await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://stage.example/found'));
});

test('with an id and an address the address is shown, and the provider’s script comes once the visitor agrees', async () => {
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src="https://stage.example/with-id.js"]');
  const { element, user } = await open(
    '<div data-module="ceros" data-desktop-id="experience-5f3a" data-desktop-url="//stage.example/org/harbour" data-title="The harbour in numbers"></div>',
    { embeds: { ...config.embeds, cerosScript: 'https://stage.example/with-id.js' } },
  );
  expect(script()).toBeNull();
  await user.click(button());
  expect(frame()).toHaveAttribute('src', 'https://stage.example/org/harbour');
  expect(frame()).toHaveClass('ceros-experience');
  expect(element.querySelector('#experience-5f3a')).toContainElement(frame());
  expect(script()).toHaveAttribute('data-ceros-origin-domains', 'stage.example');
  script()!.remove();
});

test('the embed code that an editor pasted is taken apart', async () => {
  const code =
    '<div style="padding: 0 0 150%" id="experience-5f3a" data-aspectRatio="2"><iframe src="//view.ceros.com/org/harbour" class="ceros-experience" title="The harbour in numbers"></iframe></div>';
  const { element, user } = await open(`<div data-module="ceros"><template>${code}</template></div>`, {
    embeds: { cerosScript: '' },
  });
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ aspectRatio: '2' });
  await user.click(button());
  expect(frame()).toHaveAttribute('src', 'https://view.ceros.com/org/harbour');
  expect(element.querySelector('#experience-5f3a')).toContainElement(frame());
});

test('the editor reads that an id must not be an address', async () => {
  await expect(
    open('<div data-module="ceros" data-desktop-id="https://stage.example/harbour"><p>The harbour</p></div>'),
  ).rejects.toThrow('ceros: there is nothing to show. data-desktop-id must be an id of letters, digits and hyphens');
});
