import manifest from 'inlay/manifest.json' with { type: 'json' };
import { defineProps, integer, link, list, start, text, type PropsOf, type SessionState } from 'inlay/react';

declare module 'inlay/react' {
  interface EventMap {
    'order-placed': { orderId: string };
  }
}

const props = defineProps({
  title: text({ required: true, description: 'A title.' }),
  count: integer({ description: 'How many.' }),
  links: list(link({ description: 'One.' }), { description: 'Some.' }),
});
export const given: PropsOf<typeof props> = { title: 'Title', count: 2, links: [] };
export const version: string = manifest.version;

export async function useApi() {
  const inlay = await start({ flags: {} });
  const state: SessionState = inlay.session.get();
  // @ts-expect-error: the status is one of three words.
  if (state.status === 'unheard-of') return;
  inlay.publish('order-placed', { orderId: '7' });
  // @ts-expect-error: the detail of a known event is typed.
  inlay.publish('article-saved', { articleId: 7 });
  // @ts-expect-error: the title is a text.
  given.title = 7;
  const { useState } = await inlay.kit();
  const [count] = useState(0);
  // @ts-expect-error: hooks keep their types.
  const wrong: string = count;
  return wrong;
}
