import { Hono } from 'hono';
import { html, type Html } from '../html.ts';
import { page } from '../layout/page.ts';
import { pageHead } from '../parts/sections.ts';
import type { Env, View } from '../site.ts';

/** Privacy policy and terms, in English. */
export const legal = new Hono<Env>()
  .get('/privacy-policy', (c) =>
    c.html(
      legalPage(c.get('view'), 'Privacy policy', 'What this site keeps about you, why, and for how long.', privacy),
    ),
  )
  .get('/terms', (c) =>
    c.html(legalPage(c.get('view'), 'Terms of use', 'What you may do with what you read here.', terms)),
  );

function legalPage(view: View, title: string, intro: string, text: Html): Html {
  return page(view, {
    template: 'legal',
    title,
    description: intro,
    main: html`${pageHead(title, intro)}
      <div class="wrap"><div class="prose">${text}</div></div>`,
  });
}

const privacy = html` <p>
    Alder &amp; Voss is a fictional firm, and this site is a demonstration. What follows is nevertheless true: it
    describes what the site you are looking at does with your details.
  </p>
  <h2>Reading without an account</h2>
  <p>
    You can read every open article without telling us who you are. The server counts requests by address for a few
    minutes, to stop mass guessing of passwords and mass submission of forms. Then it deletes the counts.
  </p>
  <h2>With an account</h2>
  <p>
    When you register we keep your e-mail address, your name, your password as a hash that cannot be turned back, your
    choice of newsletters, and the articles you save or rate. We need them to sign you in and to show you your lists.
    Nothing else is derived from them.
  </p>
  <h2>Cookies</h2>
  <div class="scroll" role="region" tabindex="0" aria-label="Cookies">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What for</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td><code>inlay_access</code></td>
          <td>proves that you are signed in</td>
          <td>ten minutes, renewed while you read</td>
        </tr>
        <tr>
          <td><code>inlay_refresh</code></td>
          <td>renews the first one; each works once</td>
          <td>30 days</td>
        </tr>
        <tr>
          <td><code>inlay_premium</code>, <code>inlay_practice</code></td>
          <td>spare you the invitation to register</td>
          <td>30 days</td>
        </tr>
        <tr>
          <td><code>inlay_subscriptions</code></td>
          <td>remembers which newsletters you have</td>
          <td>30 days</td>
        </tr>
        <tr>
          <td><code>inlay_consent</code></td>
          <td>remembers which cookies you allow, and when you said so</td>
          <td>180 days</td>
        </tr>
      </tbody>
    </table>
  </div>
  <p>
    Cookies for statistics and advertising are set only after you agree, and removed when you
    <a href="/demo/consent#consent-settings">change your mind</a>.
  </p>
  <h2>In your browser</h2>
  <p>
    If you allow functional storage, your browser remembers what you chose: how fast recordings play and where you
    stopped a video, how you read stories, the view of the calendar, your last searches and your Mastodon server. It
    also remembers the address that you subscribed, what you closed, how often you visited, and a random number that
    counts your answers to a quiz once. If you refuse, these are deleted, and some last until you close the tab.
  </p>
  <p>
    Positions that you store to apply later, and what you typed into a form, stay in your browser because you put them
    there. They are deleted when you sign out, or when you close the tab. If you have an account, your positions are in
    it once you sign in.
  </p>
  <h2>Who else sees your details</h2>
  <p>
    Nobody. Mail leaves through the server that the operator of this demonstration has chosen, or stays in a local
    inbox.
  </p>
  <h2>Your rights</h2>
  <p>
    You can correct your details on your profile page, end any subscription by the link in each message, and have your
    account removed. Until the next fresh start of the demonstration your data stays in the database on the machine that
    runs it.
  </p>`;

const terms = html` <p>These terms are short, because there is little to regulate.</p>
  <h2>What you read</h2>
  <p>
    The articles are invented, and so are the companies and people in them, apart from a few long dead. The figures in
    an article agree with each other, but not necessarily with the world. Please do not base decisions on them.
  </p>
  <h2>What you may do</h2>
  <p>
    Text, pictures and code of this demonstration come with the project’s own licence. You may copy, change and publish
    them under its conditions.
  </p>
  <h2>Your account</h2>
  <p>
    Choose a password that you use nowhere else. An account is locked for fifteen minutes after five wrong passwords in
    a row.
  </p>
  <h2>No warranty</h2>
  <p>The site is offered as it is. It may be restarted at any time, and forget everything.</p>`;
