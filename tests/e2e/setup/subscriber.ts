import { createClient } from '../../services/setup/client.ts';
import { newAddress } from '../../services/setup/people.ts';
import { solveCaptcha } from '../../services/setup/solve-captcha.ts';
import type { Inbox } from './mail.ts';

/** A subscriber to the weekly newsletter, and the sealed address in the e-mails. */
export async function subscriber(site: string, link: Inbox['link']) {
  const client = await createClient(site);
  const email = newAddress();
  const subscribe = async (json: object) =>
    client.call('subscribe', {
      json: { ...json, subscriptions: ['weekly'] },
      headers: { CaptchaKey: await solveCaptcha(client) },
    });
  await subscribe({ email });
  const confirm = new URL(await link(email, 'confirm-subscription'));
  await subscribe({ encUserId: confirm.searchParams.get('eid') });
  const unsubscribe = await link(email, 'subscribed');
  return { unsubscribe, eid: encodeURIComponent(new URL(unsubscribe).searchParams.get('eid')!) };
}
