import { useEffect, useState } from 'react';
import { useText, useWidget } from '../../../core';
import { fetchFedCmOptions, signInWithFedCm } from '../../../services/user';
import { navigateTo } from '../../visitor';
import { Alert } from '../../../ui';
import { chooseProvider } from './last-provider';
import { messages } from './messages';
import { socialProblemOf, type SocialReturn } from './social-return';

/** Of https://w3c-fedid.github.io/FedCM/, which TypeScript's types of the DOM lack. */
interface IdentityRequest extends CredentialRequestOptions {
  readonly identity: {
    readonly context: 'signin';
    readonly providers: readonly {
      readonly configURL: string;
      readonly clientId: string;
      readonly params: { readonly nonce: string };
    }[];
  };
}

/** Lets the browser offer the accounts that it knows at an identity provider. Shows a problem with the chosen one. */
export function FedCmOffer({ redirectUrl }: { redirectUrl: string }) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [problem, setProblem] = useState<SocialReturn['problem']>();
  useEffect(() => {
    if (isEditing || !hasFedCm()) return undefined;
    const controller = new AbortController();
    void offerFedCm(redirectUrl, controller.signal).then(setProblem);
    return () => controller.abort();
  }, [isEditing, redirectUrl]);
  return problem ? <Alert tone="warning">{t(problem)}</Alert> : null;
}

/** Since Chrome 132. Earlier versions of FedCM have no `params`, so that the token would lack the nonce. */
function hasFedCm(): boolean {
  return 'resolve' in Object(Reflect.get(window, 'IdentityProvider'));
}

let isOffered = false;

/** Once per page view. Continues as after a redirect from the provider. */
async function offerFedCm(redirectUrl: string, signal: AbortSignal): Promise<SocialReturn['problem']> {
  if (isOffered) return undefined;
  isOffered = true;
  const options = await fetchFedCmOptions(signal).catch(() => undefined);
  const token = options && (await askBrowser(options, signal));
  if (!token) return undefined;
  chooseProvider(options.provider);
  try {
    const back = new URL(redirectUrl, location.href).href;
    return await navigateTo(await signInWithFedCm({ token, nonce: options.nonce, redirectUrl: back }, signal));
  } catch (error) {
    return socialProblemOf(error) ?? 'refused';
  }
}

/** Undefined if the visitor has no account there, or closes the dialog: the browser does not say which. */
async function askBrowser(
  { configURL, clientId, nonce }: Awaited<ReturnType<typeof fetchFedCmOptions>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const request: IdentityRequest = {
    identity: { context: 'signin', providers: [{ configURL, clientId, params: { nonce } }] },
    // On a shared computer, the previous visitor's account must not open without a choice.
    mediation: 'required',
    signal,
  };
  const credential: unknown = await navigator.credentials.get(request).catch(() => undefined);
  const { token } = Object(credential) as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
