import { useState } from 'react';
import { act, screen } from 'testing';
import userEvent from '@testing-library/user-event';
import { card, Card, cardProps, insertHtml, mounted, textsFor, unmounted } from '../../tests/setup/card';
import { defineProps, defineWidget, integer } from '../contract';
import { configure, useWidget } from '../core';
import { mount, onWidgetFailure, update } from './mount';

const description = 'Something.';

beforeEach(() => configure([]));

describe('What a visitor has selected', () => {
  const activate = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });
  afterEach(() => Reflect.deleteProperty(navigator, 'userActivation'));

  test('is not searched for before an interaction, because the browser would lay out the page', async () => {
    activate(false);
    const read = jest.spyOn(window, 'getSelection');
    await mounted(insertHtml('<div><p data-field="title">Steel</p></div>'));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test('is selected again after an interaction', async () => {
    activate(true);
    const element = insertHtml('<div><p data-field="body">Some words to quote</p></div>');
    const [textNode] = element.querySelector('p')!.childNodes;
    getSelection()!.setBaseAndExtent(textNode!, 5, textNode!, 10);
    await mounted(element);
    expect(String(getSelection())).toBe('words');
  });
});

describe('JSON that a content system left as text', () => {
  test.each([
    ['text', '<div>\n{"title": "Steel"}\n<p data-field="body">Some words</p></div>', 1],
    ['paragraphs', '<div><p data-field="body">Some words</p><p>{"title": "Steel",</p><p>"size": 2}</p></div>', 2],
  ])('is hidden from visitors, also where the widget fails: %s', async (_, html, lines) => {
    const element = insertHtml(html);
    const bare = [...element.childNodes].filter(({ textContent }) => /Steel|size/.test(textContent!));
    expect(bare).toHaveLength(lines);
    const year = integer({ required: true, description: 'A year.' });
    const failing = defineWidget({ name: 'failing', props: { ...cardProps, year }, component: () => null });
    await expect(mounted(element, failing)).rejects.toThrow('data-year is missing');
    for (const node of bare) expect(node.parentElement).not.toBeVisible();
    expect(screen.getByText('Some words')).toBeVisible();

    await mounted(element);
    expect(screen.getByRole('heading')).toHaveTextContent('Steel');
    await unmounted(element);
    for (const node of bare) expect(node.parentElement).not.toBeVisible();
    expect(element.querySelectorAll('[hidden]')).toHaveLength(1);
  });
});

describe('A placeholder', () => {
  test.each([
    ['text and elements', 'Read <b data-field="title">Steel</b> on.'],
    ['comments and spaces', '\n  <!-- kept --> <p data-field="title">Steel</p>\n'],
    ['nothing', ''],
    ['a datasource', '<script type="application/json">{"title": "Steel"}</script><p>Fallback</p>'],
    [
      'content that is shown elsewhere',
      '<h2 data-field="title">Steel</h2><div data-field="body"><p>Long <em>words</em></p><iframe title="x"></iframe></div>',
    ],
  ])('with %s is restored as the server rendered it', async (_what, html) => {
    const element = insertHtml(`<div data-module="card">${html}</div>`);
    const nodes = [...element.childNodes];
    await mounted(element);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    await unmounted(element);
    expect(element.innerHTML).toBe(html);
    expect([...element.childNodes]).toEqual(nodes);
  });

  test('keeps the server-rendered content until the widget has loaded what it needs', async () => {
    let isThere = false;
    const waiting = defineWidget({
      name: 'card',
      props: cardProps,
      component: Card,
      prepare: () => (isThere ? undefined : Promise.resolve().then(() => (isThere = true))),
    });
    const element = insertHtml('<div data-module="card"><p>Read on.</p></div>');
    const more = mount(element, waiting);
    expect(element.innerHTML).toBe('<p>Read on.</p>');
    await more;
    expect(await mounted(element, waiting)).toBeUndefined();
    expect(screen.getByRole('heading')).toBeInTheDocument();
    await unmounted(element);
  });

  test('transfers checked boxes and selected options to the widget’s fields, and to no others of that name', async () => {
    const Form = () => (
      <form>
        {['steel', 'water'].map((topic) => (
          <input key={topic} type="checkbox" name="topic" value={topic} aria-label={topic} />
        ))}
        <input type="radio" name="kind" value="a" aria-label="a" />
        <input type="radio" name="kind" value="b" aria-label="b" />
      </form>
    );
    const element = insertHtml(
      '<div data-module="form"><input type="checkbox" name="topic" value="steel"><input type="checkbox" name="topic" value="water"><input type="radio" name="kind" value="b"></div>',
    );
    for (const name of ['[value="water"]', '[value="b"]'])
      element.querySelector<HTMLInputElement>(name)!.checked = true;
    await mounted(element, defineWidget({ name: 'form', component: Form }));
    expect(
      ['steel', 'water', 'a', 'b'].filter((name) => screen.getByLabelText<HTMLInputElement>(name).checked),
    ).toEqual(['water', 'b']);
    await unmounted(element);
  });

  test('is mounted once for several calls', async () => {
    const element = insertHtml('<div data-module="card"></div>');
    await mounted(element);
    await mounted(element);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  test('may be mounted again', async () => {
    const element = insertHtml('<div data-module="card"><p data-field="title">Steel</p></div>');
    for (let round = 0; round < 3; round += 1) {
      await mounted(element);
      expect(screen.getByRole('heading')).toHaveTextContent('Steel in size 3');
      await unmounted(element);
    }
    expect(element.innerHTML).toBe('<p data-field="title">Steel</p>');
  });

  test('in another language than its page says so, and keeps its own attributes after', async () => {
    const element = insertHtml('<div data-module="card" data-language="ar"></div>');
    const before = element.outerHTML;
    await mounted(element);
    expect([element.lang, element.dir]).toEqual(['ar', 'rtl']);
    await unmounted(element);
    expect(element.outerHTML).toBe(before);
  });
});

describe('Content of the page', () => {
  test('is moved, so that its listeners live on in the widget and after it', async () => {
    const pressed = jest.fn();
    const element = insertHtml(
      '<div data-module="card"><div data-field="body"><p>Words <button>Of the host</button></p></div></div>',
    );
    const [button] = element.getElementsByTagName('button');
    button!.addEventListener('click', pressed);
    await mounted(element);
    expect(screen.getByRole('button', { name: 'Of the host' })).toBe(button);
    button!.click();
    await unmounted(element);
    button!.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('keeps a placeholder inside it alive', async () => {
    const element = insertHtml(
      '<div data-module="card"><div data-field="body"><div data-module="card" data-title="Inner"></div></div></div>',
    );
    const inner = element.querySelector<HTMLElement>('[data-title]')!;
    await mounted(inner);
    await mounted(element);
    await userEvent.click(screen.getAllByRole('button')[1]!);
    expect(inner).toHaveTextContent('Pressed 1 times');
    await unmounted(element);
    expect(inner).toHaveTextContent('Inner in size 3Pressed 1 times');
  });
});

describe('A widget without a component', () => {
  const counter = defineWidget({
    name: 'counter',
    props: defineProps({ start: integer({ default: 0, minimum: 0, description }) }),
    enhance({ start }, { element, note }) {
      const button = element.querySelector('button');
      if (!button) throw new Error('counter: there is no button to count on');
      if (start > 99) note('start is too big');
      let count = start;
      const onClick = () => (button.textContent = String((count += 1)));
      button.addEventListener('click', onClick);
      return () => button.removeEventListener('click', onClick);
    },
  });

  test('works with the server-rendered content, which stays in place', async () => {
    const element = insertHtml('<div data-module="counter" data-start="7"><p>Press <button>7</button></p></div>');
    const button = screen.getByRole('button');
    await mounted(element, counter);
    await userEvent.click(button);
    expect(screen.getByRole('button', { name: '8' })).toBe(button);
    await unmounted(element);
    await userEvent.click(button);
    expect(button).toHaveTextContent('8');
  });

  test('starts again when its attributes change, and continues when others do', async () => {
    const element = insertHtml('<div data-module="counter" data-start="7"><button>7</button></div>');
    await mounted(element, counter);
    element.dataset.start = '20';
    update(element);
    await userEvent.click(screen.getByRole('button'));
    element.dataset.pressed = 'true';
    update(element);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('22');
    expect(textsFor(element)).toEqual([]);
    element.dataset.start = '100';
    update(element);
    expect(textsFor(element)).toEqual(['start is too big']);
  });

  test('that cannot start leaves the page unchanged, and reports why', async () => {
    const element = insertHtml('<div data-module="counter" data-language="ar"><p>Read on.</p></div>');
    const before = element.outerHTML;
    await expect(mounted(element, counter)).rejects.toThrow('counter: there is no button to count on');
    expect(element.outerHTML).toBe(before);
  });

  test('that fails on a change of its attributes is unmounted, and the page gets an event', async () => {
    const failures: unknown[] = [];
    onWidgetFailure((_element, error) => failures.push((error as Error).message));
    const element = insertHtml('<div data-module="counter"><button>0</button></div>');
    await mounted(element, counter);
    const button = screen.getByRole('button');
    element.innerHTML = '';
    element.dataset.start = '1';
    await act(async () => update(element));
    expect(failures).toEqual(['counter: there is no button to count on']);
    button.click();
    expect(button).toHaveTextContent('0');
  });

  test('that fails during unmounting is removed all the same, and the error is logged', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const element = insertHtml('<div data-module="leaver"></div>');
    const leaver = defineWidget({
      name: 'leaver',
      enhance:
        (_, { element }) =>
        () =>
          element.querySelector('b')!.remove(),
    });
    await mounted(element, leaver);
    await unmounted(element);
    expect(error.mock.calls.map(([message]) => message)).toEqual([expect.stringMatching(/^Inlay: .*null/)]);
    error.mockRestore();
  });
});

describe('Attributes that change', () => {
  test('render again, and the widget keeps its state', async () => {
    const element = insertHtml('<div data-module="card" data-title="Steel"></div>');
    await mounted(element);
    await userEvent.click(screen.getByRole('button'));
    element.dataset.title = 'Water';
    element.dataset.size = '5';
    await act(async () => update(element));
    expect(element).toHaveTextContent('Water in size 5Pressed 1 times');
  });

  test('keep the content that the widget already shows', async () => {
    const element = insertHtml(
      '<div data-module="card"><h2 data-field="title">Steel</h2><div data-field="body"><p>Words</p></div></div>',
    );
    const paragraph = element.querySelector('p');
    await mounted(element);
    element.dataset.size = '5';
    await act(async () => update(element));
    expect(element).toHaveTextContent('Steel in size 5');
    expect(element.querySelector('p')).toBe(paragraph);
  });

  test('that are invalid are reported, and the default is used', async () => {
    const element = insertHtml('<div data-module="card" data-size="5"></div>');
    await mounted(element);
    element.dataset.size = 'big';
    await act(async () => update(element));
    expect(element).toHaveTextContent('Untitled in size 3');
    expect(textsFor(element)).toEqual(['data-size must be a whole number, got "big". 3 is used.']);
  });

  test('that remove a required value are reported, and the widget does not change', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const sized = defineWidget({
      name: 'sized',
      props: { size: integer({ required: true, description: 'How large it is.' }) },
      component: ({ size }) => <p>{size}</p>,
    });
    const element = insertHtml('<div data-module="sized" data-size="5"></div>');
    await mounted(element, sized);
    element.dataset.size = 'big';
    await act(async () => update(element));
    expect(element).toHaveTextContent('5');
    expect(textsFor(element)).toEqual(['data-size must be a whole number, got "big".']);
    expect(error.mock.calls.map(([message]) => message)).toEqual([
      'Inlay: sized: data-size must be a whole number, got "big".',
    ]);
    error.mockRestore();
  });
});

describe('An isolated placeholder', () => {
  test('whose content the host removed keeps its language', async () => {
    let again = () => {};
    const languages: (string | undefined)[] = [];
    const widget = defineWidget({
      name: 'asking',
      component: function Asking() {
        const [, setTurn] = useState(0);
        again = () => setTurn((count) => count + 1);
        languages.push(useWidget().language);
        return null;
      },
    });
    const element = insertHtml('<div data-module="asking" data-language="ar" data-isolate></div>');
    await mounted(element, widget);
    element.innerHTML = '';
    await act(async () => again());
    expect(languages).toEqual(['ar', 'ar']);
  });

  test('renders inside a shadow root and gives the page back', async () => {
    const element = insertHtml('<div data-module="card" data-isolate><p data-field="title">Steel</p></div>');
    await mounted(element);
    expect(element.firstElementChild!.shadowRoot!.querySelector('h2')).toHaveTextContent('Steel in size 3');
    await unmounted(element);
    expect(element.innerHTML).toBe('<p data-field="title">Steel</p>');
  });

  test('is not isolated by data-isolate="false"', async () => {
    const element = insertHtml('<div data-module="card" data-isolate="false"></div>');
    await mounted(element);
    expect(screen.getByRole('heading')).toBeInTheDocument();
  });

  test('that asks for a password stays where password managers find it, and says so', async () => {
    const element = insertHtml('<div data-module="card" data-isolate></div>');
    await mounted(element, { ...card, credentials: true });
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(textsFor(element)).toEqual([
      'data-isolate is ignored here: password managers cannot fill fields inside a shadow root',
    ]);
  });
});
