import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { User } from '../../demo/services/index.ts';
import type { Catalogue } from '../../demo/services/subscriptions/catalogue.ts';
import { type App, startApp } from './setup/app.ts';
import { linkIn, newAddress } from './setup/people.ts';

describe('Subscriptions', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const subscribe = async (json: Record<string, unknown>, headers: Record<string, string> = {}) =>
    app.call('subscribe', { json, headers: { CaptchaKey: await app.captcha(), ...headers } });
  const unsubscribe = (UserId: string, Subscriptions: string[]) =>
    app.call('unsubscribe', { json: { UserId, Subscriptions } });

  /** The sealed address in e-mails to `email`. */
  const eidOf = async (email: string) => {
    const link = linkIn((await app.mailsTo(email)).find(({ kind }) => kind === 'subscribed'));
    assert.equal(link.pathname, '/account/unsubscribe');
    return link.searchParams.get('eid') ?? '';
  };

  for (const [language, title] of [
    ['en', 'The Friday Letter'],
    ['de', 'Der Freitagsbrief'],
    ['ar', 'رسالة الجمعة'],
    ['ja', '金曜の手紙'],
  ] as const) {
    it(`are listed in ${language}`, async () => {
      const { body } = await app.call<{ data: { subscriptions: Catalogue } }>('getSubscriptionCatalogue', {
        query: { lang: language },
      });
      const { newsLetters, alerts, guides, informationalMail } = body.data.subscriptions;
      assert.deepEqual(newsLetters.alertItems.alerts[0]?.title, { value: title });
      assert.equal(alerts.alertItems.alerts.length, 12);
      assert.ok(guides.alerts.length > 0 && informationalMail.alertItems.alerts.length > 0);
    });
  }

  it('of an address move into its account, where their owner sees and ends them', async () => {
    const email = newAddress();
    await app.database.query('INSERT INTO subscribers (email, subscriptions, subscribed_at) VALUES ($1, $2, now())', [
      email,
      ['weekly', 'job-alert?lang=en'],
    ]);
    const reader = await app.newReader({ email, subscriptions: ['alert-finance', 'weekly'] });
    assert.deepEqual(reader.user.subscriptions, ['alert-finance', 'weekly', 'job-alert?lang=en']);
    assert.deepEqual(await app.database.query('SELECT 1 FROM subscribers WHERE email = $1', [email]), []);
  });

  it('begin with an address and a captcha, once its owner opens the link of the mail', async () => {
    const email = newAddress();
    const codes = ['weekly', 'alert-finance'];
    const requested = await subscribe({ email, subscriptions: codes }, { 'accept-language': 'de' });
    assert.deepEqual(requested.body, { existingSubscriptions: [], newSubscriptions: codes, confirmation: 'sent' });
    const [mail] = await app.mailsTo(email);
    assert.equal(mail?.subject, 'Bestätigen Sie Ihr Abonnement');
    assert.match(mail.text, /Der Freitagsbrief[^]*Finanzinstitute/);
    assert.deepEqual(await app.database.query('SELECT 1 FROM subscribers WHERE email = $1', [email]), []);
    const link = linkIn(mail);
    assert.equal(link.pathname, '/de/account/subscribe');
    assert.equal(link.searchParams.get('subcode'), codes.join());
    const confirmed = await subscribe({ encUserId: link.searchParams.get('eid'), subscriptions: codes });
    assert.deepEqual(confirmed.body, { existingSubscriptions: [], newSubscriptions: codes });
    assert.equal((await app.mailsTo(email))[0]?.kind, 'subscribed');
  });

  it('of an account are changed by no stranger who types its address', async () => {
    const reader = await app.newReader({ subscriptions: ['weekly'] });
    const { body } = await subscribe({ email: reader.email, subscriptions: ['weekly', 'events'] });
    assert.equal((body as { confirmation?: string }).confirmation, 'sent');
    const { body: me } = await app.call<{ data: User }>('getUser', {
      path: { userId: 'me' },
      headers: reader.signedIn,
    });
    assert.deepEqual(me.data.subscriptions, ['weekly']);
  });

  it('never tell what an address had before', async () => {
    const email = newAddress();
    const first = await subscribe({ email, subscriptions: ['weekly'] });
    const eid = linkIn((await app.mailsTo(email))[0]).searchParams.get('eid');
    await subscribe({ encUserId: eid, subscriptions: ['weekly'] });
    assert.deepEqual((await subscribe({ email, subscriptions: ['weekly'] })).body, first.body);
  });

  it('fill no inbox: an address gets eight e-mails in ten minutes', async () => {
    const careful = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' } });
    const email = newAddress();
    const codes: (number | undefined)[] = [];
    for (let round = 0; round < 9; round += 1) {
      const headers = { CaptchaKey: await careful.captcha() };
      codes.push((await careful.call('subscribe', { json: { email, subscriptions: ['weekly'] }, headers })).code);
    }
    assert.deepEqual(codes, [...Array<undefined>(8).fill(undefined), 2005]);
    await careful.stop();
  });

  it('are all kept where several tabs request different ones at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { email, signedIn } = await app.newReader();
      const codes = ['weekly', 'quarterly', 'events', 'alert-finance'];
      await Promise.all(
        codes.map((code) => app.call('subscribe', { json: { subscriptions: [code] }, headers: signedIn })),
      );
      const [row] = await app.database.query<{ subscriptions: string[] }>(
        'SELECT subscriptions FROM users WHERE email = $1',
        [email],
      );
      assert.deepEqual(row?.subscriptions.sort(), codes.sort());
    }
  });

  it('of a signed-in reader go to the account, without a captcha', async () => {
    const reader = await app.newReader({ subscriptions: ['weekly'] });
    const { body } = await app.call('subscribe', {
      json: { subscriptions: ['weekly', 'events'] },
      headers: reader.signedIn,
    });
    assert.deepEqual(body, { existingSubscriptions: ['weekly'], newSubscriptions: ['events'] });
    const { body: me } = await app.call<{ data: User }>('getUser', {
      path: { userId: 'me' },
      headers: reader.signedIn,
    });
    assert.deepEqual(me.data.subscriptions, ['weekly', 'events']);
  });

  it('begin and end by the link of a mail', async () => {
    const reader = await app.newReader();
    await app.call('subscribe', { json: { subscriptions: ['weekly'] }, headers: reader.signedIn });
    const eid = await eidOf(reader.email);
    const added = await subscribe({ encUserId: eid, subscriptions: ['weekly', 'quarterly'], metadata: { cid: 'eml' } });
    assert.deepEqual(added.body, { existingSubscriptions: ['weekly'], newSubscriptions: ['quarterly'] });
    assert.equal((await unsubscribe(eid, ['weekly'])).status, 204);
    const { body } = await app.call<{ data: User }>('getUser', { path: { userId: 'me' }, headers: reader.signedIn });
    assert.deepEqual(body.data.subscriptions, ['quarterly']);
  });

  it('refuse a link that is made up', async () => {
    assert.equal((await subscribe({ encUserId: 'made-up', subscriptions: ['weekly'] })).code, 3003);
    assert.equal((await unsubscribe('made-up', ['weekly'])).code, 3003);
  });

  it('refuse unknown newsletters, an empty list, and a missing address', async () => {
    assert.equal((await subscribe({ email: newAddress(), subscriptions: ['no-such-letter'] })).code, 3004);
    assert.equal((await subscribe({ email: newAddress(), subscriptions: [] })).code, 1004);
    assert.equal((await subscribe({ subscriptions: ['weekly'] })).code, 1004);
  });

  it('refuse an address without a captcha, and a session that is over', async () => {
    const json = { email: newAddress(), subscriptions: ['weekly'] };
    assert.equal((await app.call('subscribe', { json })).code, 1008);
    assert.equal((await subscribe(json, { authorization: 'Bearer expired' })).code, 2001);
  });
});
