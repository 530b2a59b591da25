import { config } from '../../../core';
import { register, registerPartially, type Registration, type SignedIn } from '../../../services';
import { keepRedirect } from '../../visitor';
import { forgetNewcomer } from '../../sign-in';
import { refusalOf } from '../../sign-in';

export interface RegistrationCircumstances {
  signal: AbortSignal;
  captcha: string | undefined;
  source: string | undefined;
  /** Where the visitor goes on to once the address is confirmed. */
  returnUrl: string;
}

/**
 * Sends it, and keeps the way back for the mail's link, which may open anywhere. Without a password it
 * is somebody who signs in elsewhere: where their provider vouches for the address, the answer is a session.
 */
export async function beginRegistration(registration: Registration, { signal, captcha, source, returnUrl }: RegistrationCircumstances): Promise<SignedIn | undefined> {
  const cid = new URLSearchParams(location.search).get('cid') ?? undefined;
  const { practiceCode } = config().page;
  const { password, ...profile } = { ...registration, metadata: { cid, practiceCode, returnUrl } };
  try {
    const signedIn = password ? await register({ ...profile, password }, { captcha, source, signal }) : await registerPartially(profile, { source, signal });
    keepRedirect(returnUrl);
    if (!password) forgetNewcomer();
    return signedIn ?? undefined;
  } catch (error) {
    throw refusalOf(error);
  }
}
