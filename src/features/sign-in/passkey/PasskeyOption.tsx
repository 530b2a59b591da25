import { useEffect, useState } from 'react';
import { lazy } from '../../../core';
import type { SignedIn, User } from '../../../services/user';
import type { PasskeySignIn } from './PasskeySignIn';

export interface PasskeyProps {
  /** The entry point, for `signed-in`. */
  source?: string;
  onSignedIn: (user: User) => unknown;
  /** The account will be deleted: the step before the session begins. */
  onDeletion: (signedIn: SignedIn) => unknown;
}

const loadPasskeySignIn = lazy(() => import('./late'));

/** Reserves the height of the passkey button; the password form does not wait for it. */
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
