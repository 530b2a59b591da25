import { act, fireEvent, screen } from 'testing';
import { localStore, publish } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import flourish from './index';

const config = { embeds: { flourish: 'https://charts.example/{id}/embed' } };
const html = `<div data-module="flourish" data-flourish-visualization-id="4711"><h2 data-field="title">Sixty-one of 412</h2>
  <details><summary>Description</summary><div data-field="accessibility-description"><table><tbody><tr><th scope="row">Steel</th><td>9</td></tr></tbody></table></div></details></div>`;

beforeEach(() => {
  act(() => publish('consent-changed', { groups: [] }));
  localStore.removeAll('consent:');
});

test('the chart shows once the visitor agrees, and becomes as high as it wants to be', async () => {
  const { element, user } = await mountPlaceholder(html, flourish, config);
  await user.click(screen.getByRole('button', { name: /Show the content/ }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Sixty-one of 412');
  expect(frame).toHaveAttribute('src', 'https://charts.example/4711/embed');
  const data = JSON.stringify({ sender: 'Flourish', context: 'iframe.resize', height: 512 });
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://charts.example', source: frame.contentWindow }));
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ blockSize: '512px' });
});

test('its figures are there in words before and after', async () => {
  const { user } = await mountPlaceholder(html, flourish, config);
  await user.click(screen.getByText('Description'));
  expect(screen.getByRole('rowheader', { name: 'Steel' })).toBeVisible();
});
