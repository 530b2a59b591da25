import { useEffect, useState } from 'react';
import { lazy } from '../../../core';
import type { SignedIn, User } from '../../../services/user';
import type { PasskeySignIn } from './PasskeySignIn';

export interface PasskeyProps {
  /** Where the visitor began, for `signed-in`. */
  source?: string;
  onSignedIn: (user: User) => unknown;
  /** The account will be deleted: what to show before the session begins. */
  onDeletion: (signedIn: SignedIn) => unknown;
}

const loadPasskeySignIn = lazy(() => import('./late'));

/** Reserves the height of the passkey button; signing in by password does not wait for it, and works without it. */
export function PasskeyOption(props: PasskeyProps) {
  const [Control, setControl] = useState<typeof PasskeySignIn>();
  useEffect(() => {
    loadPasskeySignIn().then(
      (loaded) => setControl(() => loaded.PasskeySignIn),
      () => undefined,
    );
  }, []);
  return <div className="inlay-account__passkey">{Control && <Control {...props} />}</div>;
}
