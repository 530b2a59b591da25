import 'inlay/inlay.css';
import 'inlay/styles/blog.css';
import type { PageConfig } from 'inlay/config';
import type { EventMap } from 'inlay/events';
import manifest from 'inlay/manifest.json' with { type: 'json' };
import type { ModuleProps, PullQuoteProps } from 'inlay/props';
import type { User } from 'inlay/services';
import { defineProps, integer, link, list, start, text, type PropsOf, type SessionState } from 'inlay';

declare module 'inlay' {
  interface EventMap {
    'order-placed': { orderId: string };
  }
}

const props = defineProps({
  title: text({ required: true, description: 'A title.' }),
  count: integer({ description: 'How many.' }),
  links: list(link({ description: 'One.' }), { description: 'Some.' }),
});
export const cardProps: PropsOf<typeof props> = { title: 'Title', count: 2, links: [] };
export const version: string = manifest.version;

export async function useApi() {
  const inlay = await start({ base: '/inlay/', flags: {} });
  const state: SessionState = inlay.session.get();
  // @ts-expect-error: the status is one of three words.
  if (state.status === 'unheard-of') return;
  inlay.publish('order-placed', { orderId: '7' });
  // @ts-expect-error: the detail of a known event is typed.
  inlay.publish('article-saved', { articleId: 7 });
  // @ts-expect-error: the title is a text.
  cardProps.title = 7;
  const { defineMessages, useState } = await inlay.kit();
  defineMessages('weather', { rain: { en: 'Rain in {city}', fr: 'Pluie à {city}' } });
  const [count] = useState(0);
  // @ts-expect-error: hooks keep their types.
  const wrong: string = count;
  return wrong;
}

export const quote: PullQuoteProps = { quote: 'Words.', cite1: 'Ada' };
// @ts-expect-error: the quote is required.
export const missing: ModuleProps['pull-quote'] = { cite1: 'Ada' };
// @ts-expect-error: a name that no prop has.
export const misspelt: PullQuoteProps = { quote: 'Words.', cit1: 'Ada' };

export const settings: PageConfig = {
  language: 'de',
  services: { user: { base: '/user' } },
  flags: { passkeys: true },
  // Former names.
  policy: { longestName: 40, maxEmailLength: 100 },
  metadata: { firm: 'Bell', parameters: ['p'] },
};
// @ts-expect-error: one of three modes.
export const mode: PageConfig = { mode: 'editing' };

export const completed: EventMap['quiz-completed'] = { quizId: '7', right: 2, total: 3 };
document.addEventListener('inlay:quiz-completed', ({ detail }) => {
  const right: number = detail.right;
  // @ts-expect-error: the detail is typed.
  const wrong: string = detail.total;
  return [right, wrong];
});

document.addEventListener('inlay:error', ({ detail }) => console.warn(detail.module, detail.error.message));
document.querySelector('div')?.addEventListener('inlay:mount', ({ detail }) => {
  // @ts-expect-error: the name is a text.
  const wrong: number = detail.module;
  return wrong;
});

export function nameOf({ firstName, roles }: User): string {
  // @ts-expect-error: a list of texts.
  return roles ? firstName : roles.length;
}
