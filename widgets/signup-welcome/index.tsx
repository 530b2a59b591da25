import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { ConfirmStep, forgetPendingConfirmation, usePendingConfirmation } from '../../src/features/sign-in';
import {
  AccountFrame,
  accountHref,
  destination,
  useNavigateAway,
  useRedirectSignedIn,
} from '../../src/features/visitor';
import { Button, RichText } from '../../src/ui';
import { messages } from './messages';
import { props, type SignupWelcomeProps } from './props';
import styles from './signup-welcome.css';

function SignupWelcome({ title, text, redirect }: SignupWelcomeProps) {
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

export default defineWidget({
  name: 'signup-welcome',
  description: 'Welcomes new readers, and confirms their e-mail address if necessary.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  canBeEmpty: true,
  component: SignupWelcome,
});
