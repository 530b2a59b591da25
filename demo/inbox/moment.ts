import { html } from 'hono/html';
import type { Html } from './page.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

export function moment(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${format.format(date)} UTC</time>`;
}
