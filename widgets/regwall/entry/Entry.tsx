import { useLayoutEffect, useState } from 'react';
import { addStyles, config, useText } from '../../../src/core';
import { EntrySteps, StepSwitch, subscribeTo, useEntrySteps, useWelcome } from '../../../src/features/entry';
import { practiceSubscription } from '../../../src/features/subscriptions';
import { currentPath, dropScrollPosition, saveScrollPosition } from '../../../src/features/visitor';
import { Button, toast } from '../../../src/ui';
import { Dialog } from '../../../src/ui/late';
import { messages as wallMessages } from '../messages';
import { Benefits, type CallToAction } from '../Panel';
import type { Start } from '../use-entry-dialog';
import styles from './entry.css';
import { messages } from './messages';
import { NewsletterKey } from './NewsletterKey';

export { NewsletterKey };

addStyles(styles);

export interface EntryProps {
  start: Start;
  callToAction: CallToAction;
  /** The reason why the visitor is stopped. */
  lacks: 'session' | 'subscription';
  /** A returning visitor whose session has ended. */
  isReturning: boolean;
  /** It opened automatically. */
  isAutomatic: boolean;
  /**
   * The subscription that a signed-in reader lacks, and that a registration includes; otherwise a registration
   * subscribes to the practice's alert.
   */
  subscriptionCode?: string;
  practiceCode?: string;
  isEmailCourse: boolean;
  /** Code of the newsletter that opens the wall; empty if there is none. */
  newsletter: string;
  onKey: () => void;
  onClose: () => void;
  /** Visitors who register here get access, even if their subscription failed through no fault of theirs. */
  onExcuse: () => void;
}

const SOURCE = 'regwall';

/** Registration, sign-in and the code from the e-mail, in one dialog over the article. */
export function Entry({
  start,
  callToAction,
  lacks,
  isReturning,
  isAutomatic,
  subscriptionCode,
  practiceCode = config().page.practiceCode,
  isEmailCourse,
  newsletter,
  onKey,
  onClose,
  onExcuse,
}: EntryProps) {
  const t = useText(messages);
  const wallText = useText(wallMessages);
  const welcome = useWelcome();
  const steps = useEntrySteps(start);
  const { body, pending, showForm } = steps;
  const step = lacks === 'subscription' ? 'subscribe' : steps.step;
  const code = subscriptionCode ?? practiceSubscription(practiceCode);

  // It opened automatically: focus the title, so that it is read first and phones show no keyboard.
  useLayoutEffect(() => {
    if (isAutomatic) body.current?.closest('dialog')?.querySelector('h2')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, []);
  useLayoutEffect(() => {
    if (pending) onExcuse();
  }, [pending, onExcuse]);

  // Visitors who leave for a forgotten password, or by the link in the e-mail, return to this line. Saved before the
  // wall moves the page.
  useLayoutEffect(() => {
    saveScrollPosition();
    return dropScrollPosition;
  }, []);

  const openWall = () => {
    onClose();
    onKey();
  };
  const titles = {
    'sign-up': callToAction.title,
    'sign-in': isReturning ? t('titleAgain') : t('titleSignIn'),
    confirm: t('titleConfirm'),
    subscribe: wallText('titleSubscribe'),
  };
  return (
    <Dialog
      open
      title={titles[step]}
      description={step === 'sign-up' ? callToAction.text : undefined}
      onClose={onClose}
    >
      <div ref={body} className="inlay-regwall__entry">
        <p className="inlay-regwall__exits">
          {step === 'sign-up' && (
            <StepSwitch
              question={wallText('haveAccount')}
              label={wallText('signIn')}
              onSwitch={() => showForm('sign-in')}
            />
          )}
          {step === 'sign-in' && (
            <StepSwitch
              question={wallText('newHere')}
              label={wallText('register')}
              onSwitch={() => showForm('sign-up')}
            />
          )}
        </p>
        {step === 'subscribe' ? (
          <SubscribeStep code={subscriptionCode ?? ''} onFailed={onExcuse} />
        ) : (
          <EntrySteps
            steps={steps}
            source={SOURCE}
            back={currentPath}
            code={code}
            practiceCode={practiceCode}
            className="inlay-regwall__step"
            lead={<Benefits items={callToAction.benefits} />}
            onConfirmed={(user) => user && welcome(user, { subscriptionCode: code, isEmailCourse })}
          />
        )}
        {newsletter && (step === 'sign-up' || step === 'sign-in') && (
          <NewsletterKey code={newsletter} onKey={openWall} />
        )}
      </div>
    </Dialog>
  );
}

/** One press subscribes a signed-in reader. If the service is down, the wall opens anyway. */
function SubscribeStep({ code, onFailed }: { code: string; onFailed: () => void }) {
  const t = useText(messages);
  const [isBusy, setBusy] = useState(false);

  async function onSubscribe() {
    setBusy(true);
    if (await subscribeTo(code)) return;
    toast(t('subscribeFailed'), { tone: 'warning' });
    onFailed();
  }

  return (
    <>
      <p className="inlay-regwall__text">{t('subscribeText')}</p>
      <p className="inlay-regwall__actions">
        <Button busy={isBusy} onClick={() => void onSubscribe()}>
          {t('subscribe')}
        </Button>
      </p>
    </>
  );
}
