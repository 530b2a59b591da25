import { html } from 'hono/html';
import type { StoredMail } from '../services/mail/index.ts';
import { moment } from './moment.ts';
import { type Html, inboxPath, page } from './page.ts';

interface List {
  mails: readonly StoredMail[];
  /** Only e-mails to this address; all if empty. */
  to: string;
  isPaused: boolean;
}

/** All e-mails, latest first. */
export function listPage(list: List): Html {
  const { mails, to } = list;
  return page({
    title: to ? `Mail to ${to}` : 'Mail',
    body: html`<h1>Mail</h1>
      ${controls(list)}
      ${
        mails.length > 0
          ? html`<ol class="inbox-list">
              ${mails.map((mail) => row(mail, to))}
            </ol>`
          : empty(to)
      }`,
  });
}

function controls({ to, isPaused }: List): Html {
  return html`<div class="inbox-controls">
    <form action="/inbox" method="get">
      <label for="to">Recipient</label>
      <div>
        <input
          id="to"
          name="to"
          type="email"
          value="${to}"
          placeholder="everybody"
          autocomplete="email"
          spellcheck="false"
        /><button>Show</button>
      </div>
    </form>
    <p>
      ${to && html`<a href="${inboxPath('')}">Everybody’s mail</a>`}
      ${
        isPaused
          ? html`<a href="${inboxPath('', { to })}">Refresh automatically again</a>`
          : html`<span>Refreshes automatically.</span> <a href="${inboxPath('', { to, refresh: 'off' })}">Pause</a>`
      }
    </p>
  </div>`;
}

function row(mail: StoredMail, to: string): Html {
  const { id, recipient, subject, language, sentAt } = mail;
  return html`<li>
    <a href="${inboxPath(`/${id}`, { to })}" lang="${language}" dir="auto">${subject}</a>
    <span class="inbox-to">${recipient}</span>
    ${moment(sentAt)}
    <span class="inbox-preview" lang="${language}" dir="auto">${mail.text.split('\n\n').slice(0, 2).join(' ')}</span>
  </li>`;
}

function empty(to: string): Html {
  return html`<p class="inbox-empty">
    ${to ? html`No mail to ${to} yet.` : 'No mail yet.'} Register on the site, or ask for a new password, and it arrives
    here.
  </p>`;
}
