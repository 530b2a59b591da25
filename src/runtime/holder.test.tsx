import { act } from 'testing';
import { content, defineProps, defineWidget, type Content, type Widget } from '../contract';
import { configure } from '../core';
import { RichText } from '../ui';
import { mount, unmount } from './mount';

const props = defineProps({ body: content({ description: 'Something.' }) });
const Card = ({ body }: { body?: Content }) => (
  <section>
    <RichText content={body} />
  </section>
);
const card: Widget = defineWidget({ name: 'card', props, component: Card });

let exits: number;
let isMoving = false;

/** Counts how often it leaves the document, because a frame or a player would load again. */
class Witness extends HTMLElement {
  disconnectedCallback() {
    if (!isMoving) exits += 1;
  }
}
customElements.define('inlay-witness', Witness);

const BODY = '<div data-field="body"><p>Words</p><iframe title="x"></iframe><inlay-witness></inlay-witness></div>';

async function visit(html: string) {
  document.body.innerHTML = `<div data-module="card">${html}</div>`;
  const element = document.body.firstElementChild!;
  const nodes = [...element.childNodes];
  await act(async () => mount(element, card));
  expect(element.querySelector('section inlay-witness')).not.toBeNull();
  const page = document.documentElement.outerHTML;
  await act(async () => unmount(element));
  expect(element.innerHTML).toBe(html);
  expect([...element.childNodes]).toEqual(nodes);
  return page;
}

beforeEach(() => {
  configure([]);
  exits = 0;
});

describe('In a browser with moveBefore', () => {
  beforeEach(() => {
    Object.assign(Element.prototype, {
      moveBefore(this: Element, node: Node, before: Node | null) {
        if (!node.isConnected || !this.isConnected) throw new DOMException('', 'HierarchyRequestError');
        isMoving = true;
        this.insertBefore(node, before);
        isMoving = false;
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'));

  test.each([
    ['beside other content', `<h2>Title</h2>${BODY}`],
    ['deep in the content', `<article> <header>Title</header>${BODY}</article>`],
  ])('a frame %s never leaves the document', async (_where, html) => {
    const page = await visit(html);
    expect(exits).toBe(0);
    expect(page).not.toContain('hidden');
  });

  test('content without a frame or a player is taken out, as elsewhere', async () => {
    const move = jest.spyOn(Element.prototype as never as { moveBefore(): void }, 'moveBefore');
    await visit(BODY.replace(/<iframe.*<\/iframe>/, ''));
    expect(move).not.toHaveBeenCalled();
  });

  test('a placeholder that has left the page gets its content back', async () => {
    document.body.innerHTML = `<div data-module="card">${BODY}</div>`;
    const element = document.body.firstElementChild!;
    await act(async () => mount(element, card));
    element.remove();
    await act(async () => unmount(element));
    expect(element.innerHTML).toBe(BODY);
  });
});

test('restores the content in other browsers too', async () => {
  await visit(`<h2>Title</h2>${BODY}`);
  expect(exits).toBeGreaterThan(0);
});
