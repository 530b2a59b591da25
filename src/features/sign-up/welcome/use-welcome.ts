import { config, safeRedirect, useText } from '../../../core';
import type { User } from '../../../services';
import { toast } from '../../../ui';
import { dropRedirect } from '../../visitor';
import { messages } from './messages';
import { subscribeTo } from './subscribe-to';

export interface Welcome {
  /** What the registration was for. */
  subscriptionCode: string | undefined;
  /** Whoever takes a course is thanked in passing; others until they have read it. */
  isEmailCourse: boolean;
}

/** After a registration where the visitor stays: thanks, and the subscription as far as it can be had. */
export function useWelcome(): (user: User, welcome: Welcome) => Promise<void> {
  const t = useText(messages);
  return async ({ firstName }, { subscriptionCode, isEmailCourse }) => {
    // The mail's link would still lead on by it.
    dropRedirect();
    if (isEmailCourse) toast(t('courseThanks'), { tone: 'positive' });
    else {
      const manage = { label: t('manage'), onAct: () => location.assign(safeRedirect(config().pages.subscriptions, config().pages.home)) };
      toast(firstName ? t('thanks', { name: firstName }) : t('thanksNameless'), { tone: 'positive', persistent: true, action: manage });
    }
    if (subscriptionCode) await subscribeTo(subscriptionCode);
  };
}
