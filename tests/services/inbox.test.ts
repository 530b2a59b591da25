import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createInbox } from '../../demo/inbox/index.ts';
import { createMail } from '../../demo/services/index.ts';
import type { StoredMail } from '../../demo/services/mail/index.ts';
import { type App, startApp } from './setup/app.ts';
import { newAddress } from './setup/people.ts';

describe('The inbox', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const open = async (path: string) => {
    const response = await fetch(app.origin + path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const mailTo = async (email: string): Promise<StoredMail> => {
    await app.call('register', { json: app.form({ email }), headers: { CaptchaKey: await app.captcha() } });
    const [mail] = await app.mailsTo(email);
    assert.ok(mail);
    return mail;
  };

  it('lists mails, latest first, and refreshes automatically', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await mailTo(first);
    await mailTo(second);
    const { text, headers } = await open('/inbox');
    assert.ok(text.indexOf(second) < text.indexOf(first));
    assert.equal(headers.get('refresh'), '5');
    assert.equal((await open('/inbox?refresh=off')).headers.get('refresh'), null);
  });

  it('shows one recipient’s mails on request', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await mailTo(first);
    await mailTo(second);
    const { text } = await open(`/inbox?to=${first.toUpperCase()}`);
    assert.ok(text.includes(first) && !text.includes(second));
    const { mails } = JSON.parse((await open(`/inbox.json?to=${first}`)).text) as { mails: StoredMail[] };
    assert.deepEqual(
      mails.map(({ recipient, kind }) => [recipient, kind]),
      [[first, 'confirm-registration']],
    );
  });

  it('shows a mail’s HTML in a frame that may do nothing, and its text', async () => {
    const mail = await mailTo(newAddress());
    const { text } = await open(`/inbox/${mail.id}`);
    assert.ok(text.includes(`src="/inbox/${mail.id}/html"`));
    assert.match(text, /sandbox="allow-popups allow-top-navigation-by-user-activation"/);
    assert.ok(text.includes(mail.text.split('\n\n')[1] ?? ''));
    const frame = await open(`/inbox/${mail.id}/html`);
    assert.equal(frame.text, mail.html);
    assert.match(frame.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  });

  it('shows text as text', async () => {
    const { text } = await open(`/inbox?to=${encodeURIComponent('"><script>alert(1)</script>@x.example')}`);
    assert.ok(!text.includes('<script>'));
  });

  it('has a page for unknown e-mails', async () => {
    assert.equal((await open('/inbox/999999')).status, 404);
    assert.equal((await open('/inbox/nothing')).status, 404);
  });

  it('is closed when mail leaves by SMTP', async () => {
    const mail = createMail({ database: app.database, clock: () => new Date(), smtpUrl: 'smtp://127.0.0.1:1' });
    assert.equal((await createInbox(mail).request('/inbox')).status, 404);
    assert.equal((await createInbox(mail).request('/inbox.json')).status, 404);
    await mail.idle();
  });
});
