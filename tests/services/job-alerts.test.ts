import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { content } from './setup/content.ts';
import { linkIn, newAddress } from './setup/people.ts';

const DAY = 24 * 3600;
const inDays = (days: number) => new Date(Date.now() + days * DAY * 1000).toISOString().slice(0, 10);
const [analyst, archivist] = content.jobs as [(typeof content.jobs)[0], (typeof content.jobs)[0]];
const jobs = [
  { ...analyst, posted: inDays(1) },
  { ...archivist, cities: ['Oslo'], posted: inDays(1) },
  { ...archivist, id: '1963', title: 'Old hand', posted: inDays(-9) },
];
const inZurich = 'job-alert?lang=en&cities=Z%C3%BCrich';

describe('Job alerts', () => {
  let app: App;
  before(async () => (app = await startApp({ content: { ...content, jobs, lastDay: '9999-12-31' } })));
  after(() => app.stop());

  const subscribe = async (json: Record<string, unknown>) =>
    app.call('subscribe', { json, headers: { CaptchaKey: await app.captcha() } });
  const latest = async (email: string) => (await app.mailsTo(email))[0];
  /** Opens the link of the e-mail that asks the owner of the address. */
  const confirm = async (email: string) => {
    const { searchParams } = linkIn(await latest(email));
    return subscribe({
      encUserId: searchParams.get('eid'),
      subscriptions: (searchParams.get('subcode') ?? '').split(','),
    });
  };

  it('do not begin when a stranger types an address: its owner decides, by the link of an e-mail', async () => {
    const email = newAddress();
    assert.equal((await subscribe({ email, subscriptions: [inZurich] })).status, 200);
    const subscribers = () => app.database.query('SELECT subscriptions FROM subscribers WHERE email = $1', [email]);
    assert.deepEqual(await subscribers(), []);
    const mail = await latest(email);
    assert.equal(mail?.kind, 'confirm-subscription');
    assert.match(mail.text, /Job alert: Zürich/);
    assert.equal((await confirm(email)).status, 200);
    assert.deepEqual(await subscribers(), [{ subscriptions: [inZurich] }]);
  });

  it('put no text of a stranger into an e-mail to the address that was typed', async () => {
    const email = newAddress();
    await subscribe({ email, subscriptions: ['job-alert?lang=en&query=Visit+evil.example&cities=Z%C3%BCrich'] });
    const mail = await latest(email);
    assert.match(mail?.text ?? '', /Job alert: Zürich/);
    assert.doesNotMatch(
      `${mail?.subject} ${mail?.text.replace(/http\S+/g, '')} ${mail?.html.replace(/http[^<"]+/g, '')}`,
      /evil/,
    );
    const refused = [
      'lang=en&cities=Visit+evil.example',
      'lang=xx',
      'lang=en&text=evil',
      `lang=en&query=${'a'.repeat(101)}`,
    ];
    for (const code of refused)
      assert.equal((await subscribe({ email, subscriptions: [`job-alert?${code}`] })).code, 3004);
  });

  it('mail the positions that were posted since, once, and end with one press or one request', async () => {
    const [zurich, everywhere, idle] = [newAddress(), newAddress(), newAddress()];
    const unmatched = 'job-alert?lang=en&query=glaciologist';
    for (const [email, code] of [
      [zurich, inZurich],
      [everywhere, 'job-alert?lang=en'],
      [idle, unmatched],
    ] as const) {
      await subscribe({ email, subscriptions: [code] });
      await confirm(email);
    }
    await app.services.sweep();
    assert.equal((await latest(zurich))?.kind, 'subscribed');
    app.pass(2 * DAY);
    await app.services.sweep();
    await app.services.sweep();
    const mails = (await app.mailsTo(zurich)).filter(({ kind }) => kind === 'job-alert');
    assert.equal(mails.length, 1);
    assert.equal(mails[0]?.subject, '1 new position');
    assert.match(mails[0].text, /Hydrogen analyst, Zürich/);
    assert.equal(linkIn(mails[0]).pathname + linkIn(mails[0]).search, '/careers/jobs?cities=Z%C3%BCrich');
    assert.equal((await latest(everywhere))?.subject, '2 new positions');
    assert.equal((await latest(idle))?.kind, 'subscribed');

    const unsubscribe = new URL(/http:\S+unsubscribe\?\S+/.exec(mails[0].text)![0]);
    const query = Object.fromEntries(unsubscribe.searchParams);
    assert.deepEqual(query['subcode'], inZurich);
    assert.equal((await app.call('unsubscribeInOneClick', { query })).status, 204);
    assert.deepEqual(await app.database.query('SELECT subscriptions FROM subscribers WHERE email = $1', [zurich]), [
      { subscriptions: [] },
    ]);
    assert.equal((await app.call('unsubscribeInOneClick', { query: { ...query, eid: 'made-up' } })).code, 3003);
  });
});
