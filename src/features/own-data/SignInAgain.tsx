import { config, safeLink, useText } from '../../core';
import { messages } from './messages';

/** The services' code where a sign-in of the last minutes, or the password, must prove who asks. */
export const FRESH_SIGN_IN_NEEDED = 2007;

/** A link to another sign-in, which leads back to this page. */
export function SignInAgain() {
  const t = useText(messages);
  const back = location.pathname + location.search;
  return (
    <a className="inlay-account__link" href={safeLink(`${config().pages.signInPrompt}/${encodeURIComponent(back)}`)}>
      {t('signInAgain')}
    </a>
  );
}
