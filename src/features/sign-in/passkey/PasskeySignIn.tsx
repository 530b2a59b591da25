import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../core';
import { HttpError } from '../../../http';
import { beginPasskeySignIn, type SignedIn, signInByPasskey } from '../../../services/user';
import { Alert, Button, icons } from '../../../ui';
import { startSession } from '../start-session';
import type { PasskeyProps } from './PasskeyOption';
import { messages } from './messages';

/** The button, and the browser's own offer of passkeys in the address field. */
export function PasskeySignIn({ source, onSignedIn, onDeletion }: PasskeyProps) {
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
      if (signedIn.user.deletionDueAt) return void (await onDeletion(signedIn));
      startSession(signedIn, source);
      await onSignedIn(signedIn.user);
    } finally {
      setBusy(false);
    }
  }

  // The offer is pending in the field until the visitor accepts it, presses the button or leaves.
  const offer = () => void offerPasskeys().then((outcome) => latest.current(outcome));
  useEffect(() => {
    offer();
    return cancelCeremony;
  }, []);

  async function signInWithPasskey() {
    setBusy(true);
    setProblem(undefined);
    const outcome = await requestPasskey();
    setBusy(false);
    latest.current(outcome);
    if (typeof outcome === 'string' && outcome !== 'impossible' && outcome !== 'stopped') offer();
  }

  if (!isPossible) return null;
  return (
    <>
      <Button variant="secondary" icon={icons.key} busy={isBusy} onClick={() => void signInWithPasskey()}>
        {t('signIn')}
      </Button>
      {problem && <Alert tone="negative">{t(problem)}</Alert>}
    </>
  );
}

/**
 * `stopped`: another ceremony replaced it, or the form was removed. `impossible`: not supported by this browser or at
 * this URL.
 */
export type PasskeyOutcome = SignedIn | 'stopped' | 'impossible' | 'notUsed' | 'unknown' | 'failed';

/** Opens the browser's own list of passkeys. */
export function requestPasskey(): Promise<PasskeyOutcome> {
  return attempt(false);
}

/** Lets the browser offer passkeys in the field whose `autocomplete` ends in `webauthn`. */
export async function offerPasskeys(): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) return 'impossible';
  if (!(await browserSupportsWebAuthnAutofill())) return 'stopped';
  const outcome = await attempt(true);
  // The visitor has not pressed anything, so nothing needs to be shown.
  return outcome === 'notUsed' || outcome === 'failed' ? 'stopped' : outcome;
}

export function cancelCeremony() {
  latestCeremony += 1;
  WebAuthnAbortService.cancelCeremony();
}

/** The options of an earlier one may arrive later, and must not replace it. */
let latestCeremony = 0;

async function attempt(useBrowserAutofill: boolean): Promise<PasskeyOutcome> {
  const ceremony = (latestCeremony += 1);
  try {
    const optionsJSON = await beginPasskeySignIn();
    if (ceremony !== latestCeremony) return 'stopped';
    return await signInByPasskey(await startAuthentication({ optionsJSON, useBrowserAutofill }));
  } catch (error) {
    return outcomeOf(error);
  }
}

const UNKNOWN_PASSKEY = 2009;

function outcomeOf(error: unknown): PasskeyOutcome {
  if (error instanceof HttpError)
    return error.status === 404 ? 'impossible' : error.code === UNKNOWN_PASSKEY ? 'unknown' : 'failed';
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return 'stopped';
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'stopped';
  return name === 'SecurityError' ? 'impossible' : 'notUsed';
}
