import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core';
import { Alert, Button, icons } from '../../../ui';
import { startSession } from '../start-session';
import { messages } from './messages';
import type { PasskeyProps } from './PasskeyOption';
import { askForPasskey, offerPasskeys, stopAsking, type PasskeyOutcome } from './ask';

/** The button, and the browser's own offer of passkeys in the field for the address. */
export function PasskeySignIn({ source, onSignedIn }: PasskeyProps) {
  const t = useText(messages);
  const [isPossible, setPossible] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'notUsed' | 'unknown' | 'failed'>();

  const latest = useRef<(outcome: PasskeyOutcome) => void>(() => {});
  latest.current = (outcome) => {
    if (typeof outcome === 'object') return void follow(outcome).catch(() => setProblem('failed'));
    if (outcome === 'impossible') setPossible(false);
    else if (outcome !== 'stopped') setProblem(outcome);
  };
  async function follow(signedIn: Extract<PasskeyOutcome, object>) {
    setBusy(true);
    try {
      startSession(signedIn, source);
      await onSignedIn(signedIn.user);
    } finally {
      setBusy(false);
    }
  }

  // The offer waits in the field until the visitor takes it, presses the button or leaves.
  const offer = () => void offerPasskeys().then((outcome) => latest.current(outcome));
  useEffect(() => {
    offer();
    return stopAsking;
  }, []);

  async function ask() {
    setBusy(true);
    setProblem(undefined);
    const outcome = await askForPasskey();
    setBusy(false);
    latest.current(outcome);
    if (typeof outcome === 'string' && outcome !== 'impossible') offer();
  }

  if (!isPossible) return null;
  return (
    <>
      <Button variant="secondary" icon={icons.key} busy={isBusy} onClick={() => void ask()}>
        {t('signIn')}
      </Button>
      {problem && <Alert tone="negative">{t(problem)}</Alert>}
    </>
  );
}
