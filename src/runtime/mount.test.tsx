import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { act, screen, waitFor, within } from 'testing';
import userEvent from '@testing-library/user-event';
import {
  content,
  defineProps,
  defineWidget,
  group,
  integer,
  link,
  list,
  text,
  type Content,
  type Widget,
} from '../contract';
import { configure, useWidget } from '../core';
import { phrase, RichText } from '../ui';
import { mount, onWidgetFailure, unmount, update } from './mount';
import { wordsOf } from './edit';
import { addNote, notesOf } from './notes';

const description = 'Something.';
const props = defineProps({
  title: text({ description }),
  size: integer({ minimum: 1, maximum: 9, default: 3, description }),
  body: content({ description }),
});

function Card({ title, size, body }: { title?: string; size: number; body?: Content }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>{`${title ?? 'Untitled'} in size ${size}`}</h2>
      <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>
      <RichText content={body} />
    </section>
  );
}

const card = defineWidget({ name: 'card', props, component: Card });
const broken = (component: () => null): Widget => defineWidget({ name: 'broken', canBeEmpty: true, component });

function insertHtml(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

const textsFor = (element: Element) => notesOf(element).map(wordsOf);
const mounted = (element: Element, widget: Widget = card) => act(async () => mount(element, widget));
const unmounted = (element: Element) => act(async () => unmount(element));

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
    const element = place(html);
    const bare = [...element.childNodes].filter(({ textContent }) => /Steel|size/.test(textContent!));
    expect(bare).toHaveLength(lines);
    const year = integer({ required: true, description: 'A year.' });
    const failing = defineWidget({ name: 'failing', props: { ...props, year }, component: () => null });
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
      props,
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

  test('hands what a visitor ticked and chose to the fields of its widget, and to no others of that name', async () => {
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

describe('A widget that fails', () => {
  const failures: unknown[] = [];
  // Inside `act`, React throws uncaught errors into the test instead of reporting them to its root.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    failures.length = 0;
    onWidgetFailure((element, error) => failures.push(element.id, (error as Error).message));
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  test('in its first render gives the page back and says why', async () => {
    const element = insertHtml('<div data-module="broken"><p>Read on.</p></div>');
    const widget = broken(() => {
      throw new Error('first render');
    });
    expect(() => mount(element, widget)).toThrow('first render');
    expect(element.innerHTML).toBe('<p>Read on.</p>');
    expect(failures).toEqual([]);
  });

  test('because of its props was never begun', async () => {
    const element = insertHtml('<div data-module="sized"><p>Read on.</p></div>');
    const sized = defineWidget({
      name: 'sized',
      props: { size: integer({ required: true, description: 'How large it is.' }) },
      component: () => <p>Sized</p>,
    });
    expect(() => mount(element, sized)).toThrow('sized: data-size is missing. How large it is.');
    element.setAttribute('data-size', 'big');
    expect(() => mount(element, sized)).toThrow('sized: data-size must be a whole number, got "big".');
    expect(element.innerHTML).toBe('<p>Read on.</p>');
  });

  test('in an effect gives the page back and spares its neighbours', async () => {
    const widget = broken(() => {
      useEffect(() => {
        throw new Error('effect');
      }, []);
      return null;
    });
    const before = insertHtml('<div data-module="card" data-title="Before"></div>');
    const element = insertHtml('<div data-module="broken" id="it"><p>Read on.</p></div>');
    const after = insertHtml('<div data-module="card" data-title="After"></div>');
    void mount(before, card);
    // An effect may run within the first render or after it.
    try {
      void mount(element, widget);
    } catch (error) {
      failures.push(element.id, (error as Error).message);
    }
    void mount(after, card);
    await waitFor(() => expect(failures).toEqual(['it', 'effect']));
    expect(element.innerHTML).toBe('<p>Read on.</p>');
    await userEvent.click(screen.getAllByRole('button')[1]!);
    expect(after).toHaveTextContent('After in size 3Pressed 1 times');
  });

  test('later, when it is used, gives the page back', async () => {
    let fail = () => {};
    const widget = broken(() => {
      const [hasFailed, setFailed] = useState(false);
      fail = () => setFailed(true);
      if (hasFailed) throw new Error('later');
      return null;
    });
    const element = insertHtml('<div data-module="broken" id="it"><p>Read on.</p></div>');
    void mount(element, widget);
    fail();
    await waitFor(() => expect(failures).toEqual(['it', 'later']));
    expect(element.innerHTML).toBe('<p>Read on.</p>');
  });

  test.each([
    ['while it renders', (change: () => void) => change()],
    ['in a layout effect', (change: () => void) => useLayoutEffect(change)],
  ])('that changes its state without end %s is stopped, and gives the page back', async (_when, useChange) => {
    const widget = broken(() => {
      const [count, setCount] = useState(0);
      useChange(() => setCount(count + 1));
      return null;
    });
    const element = insertHtml('<div data-module="broken" id="it"><p>Read on.</p></div>');
    try {
      void mount(element, widget);
    } catch (error) {
      failures.push(element.id, (error as Error).message);
    }
    await waitFor(() => expect(failures).toHaveLength(2));
    expect(failures[1]).toMatch(/renders without end|Too many re-renders|Maximum update depth/);
    expect(element.innerHTML).toBe('<p>Read on.</p>');
  });

  test('gives back content that it had already moved', async () => {
    let fail = () => {};
    const widget = defineWidget({
      name: 'broken',
      props: defineProps({ body: content({ description }) }),
      component: function Broken({ body }) {
        const [hasFailed, setFailed] = useState(false);
        fail = () => setFailed(true);
        if (hasFailed) throw new Error('later');
        return <RichText content={body} />;
      },
    });
    const html = '<p>Before</p><div data-field="body">Words</div><p>After</p>';
    const element = insertHtml(`<div data-module="broken" id="it">${html}</div>`);
    void mount(element, widget);
    expect(element.querySelector('.inlay-rich-text')).toHaveTextContent('Words');
    fail();
    await waitFor(() => expect(element.innerHTML).toBe(html));
  });

  test.each([
    ['before the next paint', useLayoutEffect],
    ['after the next paint', useEffect],
  ])(
    'as it leaves is gone all the same, what it wrote and the effects of others live on: cleaned up %s',
    async (_when, useIt) => {
      const error = jest.spyOn(console, 'error').mockImplementation(() => {});
      const widget = broken(() => {
        useIt(
          () => () => {
            throw new Error('cleanup');
          },
          [],
        );
        return null;
      });
      const began = jest.fn();
      const neighbour = broken(() => {
        useEffect(began, []);
        return null;
      });
      const element = insertHtml('<div data-module="broken" id="it"><p>Read on.</p></div>');
      const after = insertHtml('<div data-module="broken"></div>');
      void mount(element, widget);
      await new Promise((resolve) => setTimeout(resolve, 100));
      unmount(element);
      // Another root has the container before the first is cleaned up.
      void mount(element, card);
      void mount(after, neighbour);
      await waitFor(() => expect(began).toHaveBeenCalled());
      await waitFor(() => expect(error).toHaveBeenCalledWith('Inlay: cleanup', element, expect.any(Error)));
      expect(element).toHaveTextContent('Untitled in size 3');
      expect(failures).toEqual([]);
      error.mockRestore();
    },
  );

  test('inside a part that leaves gives the page back', async () => {
    const Part = () => {
      useEffect(
        () => () => {
          throw new Error('part');
        },
        [],
      );
      return <p>Part</p>;
    };
    let unmount = () => {};
    const widget = defineWidget({
      name: 'broken',
      component: function Broken() {
        const [hasLeft, setLeft] = useState(false);
        unmount = () => setLeft(true);
        return <div>{hasLeft ? null : <Part />}</div>;
      },
    });
    const element = insertHtml('<div data-module="broken" id="it"><p>Read on.</p></div>');
    void mount(element, widget);
    await new Promise((resolve) => setTimeout(resolve, 100));
    unmount();
    await waitFor(() => expect(failures).toEqual(['it', 'part']));
    expect(element.innerHTML).toBe('<p>Read on.</p>');
  });

  test('inside a shadow root gives the page back', async () => {
    let fail = () => {};
    const widget = broken(() => {
      const [hasFailed, setFailed] = useState(false);
      fail = () => setFailed(true);
      if (hasFailed) throw new Error('later');
      return null;
    });
    const element = insertHtml('<div data-module="broken" id="it" data-isolate><p>Read on.</p></div>');
    void mount(element, widget);
    fail();
    await waitFor(() => expect(failures).toEqual(['it', 'later']));
    expect(element.innerHTML).toBe('<p>Read on.</p>');
  });

  test('in a part that has its own boundary stays with it', async () => {
    class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
      override state = { hasFailed: false };
      static getDerivedStateFromError() {
        return { hasFailed: true };
      }
      override render() {
        return this.state.hasFailed ? <p>Not today</p> : this.props.children;
      }
    }
    const Part = () => {
      throw new Error('part');
    };
    const widget = defineWidget({
      name: 'careful',
      component: () => (
        <Boundary>
          <Part />
        </Boundary>
      ),
    });
    const element = insertHtml('<div data-module="careful" id="it"></div>');
    void mount(element, widget);
    await waitFor(() => expect(element).toHaveTextContent('Not today'));
    expect(failures).toEqual([]);
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

describe('What an editor should know', () => {
  test('is kept for the debug panel on a live page, and not shown', async () => {
    const element = insertHtml('<div data-module="card" data-size="20"></div>');
    await mounted(element);
    expect(textsFor(element)).toEqual(['size is 20, but must be 1 to 9; 9 is used']);
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('is shown in place in edit mode, slips of the keyboard included', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml('<div data-module="card" data-size="20" data-titel="Steel" data-other="x"></div>');
    await mounted(element);
    const note = await screen.findByText('data-titel is not known here; did you mean data-title?');
    expect(note.closest('[role=note]')).toHaveTextContent('size is 20, but must be 1 to 9; 9 is used');
    expect(note.closest('[role=note]')).toHaveTextContent('data-other is not known here and is ignored');
  });

  test('has a point for each problem of one placeholder', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const range = defineProps({
      from: integer({ required: true, description }),
      to: integer({ required: true, description }),
    });
    const element = insertHtml('<div data-module="range" data-from="1" data-to="2"></div>');
    const error = jest.spyOn(console, 'error').mockImplementation();
    await mounted(element, defineWidget({ name: 'range', props: range, component: () => null }));
    Object.assign(element.dataset, { from: 'one', to: 'two' });
    await act(async () => update(element));
    await screen.findByRole('note');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'data-from must be a whole number, got "one". Write data-from="1".',
      'data-to must be a whole number, got "two". Write data-to="1".',
    ]);
    error.mockRestore();
  });
});

describe('A module that would show nothing', () => {
  const props = defineProps({ title: text({ description }) });
  const titled = defineWidget({
    name: 'titled',
    props,
    component: ({ title }) => (title ? <h2>{title}</h2> : <section />),
  });

  test.each([
    ['words', '<p data-field="headlin">Steel</p>'],
    ['a picture', '<p><img src="/a.png" alt=""></p>'],
  ])('leaves the %s of the server in place, and says what it knows', async (_what, html) => {
    const element = insertHtml(`<div data-module="titled">${html}</div>`);
    await expect(mount(element, titled)).rejects.toThrow('titled: there is nothing to show.');
    expect(element.innerHTML).toBe(html);
  });

  test('says everything once to an editor', async () => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml('<div data-module="titled"><p data-field="headlin">Steel</p></div>');
    addNote(element, { path: [], reason: 'the title was cut' });
    await expect(mount(element, titled)).rejects.toThrow(/^titled: there is nothing to show\. ?$/);
  });

  test.each(['', '  ', '<script type="application/json">{}</script>', '<p> </p>'])(
    'is mounted if the server rendered nothing visible either: "%s"',
    async (html) => {
      const element = insertHtml(`<div data-module="titled">${html}</div>`);
      await mounted(element, titled);
      expect(element).not.toHaveTextContent(/./);
    },
  );

  test('is mounted where showing nothing is its business', async () => {
    const element = insertHtml('<div data-module="titled"><p>Read on.</p></div>');
    await mounted(element, { ...titled, canBeEmpty: true });
    expect(element).not.toHaveTextContent('Read on.');
  });
});

describe('Edit mode reports names and texts', () => {
  const item = group({ title: phrase({ description }), body: content({ description }) }, { description });
  const props = defineProps({
    title: text({ description, alias: ['headline'] }),
    items: list(item, { description, max: 1 }),
    count: integer({ description }),
  });
  const listing = defineWidget({
    name: 'listing',
    props,
    component: ({ title, items = [] }) => (
      <section>
        <h2>{title ?? 'Untitled'}</h2>
        {items.map((item, index) => (
          <p key={index}>{item.title}</p>
        ))}
      </section>
    ),
  });

  test.each([
    [
      'a field that is not known, with the nearest that is',
      '<h2 data-field="titel">Steel</h2>',
      'data-field="titel" is not known here; did you mean data-field="title"? “Steel” is not shown.',
    ],
    [
      'a field that is not near to any',
      '<h2 data-field="kicker">Steel</h2>',
      'data-field="kicker" is not known here. The nearest names are title, items, count. “Steel” is not shown.',
    ],
    [
      'an item that is not known',
      '<p data-item="itmes">Steel</p>',
      'data-item="itmes" is not known here; did you mean data-item="items"? “Steel” is not shown.',
    ],
    [
      'an item that is not known, with its title and its text',
      '<div data-item="itmes"><h3>Steel</h3><p>And water</p></div>',
      'data-item="itmes" is not known here; did you mean data-item="items"? “Steel And water” is not shown.',
    ],
    [
      'a field inside an item',
      '<div data-item="items"><b data-field="tilte">Steel</b></div>',
      'item 1 of items: data-field="tilte" is not known here; did you mean data-field="title"? “Steel” is not shown.',
    ],
    [
      'an attribute of an item',
      '<div data-item="items" data-titel="Steel"></div>',
      'item 1 of items: data-titel is not known here; did you mean data-title?',
    ],
    [
      'a field that is written twice',
      '<h2 data-field="title">Steel</h2><h2 data-field="title">Water</h2>',
      'data-field="title" is written 2 times, and only the first is used. “Water” is not shown.',
    ],
    [
      'a key of the JSON',
      '<script type="application/json">{"titel": "Steel"}</script>',
      '"titel" in the JSON is not known here; did you mean "title"? “Steel” is not shown.',
    ],
    [
      'a key of an item of the JSON',
      '<script type="application/json">{"items": [{"titel": "Steel"}]}</script>',
      'item 1 of items: "titel" in the JSON is not known here; did you mean "title"? “Steel” is not shown.',
    ],
    [
      'words of an item of the JSON that is left out',
      '<script type="application/json">{"items": [{"title": "Steel"}, {"body": "<p>And <b>water</b></p>"}]}</script>',
      'item 2 of items has words that are not shown: body “And water”',
    ],
    [
      'words beside the fields',
      '<h2 data-field="title">Steel</h2><p>And water</p>',
      '“And water” is not shown. Put it outside the module.',
    ],
    [
      'words beside the fields of an item',
      '<div data-item="items"><b data-field="title">Steel</b> and water</div>',
      '“and water” in items is not shown. Write <div data-field="body">and water</div>.',
    ],
    ...['img alt="Dam"', 'video', 'audio', 'form', 'iframe', 'svg', 'math', 'table'].map(
      (tag): [string, string, string] => {
        const name = tag.split(' ')[0]!;
        return [
          `an unmarked <${name}>`,
          `<h2 data-field="title">Steel</h2><${tag}></${name}>`,
          `<${name}>${name === 'img' ? ' “Dam”' : ''} is not shown: this module has no field for it. Put it before or after the module.`,
        ];
      },
    ),
    [
      'an unmarked table of an item',
      '<div data-item="items"><b data-field="title">Steel</b><table><tbody><tr><td>7</td></tr></tbody></table></div>',
      '<table> “7” in items is not shown. Write <div data-field="body"><table>…</table></div>.',
    ],
  ])('%s', async (_what, html, expectedNote) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit', catalogue: '/catalogue' } }]);
    const element = insertHtml(`<div data-module="listing">${html}</div>`);
    await mounted(element, listing);
    await waitFor(() => expect(textsFor(element)).toContain(expectedNote));
    expect(await within(element).findByRole('link', { name: 'All fields of listing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/catalogue\/listing$/),
    );
  });

  test.each([
    [
      'words beside a link',
      '<p data-field="links">Read on <a href="/a">A</a></p>',
      '“Read on” in links is not shown. Write <a href="…">Read on</a>.',
    ],
    [
      'one link too many',
      '<ul data-field="links"><li><a href="/a">A</a></li><li><a href="/b">Read on</a></li></ul>',
      '“Read on” in links is not shown.',
    ],
  ])('in a list of links: %s', async (_what, html, expectedNote) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const props = defineProps({
      description: content({ description }),
      links: list(link({ description }), { description, max: 1 }),
    });
    const component = () => <p>Links</p>;
    const element = insertHtml(`<div data-module="linking">${html}</div>`);
    await mounted(element, defineWidget({ name: 'linking', props, component }));
    await waitFor(() => expect(textsFor(element)).toContain(expectedNote));
  });

  test.each([
    ['by another name', '<h2 data-field="headline">Steel</h2>'],
    ['only until the module is there', '<h2 data-field="title">Steel</h2><p data-fallback>Needs a script</p>'],
    ['as a setting', '<h2 data-field="title">Steel</h2><p data-field="count">3</p>'],
    [
      'with characters by their names',
      '<script type="application/json">{"items": [{"title": "R&amp;D <em>and</em> steel"}]}</script>',
    ],
    [
      'by the content system',
      '<script type="application/json">{"title": "Steel", "id": "7", "displayName": "Steel", "subtitle": ""}</script>',
    ],
  ])('not of what is written %s', async (_how, html) => {
    configure([{ from: 'test', isTrusted: true, values: { mode: 'edit' } }]);
    const element = insertHtml(`<div data-module="listing" data-app-module="listing" data-other="x">${html}</div>`);
    await mounted(element, listing);
    await waitFor(() => expect(textsFor(element)).toEqual(['data-other is not known here and is ignored']));
  });
});

describe('An isolated placeholder', () => {
  test('whose content the host tore out still knows its place', async () => {
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
