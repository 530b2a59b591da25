/** What a registration must be and what happens once it is sent; fetched when the visitor begins to fill it in. */
import { boolean, object, string } from 'superstruct';
import { destination, keepRedirect, navigateTo } from '../../src/features/visitor';
import { startSession, LONGEST_COMPANY, LONGEST_EMAIL, LONGEST_NAME } from '../../src/features/sign-in';
import { beginRegistration } from '../../src/features/sign-up';
import { config, routeHash, safeRedirect } from '../../src/core';
import { email, maxLength, newPassword, required, textValue } from '../../src/forms';
import type { AccountAnswers } from './answers';

const fields = {
  email: textValue(required('requiredEmail'), email(), maxLength(LONGEST_EMAIL)),
  firstname: textValue(required(), maxLength(LONGEST_NAME)),
  lastname: textValue(required(), maxLength(LONGEST_NAME)),
  jobTitle: textValue(required('choose'), maxLength(LONGEST_COMPANY)),
  organization: textValue(required(), maxLength(LONGEST_COMPANY)),
  businessFunction: textValue(required('choose'), maxLength(LONGEST_COMPANY)),
  country: string(),
  occasionalEmail: boolean(),
};

export const schema = object({ ...fields, password: textValue(required('requiredPassword'), newPassword()) });
/** Who signs in elsewhere has no password here. */
export const socialSchema = object({ ...fields, password: string() });

interface Circumstances {
  signal: AbortSignal;
  captcha?: string | undefined;
  source: string | undefined;
  redirect: string | undefined;
}

/** Resolves when a mail is on its way; stays pending while whoever needs none is led on. */
export async function send(answers: AccountAnswers, subscriptions: readonly string[], { signal, captcha, source, redirect }: Circumstances) {
  const { firstname, lastname, jobTitle, organization, password, country, ...rest } = answers;
  const profile = { ...rest, password: password || undefined, country: country || undefined, firstName: firstname, lastName: lastname, title: jobTitle, company: organization, subscriptions };
  const signedIn = await beginRegistration(profile, { signal, captcha, source, returnUrl: returnUrlOf(redirect) });
  if (!signedIn) return;
  startSession(signedIn, source);
  await finish({ redirect, source });
}

/** To the confirmation page, which leads back after a moment; or back at once, where a flag says so. */
export function finish({ redirect, source }: Pick<Circumstances, 'redirect' | 'source'>): Promise<never> {
  const back = returnUrlOf(redirect);
  if (config().flags.returnToSource) return navigateTo(back);
  keepRedirect(back);
  const url = new URL(config().pages.confirm, location.href);
  url.searchParams.set('isRegistered', 'true');
  if (source) url.searchParams.set('source', source);
  return navigateTo(url.href);
}

/** Where the visitor wants to be in the end. Whoever registered for a file gets it there. */
function returnUrlOf(redirect: string | undefined): string {
  const back = new URL(destination(redirect), location.href);
  const file = safeRedirect(new URLSearchParams(location.search).get('pdfUrl'), '');
  if (file) back.hash = routeHash('download', file);
  return back.href;
}
