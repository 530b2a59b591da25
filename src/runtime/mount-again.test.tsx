import { useEffect, useLayoutEffect, useState } from 'react';
import { act } from 'testing';
import { content, defineProps, defineWidget, text, type Content, type Module, type Widget } from '../contract';
import { configure } from '../core';
import { createStates, type LoaderHost } from '../lifecycle';
import { RichText } from '../ui';
import { isTornOut, mount, unmount } from './mount';
import { mountAgain } from './restore-copy';

const description = 'Something.';
const props = defineProps({ title: text({ description }), body: content({ description }) });

let cleanUps: number;

function Card({ title, body }: { title?: string; body?: Content }) {
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => () => void (cleanUps += 1), []);
  return isOpen ? (
    <section>
      <h2>{`Shown: ${title}`}</h2>
      <RichText content={body} />
      <button onClick={() => setIsOpen(false)}>Close</button>
    </section>
  ) : null;
}

const widget: Widget = defineWidget({ name: 'card', props, component: Card });

/** Renders several nodes beside each other. */
const pair: Widget = defineWidget({
  name: 'card',
  props,
  component: ({ title, body }) => (
    <>
      <h2>{`Shown: ${title}`}</h2>
      <RichText content={body} />
    </>
  ),
});

/** Works on the server's nodes. */
const marker: Widget = defineWidget({
  name: 'card',
  props,
  enhance(_, { element: placeholder }) {
    const nodes = [...placeholder.querySelectorAll('p')];
    nodes.forEach((node) => node.classList.add('marked'));
    return () => {
      cleanUps += 1;
      nodes.forEach((node) => node.removeAttribute('class'));
    };
  },
});
const WRITTEN = '<p data-field="title">Steel</p><div data-field="body"><p>Words</p></div>';

const states = createStates({ unmount, noteError: () => {}, onSettled: () => {} });
const host = { states } as LoaderHost;
let element: HTMLElement;

/** Like the queue. */
async function mountLoading(other = widget) {
  await act(async () => mount(element, other));
  states.markMounted(element, performance.now());
}

async function replaceWith(other: Widget) {
  await act(async () => states.release(element));
  cleanUps = 0;
  states.add(element, { module: 'card', definition: { name: 'card', widget: other }, load: 'eager', state: 'unknown' });
  states.startLoading(element);
  await mountLoading(other);
}

const again = () => act(async () => mountAgain(host, element));
const headingText = () => element.querySelector('h2')?.textContent;

beforeEach(async () => {
  configure([]);
  cleanUps = 0;
  document.body.innerHTML = `<div data-module="card">${WRITTEN}</div>`;
  element = document.body.firstElementChild as HTMLElement;
  const definition: Module = { name: 'card', widget };
  states.add(element, { module: 'card', definition, load: 'eager', state: 'unknown' });
  states.startLoading(element);
  await mountLoading();
});

afterEach(async () => {
  await act(async () => states.release(element));
  jest.restoreAllMocks();
});

test.each([
  ['innerHTML', () => (element.innerHTML = '')],
  ['replaceChildren()', () => element.replaceChildren()],
  ['remove() of its root', () => element.firstElementChild!.remove()],
])('a placeholder that the host emptied with %s mounts again with the content of the server', async (_how, empty) => {
  const error = jest.spyOn(console, 'error');
  empty();
  expect(isTornOut(element)).toBe(true);
  await again();
  expect([element.innerHTML, element.dataset.state]).toEqual([WRITTEN, 'loading']);
  await mountLoading();
  expect([headingText(), element.dataset.state, cleanUps]).toEqual(['Shown: Steel', 'mounted', 1]);
  expect(element).toHaveTextContent('Words');
  expect(error).not.toHaveBeenCalled();
});

test('shows the content that the host wrote over a widget', async () => {
  element.innerHTML = '<p data-field="title">Copper</p>';
  await again();
  await mountLoading();
  expect(headingText()).toBe('Shown: Copper');
  await act(async () => unmount(element));
  expect(element.innerHTML).toBe('<p data-field="title">Copper</p>');
});

test('a root that the host removes while it mounts is no widget without anything to show', async () => {
  let isRemoved = false;
  function Card({ title }: { title: string | undefined }) {
    useLayoutEffect(() => {
      if (!isRemoved) element.firstElementChild!.remove();
      isRemoved = true;
    }, []);
    return <h2>{`Shown: ${title}`}</h2>;
  }
  const removed: Widget = defineWidget({ name: 'card', props, component: Card });
  await replaceWith(removed);
  expect(isTornOut(element)).toBe(true);
  await again();
  expect(element.innerHTML).toBe(WRITTEN);
  await mountLoading(removed);
  expect(headingText()).toBe('Shown: Steel');
});

test('if the host removes the first node of a widget, its other nodes are removed too', async () => {
  await replaceWith(pair);
  element.firstElementChild!.remove();
  await again();
  expect(element.innerHTML).toBe(WRITTEN);
  await mountLoading(pair);
  expect(headingText()).toBe('Shown: Steel');
  element.firstElementChild!.remove();
  element.insertAdjacentHTML('beforeend', '<p data-field="title">Copper</p>');
  await again();
  expect(element.innerHTML).toBe('<p data-field="title">Copper</p>');
});

test('an isolated widget whose first node was removed mounts again with the server-rendered content', async () => {
  element.dataset.isolate = '';
  await replaceWith(pair);
  element.firstElementChild!.shadowRoot!.firstElementChild!.remove();
  await again();
  expect(element.innerHTML).toBe(WRITTEN);
});

describe('a widget without a component', () => {
  const marked = () => [...element.querySelectorAll('.marked')].map(({ textContent }) => textContent);

  beforeEach(() => replaceWith(marker));

  test('works with content that the host wrote over the original', async () => {
    element.innerHTML = '<p>Copper</p>';
    expect(isTornOut(element)).toBe(true);
    await again();
    expect([element.innerHTML, cleanUps]).toEqual(['<p>Copper</p>', 1]);
    await mountLoading(marker);
    expect(marked()).toEqual(['Copper']);
  });

  test('works in the content of the server again if the host empties its placeholder', async () => {
    element.innerHTML = '';
    await again();
    expect(element.innerHTML).toBe(WRITTEN.replaceAll(' class=""', ''));
    await mountLoading(marker);
    expect(marked()).toEqual(['Steel', 'Words']);
  });

  test('works on the remaining parts if the host removes the first, and ignores added ones', async () => {
    element.firstElementChild!.remove();
    await again();
    await mountLoading(marker);
    expect(marked()).toEqual(['Words']);
    element.insertAdjacentHTML('beforeend', '<p>More</p>');
    expect(isTornOut(element)).toBe(false);
  });
});

test('a widget that renders nothing any more was not removed by the host', async () => {
  await act(async () => element.querySelector('button')!.click());
  expect(element.innerHTML).toBe('');
  expect(isTornOut(element)).toBe(false);
});

test('a widget that the host wraps or moves within the page is unchanged', async () => {
  const wrapper = document.createElement('div');
  const root = element.firstElementChild!;
  root.replaceWith(wrapper);
  wrapper.append(root);
  expect(isTornOut(element)).toBe(false);
  document.body.append(root);
  expect(isTornOut(element)).toBe(false);
  await again();
  expect(element.dataset.state).toBe('mounted');
});

test('a host that removes the widget at every mount is named, and finds the content of the server', async () => {
  for (let count = 0; count < 3; count += 1) {
    element.innerHTML = '';
    await again();
    await mountLoading();
  }
  element.innerHTML = '';
  expect(() => mountAgain(host, element)).toThrow('card: a script of the page removed the widget 4 times in a row');
  expect(element.innerHTML).toBe(WRITTEN);
});

test('a host that replaces the content now and then is not stopped', async () => {
  const now = jest.spyOn(performance, 'now');
  let time = performance.now();
  now.mockImplementation(() => time);
  for (let count = 0; count < 9; count += 1) {
    time += 1_001;
    element.innerHTML = `<p data-field="title">Part ${count}</p>`;
    await again();
    await mountLoading();
    expect(headingText()).toBe(`Shown: Part ${count}`);
  }
});
