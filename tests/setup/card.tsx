/** A widget for the tests of mounting, and the functions that mount it. */
import { useState } from 'react';
import { act } from 'testing';
import { content, defineProps, defineWidget, integer, text, type Content, type Widget } from '../../src/contract';
import { RichText } from '../../src/ui';
import { wordsOf } from '../../src/runtime/edit';
import { mount, unmount } from '../../src/runtime/mount';
import { notesOf } from '../../src/runtime/notes';

const description = 'Something.';
export const cardProps = defineProps({
  title: text({ description }),
  size: integer({ minimum: 1, maximum: 9, default: 3, description }),
  body: content({ description }),
});

export function Card({ title, size, body }: { title?: string; size: number; body?: Content }) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h2>{`${title ?? 'Untitled'} in size ${size}`}</h2>
      <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>
      <RichText content={body} />
    </section>
  );
}

export const card = defineWidget({ name: 'card', props: cardProps, component: Card });

export function insertHtml(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
}

/** The texts of the notes for an editor. */
export const textsFor = (element: Element) => notesOf(element).map(wordsOf);
export const mounted = (element: Element, widget: Widget = card) => act(async () => mount(element, widget));
export const unmounted = (element: Element) => act(async () => unmount(element));
