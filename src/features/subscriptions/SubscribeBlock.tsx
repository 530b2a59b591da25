import { useEffect, useRef, useState } from 'react';
import { addStyles, config, useText } from '../../core';
import type { Subscribed } from '../../services/user';
import { useSession } from '../../session';
import { Button, Icon, icons } from '../../ui';
import { useCompleteVisitor } from '../visitor';
import { messages } from './messages';
import { SubscribeForm, type SubscribeFormProps } from './SubscribeForm';
import styles from './subscriptions.css';
import { useSubscribed } from './subscribed';

addStyles(styles);

export interface SubscribeBlockProps extends Omit<SubscribeFormProps, 'onSubscribed' | 'focusOnMount'> {
  thanks?: string | undefined;
  /** Whether a thank-you page follows for anonymous visitors. */
  goesOn?: boolean;
}

/** The route with thanks and the offer of an account. */
const THANKS = '#/signup-thanks';

/** The form, or its replacement once the visitor is subscribed, here or elsewhere on the page. */
export function SubscribeBlock({ thanks, goesOn = false, ...form }: SubscribeBlockProps) {
  const t = useText(messages);
  const isSignedIn = useSession().status === 'active';
  const { isSubscribed, isPending, email, forget } = useSubscribed(form.codes);
  const [isNew, setNew] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const textRef = useRef<HTMLParagraphElement>(null);
  useCompleteVisitor();
  useEffect(() => {
    // The focused button was removed.
    if (isNew && isSubscribed) textRef.current?.focus();
  }, [isNew, isSubscribed]);

  const onSubscribed = (response: Subscribed, email: string | undefined) => {
    setNew(true);
    setAgain(false);
    if (goesOn && email && !response.isPending) location.hash = THANKS;
  };

  const forgetHere = () => {
    forget();
    setAgain(true);
  };

  if (!isSubscribed) return <SubscribeForm {...form} focusOnMount={isAgain} onSubscribed={onSubscribed} />;
  return (
    <div className="inlay-subscriptions__thanks">
      <Icon path={icons.positive} size={24} />
      <p ref={textRef} className="inlay-subscriptions__words" role="status" tabIndex={-1}>
        {isPending && email
          ? t('confirmByMail', { email })
          : `${thanks ?? t('thanks')} ${email ? t('sentTo', { email }) : ''}`}
      </p>
      <div className="inlay-subscriptions__ways">
        <Button variant="link" href={isSignedIn ? config().pages.subscriptions : THANKS}>
          {t('manage')}
        </Button>
        {!isSignedIn && (
          <Button variant="link" onClick={forgetHere}>
            {t('otherAddress')}
          </Button>
        )}
      </div>
    </div>
  );
}
