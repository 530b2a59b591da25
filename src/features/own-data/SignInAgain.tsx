import { config, returnPath, safeLink, useSignal, useText } from '../../core';
import { type FormModel, SubmitError } from '../../forms';
import { HttpError } from '../../http';
import { Alert } from '../../ui';
import { messages } from './messages';

/** The service's error code if a recent sign-in, or the password, must confirm the visitor's identity. */
export const FRESH_SIGN_IN_NEEDED = 2007;

export function isProofNeeded(error: unknown): boolean {
  return error instanceof HttpError && error.code === FRESH_SIGN_IN_NEEDED;
}

/**
 * The form's error, with a SignInAgainOption, if its call requires a proof that it cannot give. Any other error stays
 * unchanged.
 */
export function proofError(error: unknown): unknown {
  return isProofNeeded(error) ? new SubmitError('freshSignIn', { messages, cause: error }) : error;
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

/** Why nothing was done, if no password can confirm the visitor's identity. */
export function SignInAgainAlert() {
  const t = useText(messages);
  return (
    <Alert tone="info">
      {t('freshSignIn')} <SignInAgain />
    </Alert>
  );
}

/** The link, in a form whose summary has the text, by the key `freshSignIn`. */
export function SignInAgainOption<T extends object>({ form }: { form: FormModel<T> }) {
  const isStale = useSignal(form.error)?.key === 'freshSignIn';
  return isStale ? (
    <Alert tone="info">
      <SignInAgain />
    </Alert>
  ) : null;
}
