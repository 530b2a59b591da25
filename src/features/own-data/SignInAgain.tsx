import { config, returnPath, safeLink, useSignal, useText } from '../../core';
import type { FormModel } from '../../forms';
import { HttpError } from '../../http';
import { Alert } from '../../ui';
import { messages } from './messages';

/** The services' code where a sign-in of the last minutes, or the password, must prove who asks. */
export const FRESH_SIGN_IN_NEEDED = 2007;

export function isProofNeeded(error: unknown): boolean {
  return error instanceof HttpError && error.code === FRESH_SIGN_IN_NEEDED;
}

/** A link to sign in again, which returns to this page. */
export function SignInAgain() {
  const t = useText(messages);
  return (
    <a
      className="inlay-account__link"
      href={safeLink(`${config().pages.signInPrompt}/${encodeURIComponent(returnPath())}`)}
    >
      {t('signInAgain')}
    </a>
  );
}

/** Why nothing was done, where no password could prove who asks. */
export function SignInAgainAlert() {
  const t = useText(messages);
  return (
    <Alert tone="info">
      {t('freshSignIn')} <SignInAgain />
    </Alert>
  );
}

/** In a form whose summary says the same, by the key `freshSignIn`: the link. */
export function SignInAgainOption<T extends object>({ form }: { form: FormModel<T> }) {
  const isStale = useSignal(form.error)?.key === 'freshSignIn';
  return isStale ? (
    <Alert tone="info">
      <SignInAgain />
    </Alert>
  ) : null;
}
