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
  /** For a course the thanks disappear by themselves; otherwise they stay until they are closed. */
  isEmailCourse: boolean;
}

/** After a registration where the visitor stays: thanks, and the subscription if it succeeds. */
export function useWelcome(): (user: User, welcome: Welcome) => Promise<void> {
  const t = useText(messages);
  return async ({ firstName }, { subscriptionCode, isEmailCourse }) => {
    // Otherwise the mail's link would redirect by it.
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

/** For a visitor who is signed in; resolves to whether they are subscribed now. A registration may have included it. */
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
