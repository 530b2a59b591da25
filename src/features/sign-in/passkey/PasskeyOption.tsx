import { useEffect, useState } from 'react';
import type { User } from '../../../services';
import type { PasskeySignIn } from './PasskeySignIn';

export interface PasskeyProps {
  /** Where the visitor began, for `signed-in`. */
  source?: string;
  onSignedIn: (user: User) => unknown;
}

/** Keeps the room of the button for a passkey; who signs in by password must not wait for it. */
export function PasskeyOption(props: PasskeyProps) {
  const [Control, setControl] = useState<typeof PasskeySignIn>();
  useEffect(() => {
    import('./PasskeySignIn').then(
      (chunk) => setControl(() => chunk.PasskeySignIn),
      () => undefined,
    );
  }, []);
  return <div className="inlay-account__passkey">{Control && <Control {...props} />}</div>;
}
