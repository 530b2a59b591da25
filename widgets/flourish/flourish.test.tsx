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
  fireEvent(
    window,
    new MessageEvent('message', { data, origin: 'https://charts.example', source: frame.contentWindow }),
  );
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ blockSize: '512px' });
});

test('a story of charts has its own address', async () => {
  await mountPlaceholder('<div data-module="flourish" data-flourish-visualization-id="story/4711"></div>', flourish);
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://flo.uri.sh/story/4711/embed');
});

test('its figures are available as text before and after loading', async () => {
  const { user } = await mountPlaceholder(html, flourish, config);
  await user.click(screen.getByText('Description'));
  expect(screen.getByRole('rowheader', { name: 'Steel' })).toBeVisible();
});

test('works in the source of the figures stay as they are written', async () => {
  await mountPlaceholder(
    '<div data-module="flourish" data-flourish-visualization-id="4711"><p data-field="source">Source: <cite>Order books</cite></p></div>',
    flourish,
    config,
  );
  expect(screen.getByText('Order books').tagName).toBe('CITE');
});

describe('the embed code that an editor pasted', () => {
  const code = '<div class="flourish-embed flourish-chart" data-src="visualisation/7654321"></div>';
  const open = (inside: string) =>
    mountPlaceholder(
      `<div data-module="flourish"><h2 data-field="title">Sixty-one of 412</h2>${inside}</div>`,
      flourish,
    );

  test.each([
    ['as it is', code],
    [
      'in a template',
      `<template>${code}<script src="https://public.flourish.studio/resources/embed.js"></script></template>`,
    ],
    ['in its field', `<div data-field="embed-code">${code}</div>`],
    ['as text', `<pre data-field="embed-code">${code.replaceAll('<', '&lt;')}</pre>`],
    [
      'as a link to its page',
      '<p><a data-field="url" href="https://public.flourish.studio/visualisation/7654321/">See the chart</a></p>',
    ],
    ['in a datasource', `<script type="application/json">${JSON.stringify({ embedCode: { value: code } })}</script>`],
  ])('%s needs consent like any other', async (_how, inside) => {
    const { element, user, notes } = await open(inside);
    expect(element).toHaveTextContent('This content comes from Flourish (flo.uri.sh).');
    expect(element.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Show the content/ }));
    expect(screen.getByTitle('Sixty-one of 412')).toHaveAttribute(
      'src',
      'https://flo.uri.sh/visualisation/7654321/embed',
    );
    expect(notes()).toEqual([]);
  });

  test('with its script as the vendor gives it: editors read that browsers run it before visitors are asked', async () => {
    const { notes } = await open(
      code.replace('</div>', '<script src="https://public.flourish.studio/resources/embed.js"></script></div>'),
    );
    expect(notes()).toEqual([
      'browsers run the script of public.flourish.studio before visitors have agreed. Leave the script out of the embed code, or put the code into <template>…</template>',
    ]);
  });

  test('of another vendor is shown too, and its consent is its own', async () => {
    const { element, user } = await open(
      '<template><iframe title="Where" src="https://datawrapper.dwcdn.net/aB3cD/4/" height="512"></iframe></template>',
    );
    expect(element).toHaveTextContent('This content comes from Datawrapper (datawrapper.dwcdn.net).');
    await user.click(screen.getByRole('button', { name: /Show the content/ }));
    expect(screen.getByTitle('Sixty-one of 412')).toHaveAttribute('src', 'https://datawrapper.dwcdn.net/aB3cD/');
    expect((await open(code)).element).toHaveTextContent('This content comes from Flourish (flo.uri.sh).');
  });
});
