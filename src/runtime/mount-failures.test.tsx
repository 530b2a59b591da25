import { Component, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { screen, waitFor } from 'testing';
import userEvent from '@testing-library/user-event';
import { card, insertHtml } from '../../tests/setup/card';
import { content, defineProps, defineWidget, integer, type Widget } from '../contract';
import { configure } from '../core';
import { RichText } from '../ui';
import { mount, onWidgetFailure, unmount } from './mount';

const description = 'Something.';
const broken = (component: () => null): Widget => defineWidget({ name: 'broken', canBeEmpty: true, component });

beforeEach(() => configure([]));

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

  test('restores content that it had already moved', async () => {
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
  ])('on unmount is removed all the same, and other effects continue: cleaned up %s', async (_when, useIt) => {
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
  });

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
