import { HttpError, publish, subscriptions } from '../../core';

/** For whoever is signed in; resolves to whether they have it now. A registration may have brought it along. */
export async function subscribeTo(code: string): Promise<boolean> {
  try {
    if (subscriptions().includes(code)) publish('subscription-added', { code });
    else await (await import('../subscriptions/send')).send({ codes: [code], email: undefined });
    return true;
  } catch (error) {
    if (!(error instanceof HttpError)) console.error('Inlay: nobody could be subscribed.', error);
    return false;
  }
}
