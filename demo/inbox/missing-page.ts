import { html } from 'hono/html';
import { type Html, page } from './page.ts';

export function missingPage(reason: string): Html {
  return page({
    title: 'Not found',
    body: html`<h1>Nothing here</h1>
      <p>${reason}</p>
      <p><a href="/inbox">All mail</a></p>`,
  });
}
