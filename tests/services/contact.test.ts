import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';
import { codeIn, newAddress } from './setup/people.ts';

describe('The contact form', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const message = (
    email: string,
    { otp, to = 'ingrid-solheim', ...changes }: { otp?: string; to?: string; isPreview?: boolean } = {},
  ) => ({
    PageName: 'people/ingrid-solheim',
    Ref: `${app.origin}/people/ingrid-solheim`,
    ...changes,
    emailData: {
      to,
      SendEmailRequest: {
        name: 'Ada Lindgren',
        email,
        title: 'Engineer',
        organization: 'Lindqvist Papper',
        subject: 'A question',
        message: 'First line.\n\n<b>Second</b>',
      },
      Source: 'Profile',
      partnerName: 'Ingrid Solheim',
      ...(otp && { otp }),
    },
  });
  const send = async (operation: string, json: unknown, language = 'en') =>
    app.call<unknown>(operation, { json, headers: { CaptchaKey: await app.captcha(), 'accept-language': language } });
  const askForCode = async (email: string, language = 'en') => {
    assert.equal((await send('sendContactCode', { email, firstName: 'Ada' }, language)).status, 200);
    return codeIn((await app.mailsTo(email))[0]);
  };

  it('delivers a message to its person, as text', async () => {
    const email = newAddress();
    const { body } = await send('sendMessage', message(email), 'de');
    assert.match((body as { data: { successMessage: string } }).data.successMessage, /^<p><strong>Vielen Dank/);
    const [mail] = await app.mailsTo('ingrid-solheim@alder-voss.example');
    assert.equal(mail?.subject, 'Message from the website: A question');
    assert.match(
      mail.text,
      new RegExp(`Ada Lindgren, Engineer, Lindqvist Papper \\(${email}\\) writes:\n\nFirst line\\.`),
    );
    assert.ok(mail.html.includes('&lt;b&gt;Second&lt;/b&gt;') && !mail.html.includes('<b>Second'));
  });

  it('delivers a message without a recipient to the firm', async () => {
    await send('sendMessage', message(newAddress(), { to: '' }));
    assert.equal((await app.mailsTo('contact@alder-voss.example')).length, 1);
  });

  it('delivers nothing in preview', async () => {
    const before = (await app.mailsTo('mateo-ferrer@alder-voss.example')).length;
    assert.equal(
      (await send('sendMessage', message(newAddress(), { to: 'mateo-ferrer', isPreview: true }))).status,
      200,
    );
    assert.equal((await app.mailsTo('mateo-ferrer@alder-voss.example')).length, before);
  });

  it('takes a mailed code, in the visitor’s language, once', async () => {
    const email = newAddress();
    const otp = await askForCode(email, 'ja');
    assert.equal((await app.mailsTo(email))[0]?.subject, 'お問い合わせフォームの確認コード');
    assert.equal((await send('sendProvenMessage', message(email, { otp }))).status, 200);
    assert.equal((await send('sendProvenMessage', message(email, { otp }))).body, 'Otp is invalid');
  });

  it('takes a mailed code once, even from requests that arrive together', async () => {
    const email = newAddress();
    const otp = await askForCode(email);
    const answers = await Promise.all([1, 2, 3].map(() => send('sendProvenMessage', message(email, { otp }))));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  });

  it('distinguishes a wrong code from an expired one', async () => {
    const email = newAddress();
    const otp = await askForCode(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    assert.equal((await send('sendProvenMessage', message(email, { otp: wrong }))).body, 'Otp is invalid');
    app.pass(15 * 60 + 1);
    assert.equal((await send('sendProvenMessage', message(email, { otp }))).body, 'Otp is expired');
  });

  it('takes no code after five wrong ones for a quarter of an hour, whichever is the latest', async () => {
    const email = newAddress();
    const otp = await askForCode(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round += 1) await send('sendProvenMessage', message(email, { otp: wrong }));
    const rejection = await send('sendProvenMessage', message(email, { otp: await askForCode(email) }));
    assert.equal(rejection.code, 2005);
    app.pass(Number(rejection.headers.get('retry-after')));
    assert.equal((await send('sendProvenMessage', message(email, { otp: await askForCode(email) }))).status, 200);
  });

  it('refuses a subject or a name of two lines, and takes a message of many', async () => {
    const { emailData, ...rest } = message(newAddress());
    const messageWith = (changes: object) => ({
      ...rest,
      emailData: { ...emailData, SendEmailRequest: { ...emailData.SendEmailRequest, ...changes } },
    });
    for (const field of ['subject', 'name', 'title'])
      assert.equal(
        (await send('sendMessage', messageWith({ [field]: 'Hello\r\nBcc: all@readers.example' }))).status,
        400,
        field,
      );
    assert.equal((await send('sendMessage', messageWith({ message: 'One\nTwo' }))).status, 200);
  });

  it('refuses unknown people, missing fields and a missing captcha', async () => {
    assert.equal((await send('sendMessage', message(newAddress(), { to: 'unknown' }))).code, 4004);
    const { emailData, ...rest } = message(newAddress());
    const { subject: _, ...request } = emailData.SendEmailRequest;
    const json = { ...rest, emailData: { ...emailData, SendEmailRequest: request } };
    const incomplete = await app.call('sendMessage', {
      json,
      isWrong: true,
      headers: { CaptchaKey: await app.captcha() },
    });
    assert.equal(incomplete.code, 1004);
    assert.equal((await app.call('sendMessage', { json: message(newAddress()) })).code, 1008);
    assert.equal((await app.call('sendContactCode', { json: { email: newAddress(), firstName: 'Ada' } })).code, 1008);
  });
});
