/**
 * Signing in, registering and linking with an identity provider. No token ever stands in an address: the page gets a
 * code that works once, and only in the browser that began.
 */
import type { Language } from '../../content/load.ts';
import type { Session } from '../accounts/authenticate.ts';
import { createAccount } from '../accounts/confirm.ts';
import { findLinkedUser, linkLogin } from '../accounts/linked-accounts.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { accountLink } from '../accounts/links.ts';
import { mailsTo, perAsker } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { proveFresh } from '../accounts/prove.ts';
import { askToConfirm, type PartialRegistration } from '../accounts/register.ts';
import type { AccountParts, SignedIn } from '../accounts/types.ts';
import { findUser, type User } from '../accounts/user.ts';
import type { Asker } from '../http/asker.ts';
import { ServiceError } from '../http/errors.ts';
import { requireSecondFactor } from '../second-factor/challenges.ts';
import { createToken } from '../security/one-time.ts';
import { type Checks, createSocialClient, type Identity } from './client.ts';
import { findProvider, type SocialProvider } from './providers.ts';
import { createSteps } from './steps.ts';

/** What a visitor wants of a provider, and where they want to be afterwards. */
export interface AuthorizationRequest {
  provider: SocialProvider;
  /** The secret of the browser's cookie. */
  browser: string;
  language: Language;
  /** By which of its origins the site was reached. */
  origin: string;
  returnUrl?: string | undefined;
  /** Whose account the identity is to be linked to; otherwise it is a sign-in. */
  userId?: string | undefined;
}

interface Request extends Omit<AuthorizationRequest, 'provider' | 'browser'> {
  provider: string;
  checks: Checks;
}

/** Of a session that has ended here: the provider that it began at, and where the visitor comes back to. */
export type LogoutRequest = Omit<AuthorizationRequest, 'provider' | 'userId'> & { provider: string };

/** What a handover code stands for: a session to begin, or a registration to complete. */
export interface Newcomer {
  email: string;
  name: string;
  socialLoginIdpName: string;
}
export type Handover = { signedIn: SignedIn } | { newcomer: Newcomer };

export interface SocialSignIn {
  /** The provider's address for the browser. */
  begin(request: Omit<AuthorizationRequest, 'userId'>): Promise<URL>;
  /** The same, to link the identity to the account. Throws `freshSignInNeeded`: it outlives the session. */
  beginLink(session: Session, request: Omit<AuthorizationRequest, 'userId'>): Promise<URL>;
  /** The page for the browser that came back from the provider with `query`. Never throws for what a visitor did. */
  finish(back: {
    provider: SocialProvider;
    browser: string;
    query: string;
    language: Language;
    origin: string;
  }): Promise<string>;
  /** The provider's address for a browser that is to be signed out there as well; undefined while the provider cannot be reached. */
  beginLogout(request: LogoutRequest): Promise<URL | undefined>;
  /** The page for the browser that was signed out there. */
  finishLogout(back: {
    provider: SocialProvider;
    browser: string;
    state: string;
    language: Language;
    origin: string;
  }): Promise<string>;
  exchange(key: { code: string; browser: string }, asker: Asker): Promise<Handover>;
  /** The id of the registration when a mail must confirm the address first. */
  register(input: PartialRegistration & { source: string; browser: string }, asker: Asker): Promise<SignedIn | string>;
}

export function createSocialSignIn(parts: AccountParts): SocialSignIn {
  const { database, clock, limits } = parts;
  const client = createSocialClient(parts);
  const steps = createSteps(parts);

  const pageOf = (
    page: string,
    { language, origin }: Pick<AuthorizationRequest, 'language' | 'origin'>,
    parameters: Record<string, string> = {},
  ) => accountLink({ ...parts.addresses, site: origin }, { page, language, parameters });

  /** The account that the identity opens; one with the same proven address is linked on the way. */
  async function findAccount(
    identity: Identity,
    context: Pick<AuthorizationRequest, 'language' | 'origin'>,
  ): Promise<string | undefined> {
    const linked = await findLinkedUser(database, identity);
    if (linked || !identity.isEmailProven) return linked;
    const owner = await findUser(database, { email: identity.email });
    if (!owner || !(await linkLogin(database, { ...identity, userId: owner.id, now: clock() }))) return undefined;
    await tellOfLink(owner, identity, context);
    return owner.id;
  }

  function tellOfLink(owner: User, { provider }: Identity, context: Pick<AuthorizationRequest, 'language'>) {
    return sendNotice(
      parts,
      owner,
      { kind: 'login-linked', values: { provider }, target: `login:${provider}` },
      context,
    );
  }

  async function begin({ provider, browser, ...request }: AuthorizationRequest): Promise<URL> {
    const { url, checks } = await client.begin(provider, request);
    await steps.keep(
      { kind: 'request', secret: checks.state, browser },
      { ...request, provider: provider.name, checks },
    );
    return url;
  }

  async function link(identity: Identity, { userId, ...request }: Request & { userId: string }): Promise<string> {
    const isNew = (await findLinkedUser(database, identity)) === undefined;
    const isLinked = await linkLogin(database, { ...identity, userId, now: clock() });
    const owner = isNew && isLinked && (await findUser(database, { id: userId }));
    if (owner) await tellOfLink(owner, identity, request);
    const page = new URL(request.returnUrl ?? pageOf('profile', request));
    if (isLinked) page.searchParams.set('linked', identity.provider);
    else page.searchParams.set('ssoError', String(new ServiceError('linkedElsewhere', '').code));
    return page.href;
  }

  async function enter(identity: Identity, request: Request, browser: string): Promise<string> {
    const code = createToken();
    const userId = await findAccount(identity, request);
    await steps.keep({ kind: 'handover', secret: code, browser }, { userId, provider: identity.provider });
    if (!userId) await steps.keep({ kind: 'registration', secret: browser, browser }, identity);
    const parameters = { code, ...(request.returnUrl && { redirectUrl: request.returnUrl }) };
    return userId
      ? pageOf('signin-welcome', request, parameters)
      : pageOf('registration', request, { type: 'sso', ...parameters });
  }

  function redirectWithError(
    reason: 'socialRefused' | 'socialExpired',
    request: Pick<Request, 'language' | 'origin' | 'returnUrl' | 'userId'>,
  ): string {
    const ssoError = String(new ServiceError(reason, '').code);
    const { returnUrl, userId } = request;
    if (!userId) return pageOf('sign-in', request, { ssoError, ...(returnUrl && { redirectUrl: returnUrl }) });
    const page = new URL(returnUrl ?? pageOf('profile', request));
    page.searchParams.set('ssoError', ssoError);
    return page.href;
  }

  return {
    begin,

    async beginLink({ user, sessionId }, request) {
      await proveFresh(parts, sessionId);
      return begin({ ...request, userId: user.id });
    },

    async finish({ provider, browser, query, language, origin }) {
      const state = new URLSearchParams(query).get('state') ?? '';
      const request = await steps.take<Request>({ kind: 'request', secret: state, browser });
      if (request?.provider !== provider.name) return redirectWithError('socialExpired', { language, origin });
      try {
        const identity = await client.finish(provider, query, request);
        const { userId } = request;
        return userId ? await link(identity, { ...request, userId }) : await enter(identity, request, browser);
      } catch (error) {
        // The user may decline; anything else is an error to log.
        if (new URLSearchParams(query).get('error') !== 'access_denied')
          console.error(`social: ${provider.name} did not answer as it must.`, error);
        return redirectWithError('socialRefused', request);
      }
    },

    async beginLogout({ provider: name, browser, returnUrl, ...context }) {
      const provider = findProvider(name);
      if (!provider) return undefined;
      const state = createToken();
      try {
        const url = await client.beginLogout(provider, { ...context, state });
        await steps.keep({ kind: 'leaving', secret: state, browser }, { provider: name, returnUrl });
        return url;
      } catch (error) {
        console.error(`social: ${name} could not be told of a sign-out.`, error);
        return undefined;
      }
    },

    async finishLogout({ provider, browser, state, language, origin }) {
      const logoutRequest = await steps.take<Pick<LogoutRequest, 'provider' | 'returnUrl'>>({
        kind: 'leaving',
        secret: state,
        browser,
      });
      return (
        (logoutRequest?.provider === provider.name && logoutRequest.returnUrl) ||
        origin + (language === 'en' ? '/' : `/${language}`)
      );
    },

    async exchange({ code, browser }, asker) {
      const handover = await steps.take<{ userId?: string; provider: string }>({
        kind: 'handover',
        secret: code,
        browser,
      });
      if (!handover) throw expired();
      const user = handover.userId ? await findUser(database, { id: handover.userId }) : undefined;
      // The provider is one factor, and says nothing of how it knew them.
      if (user) await requireSecondFactor(parts, user.id, { ...asker, provider: handover.provider });
      if (user) return { signedIn: await beginSession(parts, user, { ...asker, provider: handover.provider }) };
      const identity = await steps.find<Identity>({ kind: 'registration', secret: browser, browser });
      if (!identity) throw expired();
      const { email, name, provider } = identity;
      return { newcomer: { email, name, socialLoginIdpName: provider } };
    },

    async register({ browser, source, email, ...profile }, asker) {
      await limits.use(perAsker.register, asker.address);
      const identity = await steps.find<Identity>({ kind: 'registration', secret: browser, browser });
      if (!identity || identity.email !== email) throw expired();
      const details = { ...profile, source, social: { provider: identity.provider, subject: identity.subject } };
      if (!identity.isEmailProven) {
        await limits.use(mailsTo, email);
        return askToConfirm(parts, { address: email, passwordHash: null, details }, asker);
      }
      const userId = await createAccount(parts, { email, password_hash: null, details });
      const user = userId && (await findUser(database, { id: userId }));
      if (!user) throw expired();
      await steps.take({ kind: 'registration', secret: browser, browser });
      return beginSession(parts, user, { ...asker, provider: identity.provider }, { isFirst: true });
    },
  };
}

function expired(): ServiceError {
  return new ServiceError(
    'socialExpired',
    'The sign-in with the provider is unknown, used or expired, or began in another browser.',
  );
}
