import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { AccountFrame, accountHref, destination, useRedirectSignedIn } from '../../src/features/visitor';
import { Button, RichText } from '../../src/ui';
import { messages } from './messages';
import { props, type SignupThanksProps } from './props';
import styles from './signup-thanks.css';

function SignupThanks({ title, text, redirect }: SignupThanksProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  if (useRedirectSignedIn(isEditing, redirect)) return null;
  return (
    <AccountFrame className="inlay-signup-thanks" title={title}>
      {text ? <RichText content={text} /> : <p className="inlay-account__text">{t('text')}</p>}
      <div className="inlay-account__actions">
        <Button href={destination(redirect)}>{t('goOn')}</Button>
        <Button href={accountHref('signUp')} variant="secondary">
          {t('signUp')}
        </Button>
        <Button href={accountHref('signIn')} variant="link">
          {t('signIn')}
        </Button>
      </div>
    </AccountFrame>
  );
}

export default defineWidget({
  name: 'signup-thanks',
  description: 'Thanks visitors who have subscribed or registered, and shows the next step.',
  load: 'eager',
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: SignupThanks,
});
