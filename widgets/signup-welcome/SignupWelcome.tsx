import { AccountFrame } from '../../src/features/visitor';
import { accountHref, destination, useNavigateAway, useRedirectSignedIn } from '../../src/features/visitor';
import { ConfirmStep, forgetPendingConfirmation, usePendingConfirmation } from '../../src/features/sign-in';
import { useText, useWidget } from '../../src/core';
import { Button, RichText } from '../../src/ui';
import { messages } from './messages';
import type { SignupWelcomeProps } from './props';

export function SignupWelcome({ title, text, redirect }: SignupWelcomeProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [pending] = usePendingConfirmation();
  const [, leavePage] = useNavigateAway();
  const isSent = useRedirectSignedIn(isEditing, redirect);
  const confirmed = () => {
    forgetPendingConfirmation();
    return leavePage(redirect);
  };

  if (isSent) return null;
  return (
    <AccountFrame className="inlay-signup-welcome" title={title}>
      {pending ? (
        <ConfirmStep email={pending} source="signup-welcome" onConfirmed={confirmed} />
      ) : (
        <>
          {text ? <RichText content={text} /> : <p className="inlay-account__text">{t('text')}</p>}
          <div className="inlay-account__actions">
            <Button href={accountHref('signIn')}>{t('signIn')}</Button>
            <Button href={destination(redirect)} variant="secondary">
              {t('goOn')}
            </Button>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
