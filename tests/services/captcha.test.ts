import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Challenge } from 'altcha-lib';
import { type App, startApp } from './setup/app.ts';
import { newAddress } from './setup/people.ts';
import { payloadOf } from './setup/solve-captcha.ts';

describe('The captcha', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const send = (captcha: string | undefined, header = 'CaptchaKey') =>
    app.call('forgotPassword', { json: { email: newAddress() }, headers: { [header]: captcha } });

  it('lets a solved challenge pass, by either header', async () => {
    assert.equal((await send(await app.captcha())).status, 202);
    assert.equal((await send(await app.captcha(), 'InvisibleCaptchaKey')).status, 202);
  });

  it('stops a form without one', async () => assert.equal((await send(undefined)).code, 1008));

  it('stops one that is not readable', async () => {
    assert.equal((await send('not base64 of anything')).code, 1008);
    assert.equal(
      (await send(Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64'))).code,
      1008,
    );
  });

  it('takes each solution once', async () => {
    const solved = await app.captcha();
    assert.equal((await send(solved)).status, 202);
    assert.equal((await send(solved)).code, 1008);
  });

  it('accepts a solution once even if it is sent five times at the same moment', async () => {
    const solved = await app.captcha();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(solved)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [202, 400, 400, 400, 400]);
  });

  it('is not spent by a form that is refused for another reason', async () => {
    const solved = await app.captcha();
    const rejection = await app.call('forgotPassword', {
      json: { email: 'no-address' },
      isWrong: true,
      headers: { CaptchaKey: solved },
    });
    assert.equal(rejection.code, 1002);
    assert.equal((await send(solved)).status, 202);
  });

  it('rejects a challenge whose difficulty was lowered', async () => {
    const { body } = await app.call<Challenge>('getCaptchaChallenge');
    const easier = { ...body, parameters: { ...body.parameters, keyPrefix: '0' } };
    assert.equal((await send(await payloadOf(easier))).code, 1008);
  });

  it('expires after five minutes', async () => {
    const solved = await app.captcha();
    app.pass(301);
    assert.equal((await send(solved)).code, 1008);
  });
});
