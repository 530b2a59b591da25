import { useEffect, useRef, useState } from 'react';
import { defineWidget } from '../../src/contract';
import { config, useLanguage, useText, useWidget } from '../../src/core';
import { AuthenticatedNotice, canMakePasskeys } from '../../src/features/own-data';
import { fetchPasskeys } from '../../src/services/user';
import { useSession } from '../../src/session';
import { announce } from '../../src/ui';
import { PasskeyOffer } from './PasskeyOffer';
import { ProfileQuestion } from './ProfileQuestion';
import { messages } from './messages';
import { props, type AfterSignInProps } from './props';
import { nextQuestion, type Question } from './questions';
import { isQuestionDue, takePasskeyOffer } from './remembered';
import styles from './after-sign-in.css';

/** The visible part. The offer states whether the password can prove the owner. */
type Next = { readonly requiresPassword: boolean } | Question;

/** Shows at most one offer or question on a page, and blocks nothing. */
function AfterSignIn(props: AfterSignInProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status, user, reLoginRequired } = useSession();
  const reader = status === 'active' && !reLoginRequired ? user?.id : undefined;
  const [isSending, setSending] = useState(false);
  if (isEditing) return <p className="inlay-after-sign-in__note">{t('editing')}</p>;
  if (reader) return <NextStep key={reader} {...props} setSending={setSending} />;
  return isSending ? <AuthenticatedNotice state="signed-out" /> : null;
}

interface NextStepProps extends AfterSignInProps {
  /** Called while an answer is being sent. If the session ends then, a message says that it was not saved. */
  setSending: (isSending: boolean) => void;
}

function NextStep({ offersPasskey, questions = [], days, setSending }: NextStepProps) {
  const t = useText(messages);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<Next>();

  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    // Both are optional, so a failure shows nothing.
    find(signal).then(
      (found) => signal.aborted || setNext(found),
      () => undefined,
    );
    return () => request.abort();

    async function find(requestSignal: AbortSignal): Promise<Next | undefined> {
      if (offersPasskey && config().flags.passkeys && takePasskeyOffer() && (await hasPlatformAuthenticator())) {
        const { passkeys, requiresPassword } = await fetchPasskeys(requestSignal);
        if (!passkeys.length) return { requiresPassword };
      }
      return isQuestionDue(days) && questions.length ? nextQuestion(questions, language, requestSignal) : undefined;
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each reader
  }, []);

  const finish = (message?: string) => {
    // The pressed button is removed.
    box.current?.focus();
    setNext(undefined);
    if (message) announce(message);
  };
  return (
    <div ref={box} className="inlay-after-sign-in__place" tabIndex={-1}>
      {next &&
        ('field' in next ? (
          <ProfileQuestion
            question={next}
            setSending={setSending}
            onSaved={() => finish(t('saved'))}
            onClose={() => finish()}
          />
        ) : (
          <PasskeyOffer {...next} onCreated={() => finish(t('created'))} onClose={() => finish()} />
        ))}
    </div>
  );
}

/** A fingerprint reader, a camera for faces, or a screen lock. */
async function hasPlatformAuthenticator(): Promise<boolean> {
  return canMakePasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

export default defineWidget({
  name: 'after-sign-in',
  description:
    'For signed-in readers: offers a passkey after a sign-in with a password, or asks one optional question for the profile.',
  load: 'idle',
  canBeEmpty: true,
  props,
  messages,
  styles,
  component: AfterSignIn,
});
