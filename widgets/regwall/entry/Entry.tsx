import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWelcome } from '../../../src/features/sign-up';
import { dropScrollPosition, currentPath, saveScrollPosition } from '../../../src/features/visitor';
import { EntrySteps, StepSwitch, useEntrySteps } from '../../../src/features/sign-up';
import { addStyles, useText } from '../../../src/core';
import { Dialog } from '../../../src/ui';
import type { Start } from '../effects/overlay';
import type { CallToAction } from '../call-to-action';
import { messages as wallMessages } from '../messages';
import { Benefits } from '../parts/Benefits';
import styles from './entry.css';
import { messages } from './messages';
import { SubscribeStep } from './SubscribeStep';
import { WayOut } from './WayOut';

addStyles(styles);

export interface EntryProps {
  start: Start;
  invitation: CallToAction;
  /** What keeps the visitor out. */
  lacks: 'session' | 'subscription';
  /** They were here before, and their session has ended. */
  isReturning: boolean;
  /** They asked for it and may go back to the text; else the ways out are to come in or to leave. */
  isClosable: boolean;
  subscriptionCode?: string;
  isEmailCourse: boolean;
  onClose: () => void;
  /** Nothing more is asked of whoever registers here, or whose subscription failed through no fault of theirs. */
  onExcuse: () => void;
}

const SOURCE = 'regwall';

/** Registration, signing in and the code from the mail, in one dialog over the article. */
export function Entry({ start, invitation, lacks, isReturning, isClosable, subscriptionCode, isEmailCourse, onClose, onExcuse }: EntryProps) {
  const t = useText(messages);
  const wallText = useText(wallMessages);
  const welcome = useWelcome();
  const steps = useEntrySteps(start);
  const { body, pending, showForm } = steps;
  const step = lacks === 'subscription' ? 'subscribe' : steps.step;

  // Nobody asked for it: the title is heard first, and no phone raises its keyboard.
  const wasAsked = useRef(isClosable);
  useLayoutEffect(() => {
    if (!wasAsked.current) body.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [body]);
  useLayoutEffect(() => {
    if (pending) onExcuse();
  }, [pending, onExcuse]);

  // Whoever leaves for a forgotten password or by the link in the mail comes back to this line.
  useEffect(() => {
    saveScrollPosition();
    return dropScrollPosition;
  }, []);

  const titles = {
    'sign-up': invitation.title,
    'sign-in': isReturning ? t('titleAgain') : t('titleSignIn'),
    confirm: t('titleConfirm'),
    subscribe: wallText('titleSubscribe'),
  };
  return (
    <Dialog open title={titles[step]} description={step === 'sign-up' ? invitation.text : undefined} closable={isClosable} onClose={onClose}>
      <div ref={body} className="inlay-regwall__entry">
        <p className="inlay-regwall__doors">
          {step === 'sign-up' && <StepSwitch question={wallText('haveAccount')} label={wallText('signIn')} onSwitch={() => showForm('sign-in')} />}
          {step === 'sign-in' && <StepSwitch question={wallText('newHere')} label={wallText('register')} onSwitch={() => showForm('sign-up')} />}
          {!isClosable && <WayOut />}
        </p>
        {step === 'subscribe' ? (
          <SubscribeStep code={subscriptionCode ?? ''} onFailed={onExcuse} />
        ) : (
          <EntrySteps
            steps={steps}
            source={SOURCE}
            back={currentPath}
            code={subscriptionCode}
            className="inlay-regwall__step"
            lead={<Benefits items={invitation.benefits} />}
            onConfirmed={(user) => user && welcome(user, { subscriptionCode, isEmailCourse })}
          />
        )}
      </div>
    </Dialog>
  );
}
