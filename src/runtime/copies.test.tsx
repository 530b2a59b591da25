import { act } from 'testing';
import { content, defineProps, defineWidget, text, type Content, type Widget } from '../contract';
import { configure } from '../core';
import { RichText } from '../ui';
import { contentOf, RENDERED } from './copies';
import { isCopy, mount, unmount } from './mount';
import { restoreCopy } from './restore-copy';

const description = 'Something.';
const props = defineProps({ title: text({ description }), body: content({ description }) });

function Card({ title, body }: { title?: string; body?: Content }) {
  return (
    <section>
      <h2>{`Shown: ${title ?? 'nothing'}`}</h2>
      <RichText content={body} />
    </section>
  );
}

const card: Widget = defineWidget({ name: 'card', props, component: Card });
const WRITTEN =
  '<!-- kept --><p data-field="title">Steel</p><div data-field="body"><p>Long <em>words</em></p><template><b>x</b></template></div>';

async function mountedCard(html = WRITTEN, attributes = ''): Promise<HTMLElement> {
  document.body.insertAdjacentHTML('beforeend', `<div data-module="card" ${attributes}>${html}</div>`);
  const element = document.body.lastElementChild as HTMLElement;
  await act(async () => mount(element, card));
  expect(element.querySelector('h2')).toHaveTextContent('Shown:');
  return element;
}

/** The `innerHTML` of a history snapshot. */
function parsed(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

const unmounted = (element: Element) => act(async () => unmount(element));
beforeEach(() => configure([]));
afterEach(() => document.body.replaceChildren());

test('a clone of a mounted widget contains the server-rendered content, and the original keeps its own', async () => {
  const original = await mountedCard();
  const clone = original.cloneNode(true) as HTMLElement;
  original.after(clone);
  expect([isCopy(original), isCopy(clone)]).toEqual([false, true]);
  restoreCopy(clone, card);
  expect(clone.innerHTML).toBe(WRITTEN);
  expect(isCopy(clone)).toBe(false);
  expect(original.querySelector('em')).toHaveTextContent('words');
  await unmounted(original);
  expect(original.innerHTML).toBe(WRITTEN);
});

test('a snapshot contains the server-rendered content after the original was removed, however often it is restored', async () => {
  const original = await mountedCard();
  const snapshot = original.outerHTML;
  original.remove();
  await unmounted(original);
  expect(original).not.toHaveAttribute(RENDERED);
  for (let visit = 0; visit < 2; visit += 1) {
    const copy = parsed(snapshot);
    restoreCopy(copy, card);
    expect(copy.innerHTML).toBe(WRITTEN);
    copy.remove();
  }
});

test('a copy of a widget without server content becomes empty, in whatever page it is', async () => {
  const original = await mountedCard('', 'data-title="Steel"');
  const copy = parsed(original.outerHTML);
  restoreCopy(copy, card);
  expect([copy.innerHTML, isCopy(copy)]).toEqual(['', false]);
  await unmounted(original);
});

test('a copy from another visit is unchanged, and the message says what to do', async () => {
  const original = await mountedCard();
  const saved = original.outerHTML.replace(/inlay-rendered="[^"]+"/, 'inlay-rendered="1700000000000-1"');
  await unmounted(original);
  const copy = parsed(saved);
  const { innerHTML } = copy;
  expect(() => restoreCopy(copy, card)).toThrow(`remove the attribute ${RENDERED}`);
  expect(copy.innerHTML).toBe(innerHTML);
  expect(isCopy(copy)).toBe(true);
});

test('the same content of many placeholders that have left the page is stored once', async () => {
  const keys: string[] = [];
  for (const html of [WRITTEN, WRITTEN, '<p data-field="title">Copper</p>']) {
    const element = await mountedCard(html);
    keys.push(element.getAttribute(RENDERED)!);
    element.remove();
    await unmounted(element);
  }
  const [first, second, third] = keys.map(contentOf);
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('content that contains a placeholder is stored once, as the server rendered it', async () => {
  const html = `<div data-field="body"><div data-module="card">${WRITTEN}</div></div>`;
  const stored: (Element | undefined)[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const outer = await mountedCard(html);
    const inner = outer.querySelector('[data-module]')!;
    await act(async () => mount(inner, card));
    const key = outer.getAttribute(RENDERED)!;
    outer.remove();
    await unmounted(inner);
    await unmounted(outer);
    stored.push(contentOf(key));
  }
  expect(stored[1]).toBe(stored[0]);
  expect(stored[0]!.querySelector(`[${RENDERED}], h2`)).toBeNull();
});

test('content of removed placeholders is released after a while', async () => {
  const first = await mountedCard();
  const snapshot = first.outerHTML;
  first.remove();
  await unmounted(first);
  for (let count = 0; count < 200; count += 1) {
    const other = await mountedCard('<p>Other</p>');
    other.remove();
    await unmounted(other);
  }
  expect(() => restoreCopy(parsed(snapshot), card)).toThrow(RENDERED);
});
