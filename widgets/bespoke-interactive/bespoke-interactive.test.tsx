import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore, publish } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import bespoke from './index';

const config = { embeds: { bespoke: 'https://content.example/interactives' } };
const placeholder = (attributes = '') =>
  `<div data-module="bespoke-interactive" data-bespoke-interactive-id="berth-planner" data-title="Berths" ${attributes}></div>`;
const script = (element: Element) => element.querySelector('script');

beforeEach(() => {
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  localStore.removeAll('consent:');
});

test('the script runs in its own sandbox without an origin', async () => {
  await mountPlaceholder(placeholder(), bespoke, config);
  const frame = screen.getByTitle<HTMLIFrameElement>('Berths');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame.getAttribute('srcdoc')).toContain(
    '<script src="https://content.example/interactives/berth-planner/index.js"',
  );
});

test('the editor may give it more, never the page’s origin', async () => {
  await mountPlaceholder(placeholder('data-allow="forms, downloads, same-origin"'), bespoke, config);
  expect(screen.getByTitle('Berths')).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-downloads');
});

test('it says how high it is, as a page without an origin', async () => {
  const { element } = await mountPlaceholder(placeholder(), bespoke, config);
  const source = screen.getByTitle<HTMLIFrameElement>('Berths').contentWindow;
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { type: 'inlay:resize', height: 222 },
      origin: 'https://content.example',
      source,
    }),
  );
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ blockSize: '400px' });
  fireEvent(
    window,
    new MessageEvent('message', { data: { type: 'inlay:resize', height: 222 }, origin: 'null', source }),
  );
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ blockSize: '222px' });
});

test('a missing script is replaced by the server-rendered content, if a nonce lets the frame report it', async () => {
  const vouched = Object.assign(document.createElement('script'), { nonce: 'r4nd0m' });
  document.head.append(vouched);
  const { element } = await mountPlaceholder(
    placeholder().replace('></div>', '><p>Four berths, and as many ships as you like.</p></div>'),
    bespoke,
    config,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Berths');
  expect(frame.getAttribute('srcdoc')).toContain('<script nonce="r4nd0m">addEventListener("error"');
  // Within `act`, which fireEvent brings, React hands what nothing caught to the test.
  window.dispatchEvent(
    new MessageEvent('message', { data: { type: 'inlay:missing' }, origin: 'null', source: frame.contentWindow }),
  );
  await waitFor(() => expect(screen.getByText(/as many ships/)).toBeVisible());
  expect(element.querySelector('iframe')).toBeNull();
  vouched.remove();
});

test('without a nonce nothing of ours is written into the frame', async () => {
  await mountPlaceholder(placeholder(), bespoke, config);
  expect(screen.getByTitle('Berths').getAttribute('srcdoc')).not.toContain('addEventListener');
});

test('trusted, it runs in the page and is taken away with the module', async () => {
  const { element, unmount } = await mountPlaceholder(placeholder('data-sandbox="page"'), bespoke, config);
  expect(script(element)).toHaveAttribute('src', 'https://content.example/interactives/berth-planner/index.js');
  unmount();
  expect(script(element)).toBeNull();
});

test('in preview mode the state that is not published yet is run', async () => {
  const { element } = await mountPlaceholder(placeholder('data-sandbox="page"'), bespoke, {
    ...config,
    mode: 'preview',
  });
  expect(script(element)).toHaveAttribute('src', 'https://content.example/interactives/preview/berth-planner/index.js');
});

test('nothing is fetched before the visitor agrees', async () => {
  act(() => publish('consent-changed', { groups: [] }));
  const { element, user } = await mountPlaceholder(placeholder('data-sandbox="page"'), bespoke, config);
  expect(script(element)).toBeNull();
  await user.click(screen.getByRole('button', { name: /Show the content/ }));
  expect(script(element)).not.toBeNull();
});
