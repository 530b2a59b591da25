import { currentPath } from '../../../src/features/visitor';
import { SocialLinks, socialMessages } from '../../../src/features/sign-in';
import { useText } from '../../../src/core';
import { SubmitError } from '../../../src/forms';
import { socialSignInAddress } from '../../../src/features/sign-in';
import { Alert } from '../../../src/ui';
import { messages } from './messages';

/** What they know at the provider cannot be had any more. */
export function BeginAgain({ problem, redirect }: { problem: unknown; redirect: string | undefined }) {
  const t = useText(messages);
  const social = useText(socialMessages);
  const key = problem instanceof SubmitError ? problem.key : 'expired';
  return (
    <div className="inlay-account__done">
      <Alert tone="warning">{social(Object.hasOwn(socialMessages.texts, key) ? (key as 'expired') : 'expired')}</Alert>
      <p className="inlay-account__text">{t('beginAgain')}</p>
      <SocialLinks hrefOf={(provider) => socialSignInAddress(provider, redirect ?? currentPath())} />
    </div>
  );
}
