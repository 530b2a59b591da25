import { boolean, object, string } from 'superstruct';
import { destination, storeRedirect, navigateTo } from '../../src/features/visitor';
import { startSession } from '../../src/features/sign-in';
import { beginRegistration } from '../../src/features/sign-up/late';
import { config, routeHash, safeRedirect } from '../../src/core';
import {
  dropDraft,
  emailValue,
  isFieldSent,
  maxCompanyLength,
  maxLength,
  maxNameLength,
  newPassword,
  required,
  textValue,
} from '../../src/forms';
import type { AccountAnswers } from './PlainForm';

/** Without a password, for a visitor who signs in with an identity provider: `registerPartially`. */
export function schemaFor(call: 'register' | 'registerPartially') {
  // A field that is not shown is not required.
  const profession = (field: string, ...demand: Parameters<typeof required>) =>
    isFieldSent(call, field) ? textValue(required(...demand), maxLength(maxCompanyLength)) : string();
  return object({
    email: emailValue(),
    password: call === 'register' ? textValue(required('requiredPassword'), newPassword()) : string(),
    firstname: textValue(required('requiredFirstName'), maxLength(maxNameLength)),
    lastname: textValue(required('requiredLastName'), maxLength(maxNameLength)),
    jobTitle: profession('title', 'choose'),
    organization: profession('company'),
    businessFunction: profession('businessFunction', 'choose'),
    country: string(),
    occasionalEmail: boolean(),
  });
}

interface Circumstances {
  signal: AbortSignal;
  captcha?: string | undefined;
  source: string | undefined;
  redirect: string | undefined;
}

/** Resolves when an e-mail has been sent; stays pending if none is needed and the page is left. */
export async function send(
  answers: AccountAnswers,
  subscriptions: readonly string[],
  { signal, captcha, source, redirect }: Circumstances,
) {
  const { firstname, lastname, jobTitle, organization, password, country, ...rest } = answers;
  const profile = {
    ...rest,
    password: password || undefined,
    country: country || undefined,
    firstName: firstname,
    lastName: lastname,
    title: jobTitle,
    company: organization,
    subscriptions,
  };
  const signedIn = await beginRegistration(profile, { signal, captcha, source, returnUrl: returnUrlOf(redirect) });
  if (!signedIn) return;
  startSession(signedIn, source);
  await finish({ redirect, source });
}

/** Redirects to the confirmation page, which redirects back after a moment, or directly back if a flag says so. */
export function finish({ redirect, source }: Pick<Circumstances, 'redirect' | 'source'>): Promise<never> {
  const back = returnUrlOf(redirect);
  dropDraft('registration');
  if (config().flags.returnToSource) return navigateTo(back);
  storeRedirect(back);
  const url = new URL(config().pages.confirm, location.href);
  url.searchParams.set('isRegistered', 'true');
  if (source) url.searchParams.set('source', source);
  return navigateTo(url.href);
}

/** The page to continue on. Visitors who registered for a file get it there. */
function returnUrlOf(redirect: string | undefined): string {
  const back = new URL(destination(redirect), location.href);
  const file = safeRedirect(new URLSearchParams(location.search).get('pdfUrl'), '');
  if (file) back.hash = routeHash('download', file);
  return back.href;
}
