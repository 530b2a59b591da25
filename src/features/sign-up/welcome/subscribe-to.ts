import { publish } from '../../../core';
import { reportFault } from '../../../http';
import { subscriptions } from '../../../session';

/** For whoever is signed in; resolves to whether they have it now. A registration may have brought it along. */
export async function subscribeTo(code: string): Promise<boolean> {
  try {
    if (subscriptions().includes(code)) publish('subscription-added', { code });
    else await (await import('../../subscriptions/send')).send({ codes: [code], email: undefined });
    return true;
  } catch (error) {
    reportFault(error);
    return false;
  }
}
