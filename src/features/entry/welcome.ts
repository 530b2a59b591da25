import { config, publish, safeRedirect, useText } from '../../core';
import { reportFault } from '../../http';
import type { User } from '../../services/user';
import { subscriptions } from '../../session';
import { toast } from '../../ui';
import { loadSubscribe } from '../subscriptions';
import { dropRedirect } from '../visitor';
import { signUpMessages as messages } from '../sign-up';

export interface Welcome {
  /** The subscription of the registration. */
  subscriptionCode: string | undefined;
  /** For a course, the message disappears automatically; otherwise it stays until it is closed. */
  isEmailCourse: boolean;
}

/** After a registration on the same page: a welcome message, which names the subscription if it succeeded. */
export function useWelcome(): (user: User, welcome: Welcome) => Promise<void> {
  const t = useText(messages);
  return async ({ firstName }, { subscriptionCode, isEmailCourse }) => {
    // Otherwise the link in the e-mail would redirect with it.
    dropRedirect();
    if (isEmailCourse) toast(t('courseThanks'), { tone: 'positive' });
    else {
      const manage = {
        label: t('manage'),
        onAct: () => location.assign(safeRedirect(config().pages.subscriptions, config().pages.home)),
      };
      toast(firstName ? t('thanks', { name: firstName }) : t('thanksNameless'), {
        tone: 'positive',
        persistent: true,
        action: manage,
      });
    }
    if (subscriptionCode) await subscribeTo(subscriptionCode);
  };
}

/** For a signed-in visitor; resolves to whether they are subscribed now. A registration may have included it. */
export async function subscribeTo(code: string): Promise<boolean> {
  try {
    if (subscriptions().includes(code)) publish('subscription-added', { code });
    else await (await loadSubscribe()).send({ codes: [code], email: undefined });
    return true;
  } catch (error) {
    reportFault(error);
    return false;
  }
}
