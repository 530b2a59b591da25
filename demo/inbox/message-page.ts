import { html } from 'hono/html';
import type { StoredMail } from '../services/mail/index.ts';
import { moment } from './moment.ts';
import { type Html, inboxPath, page } from './page.ts';

/** An e-mail as a mail program shows it, and its plain text. */
export function messagePage({ mail, to }: { mail: StoredMail; to: string }): Html {
  const { id, subject, recipient, language, sentAt, text } = mail;
  return page({
    title: subject,
    body: html`<p class="inbox-back"><a href="${inboxPath('', { to })}">All mail</a></p>
      <article>
        <h1 lang="${language}" dir="auto">${subject}</h1>
        <dl class="inbox-facts">
          <div>
            <dt>To</dt>
            <dd><a href="${inboxPath('', { to: recipient })}">${recipient}</a></dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>${moment(sentAt)}</dd>
          </div>
          <div>
            <dt>Kind</dt>
            <dd>${mail.kind}</dd>
          </div>
        </dl>
        <iframe
          class="inbox-mail"
          title="${subject}"
          src="/inbox/${id}/html"
          sandbox="allow-popups allow-top-navigation-by-user-activation"
        ></iframe>
        <h2>Plain text</h2>
        <pre lang="${language}" dir="auto">${text}</pre>
      </article>`,
  });
}
