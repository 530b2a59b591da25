import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { addStyles, config, isSamePage, pageIdentity, useText } from '../../../src/core';
import { EntrySteps, StepSwitch, subscribeTo, useEntrySteps, useWelcome } from '../../../src/features/entry';
import { practiceSubscription } from '../../../src/features/subscriptions';
import { currentPath, dropScrollPosition, saveScrollPosition } from '../../../src/features/visitor';
import { Button, icons, isPlainClick, toast } from '../../../src/ui';
import { Dialog } from '../../../src/ui/late';
import { messages as wallMessages } from '../messages';
import { Benefits, type CallToAction } from '../Panel';
import type { Start } from '../use-entry-dialog';
import styles from './entry.css';
import { messages } from './messages';

addStyles(styles);

export interface EntryProps {
  start: Start;
  callToAction: CallToAction;
  /** What keeps the visitor out. */
  lacks: 'session' | 'subscription';
  /** They were here before, and their session has ended. */
  isReturning: boolean;
  /** The visitor opened it and may close it; otherwise they can only sign in, register or leave. */
  isClosable: boolean;
  /**
   * The subscription that a signed-in reader lacks, and that registering adds; without it, registering subscribes to the
   * practice's alert.
   */
  subscriptionCode?: string;
  practiceCode?: string;
  isEmailCourse: boolean;
  onClose: () => void;
  /** Nothing more is asked of visitors who register here, or whose subscription failed through no fault of theirs. */
  onExcuse: () => void;
}

const SOURCE = 'regwall';

/** Registration, signing in and the code from the mail, in one dialog over the article. */
export function Entry({
  start,
  callToAction,
  lacks,
  isReturning,
  isClosable,
  subscriptionCode,
  practiceCode = config().page.practiceCode,
  isEmailCourse,
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
  const wasAsked = useRef(isClosable);
  useLayoutEffect(() => {
    if (!wasAsked.current) body.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [body]);
  useLayoutEffect(() => {
    if (pending) onExcuse();
  }, [pending, onExcuse]);

  // Who leaves for a forgotten password or by the link in the mail comes back to this line.
  useEffect(() => {
    saveScrollPosition();
    return dropScrollPosition;
  }, []);

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
      closable={isClosable}
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
          {!isClosable && <LeaveLink />}
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
      </div>
    </Dialog>
  );
}

/** One press subscribes a signed-in reader. If the service is down, the wall opens anyway. */
function SubscribeStep({ code, onFailed }: { code: string; onFailed: () => void }) {
  const t = useText(messages);
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    if (await subscribeTo(code)) return;
    toast(t('subscribeFailed'), { tone: 'warning' });
    onFailed();
  }

  return (
    <>
      <p className="inlay-regwall__text">{t('subscribeText')}</p>
      <p className="inlay-regwall__actions">
        <Button busy={isBusy} onClick={() => void press()}>
          {t('subscribe')}
        </Button>
      </p>
    </>
  );
}

/** A wall that cannot be closed can be left. */
function LeaveLink() {
  const t = useText(messages);
  const { home, signIn, signUp, confirm } = config().pages;
  const { href, isBack } = exitFrom({
    href: location.href,
    referrer: document.referrer,
    home,
    accountPages: [signIn, signUp, confirm],
  });

  const leaveEntry = (event: MouseEvent) => {
    dropScrollPosition();
    // A step back finds that page scrolled as it was; a tab of its own has none to go back to.
    if (!isBack || history.length < 2 || !isPlainClick(event)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Button variant="link" icon={icons.arrowBack} href={href} onClick={leaveEntry}>
      {isBack ? t('leaveBack') : t('leaveHome')}
    </Button>
  );
}

/** Where visitors go who do not want to register. */
export interface Exit {
  readonly href: string;
  /** Whether that is where they came from, a step back in the history. */
  readonly isBack: boolean;
}

/** Back to the page of this site that led here; home for visitors who came from elsewhere or by a form of the account pages. */
export function exitFrom({
  href,
  referrer,
  home,
  accountPages,
}: {
  href: string;
  referrer: string;
  home: string;
  accountPages: readonly string[];
}): Exit {
  const current = new URL(href);
  const from = referrer ? new URL(referrer, href) : undefined;
  const isOurs =
    from?.origin === current.origin &&
    pageIdentity(from.href) !== pageIdentity(href) &&
    !accountPages.some((page) => isSamePage(page, referrer));
  return isOurs ? { href: from.href, isBack: true } : { href: home, isBack: false };
}
