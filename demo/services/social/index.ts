/**
 * Signing in, registering and linking with an identity provider. No URL ever contains a token: the page receives a code
 * that works once, and only in the browser that began the sign-in.
 */
import type { Language } from '../../content/load.ts';
import type { Session } from '../accounts/authenticate.ts';
import { createAccount } from '../accounts/confirm.ts';
import { findLinkedUser, linkLogin } from '../accounts/linked-accounts.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { accountLink } from '../accounts/links.ts';
import { mailsTo, perClient } from '../accounts/limits.ts';
import { sendNotice } from '../accounts/notices.ts';
import { proveFresh } from '../accounts/prove.ts';
import { askToConfirm, type PartialRegistration } from '../accounts/register.ts';
import type { AccountParts, SignedIn } from '../accounts/types.ts';
import { findUser, type User } from '../accounts/user.ts';
import type { Client } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { log } from '../observe/log.ts';
import { requireSecondFactor } from '../second-factor/challenges.ts';
import { createToken } from '../security/one-time.ts';
import { credentialsOf, lockOwner } from '../security/sessions.ts';
import { type Checks, createSocialClient, type Identity, type SocialClient } from './client.ts';
import { clientId, fedCmPath, findFedCmProvider, findProvider, type SocialProvider } from './providers.ts';
import { createSteps, type Steps } from './steps.ts';

/** A request to a provider, and the page to show afterwards. */
export interface AuthorizationRequest {
  provider: SocialProvider;
  /** The secret in the browser's cookie. */
  browser: string;
  language: Language;
  /** The site's origin that the visitor used. */
  origin: string;
  returnUrl?: string | undefined;
  /** The account to link the identity to, and the session that requests it. Undefined for a sign-in. */
  userId?: string | undefined;
  sessionId?: string | undefined;
}

interface Request extends Omit<AuthorizationRequest, 'provider' | 'browser'> {
  provider: string;
  checks: Checks;
}

/** After a session ended here: the provider that it began at, and the page to return to. */
export type LogoutRequest = Omit<AuthorizationRequest, 'provider' | 'userId' | 'sessionId'> & { provider: string };

/** The result of a handover code: a session, or a registration to complete. */
export interface Newcomer {
  email: string;
  name: string;
  socialLoginIdpName: string;
}
export type Handover = { signedIn: SignedIn } | { newcomer: Newcomer };

/** Fields of `navigator.credentials.get({ identity })`. */
export interface FedCmOptions {
  provider: string;
  configURL: string;
  clientId: string;
  nonce: string;
}

export interface SocialSignIn {
  /** The provider's URL, to redirect the browser to. */
  begin(request: Omit<AuthorizationRequest, 'userId' | 'sessionId'>): Promise<URL>;
  /** The same, to link the identity to the account. Throws `freshSignInNeeded`, because the link outlives the session. */
  beginLink(session: Session, request: Omit<AuthorizationRequest, 'userId' | 'sessionId'>): Promise<URL>;
  /** The page to show after the provider redirected back with `query`. Never throws because of a visitor's action. */
  finish(callback: {
    provider: SocialProvider;
    browser: string;
    query: string;
    language: Language;
    origin: string;
  }): Promise<string>;
  /** The provider's URL for signing out there as well. Undefined if the provider cannot be reached. */
  beginLogout(request: LogoutRequest): Promise<URL | undefined>;
  /** The page to show after the sign-out at the provider. */
  finishLogout(callback: {
    provider: SocialProvider;
    browser: string;
    state: string;
    language: Language;
    origin: string;
  }): Promise<string>;
  /** What the browser needs for its own dialog (FedCM). Throws `notFound` if no provider offers it. */
  beginDialog(browser: string): Promise<FedCmOptions>;
  /** The page to open, as from `finish`. Throws `socialExpired` or `socialRefused`. */
  finishDialog(
    answer: { token: string; nonce: string } & Omit<AuthorizationRequest, 'provider' | 'userId' | 'sessionId'>,
  ): Promise<string>;
  exchange(key: { code: string; browser: string }, client: Client): Promise<Handover>;
  /** Resolves to the id of the registration if the user must first confirm the e-mail address. */
  register(
    input: PartialRegistration & { source: string; browser: string },
    client: Client,
  ): Promise<SignedIn | string>;
}

export function createSocialSignIn(accountParts: AccountParts): SocialSignIn {
  const parts = { ...accountParts, client: createSocialClient(accountParts), steps: createSteps(accountParts) };
  return {
    ...createAuthorization(parts),
    ...createDialog(parts),
    ...createLogout(parts),
    ...createHandover(parts),
  };
}

interface SocialParts extends AccountParts {
  client: SocialClient;
  steps: Steps;
}

/** To the provider, and back to a page of the site. */
function createAuthorization(parts: SocialParts): Pick<SocialSignIn, 'begin' | 'beginLink' | 'finish'> {
  const { addresses, client, clock, database, steps } = parts;

  async function begin({ provider, browser, ...request }: AuthorizationRequest): Promise<URL> {
    const { url, checks } = await client.begin(provider, request);
    await steps.store(
      { kind: 'request', secret: checks.state, browser },
      { ...request, provider: provider.name, checks },
    );
    return url;
  }

  async function link(
    identity: Identity,
    { userId, sessionId = '', ...request }: Request & { userId: string },
  ): Promise<string> {
    const isNew = (await findLinkedUser(database, identity)) === undefined;
    const isLinked = await database.tx(async (queries) => {
      await lockOwner(queries, { userId, sessionId });
      return linkLogin(queries, { ...identity, userId, now: clock() });
    });
    const owner = isNew && isLinked && (await findUser(database, { id: userId }));
    if (owner) await sendLinkNotice(parts, owner, identity, request);
    return profileWith(
      addresses,
      request,
      isLinked ? { linked: identity.provider } : { ssoError: codeOf('linkedElsewhere') },
    );
  }

  function redirectWithError(
    reason: 'socialRefused' | 'socialExpired',
    request: PageContext & Pick<Request, 'returnUrl' | 'userId'>,
  ): string {
    const ssoError = codeOf(reason);
    const { returnUrl, userId } = request;
    if (userId) return profileWith(addresses, request, { ssoError });
    return accountPage(addresses, 'sign-in', request, { ssoError, ...(returnUrl && { redirectUrl: returnUrl }) });
  }

  return {
    begin,

    async beginLink({ user, sessionId }, request) {
      await proveFresh(parts, sessionId);
      return begin({ ...request, userId: user.id, sessionId });
    },

    async finish({ provider, browser, query, language, origin }) {
      const state = new URLSearchParams(query).get('state') ?? '';
      const request = await steps.take<Request>({ kind: 'request', secret: state, browser });
      if (request?.provider !== provider.name) return redirectWithError('socialExpired', { language, origin });
      try {
        const identity = await client.finish(provider, query, request);
        const { userId } = request;
        return userId
          ? await link(identity, { ...request, userId })
          : await signInOrRegister(parts, identity, { ...request, browser });
      } catch (error) {
        // The session that began to link the identity has ended.
        if (error instanceof ServiceError) return redirectWithError('socialExpired', request);
        // The user may decline; anything else is an error to log.
        if (new URLSearchParams(query).get('error') !== 'access_denied')
          log.error({ err: error, provider: provider.name }, 'an identity provider returned an invalid response');
        return redirectWithError('socialRefused', request);
      }
    },
  };
}

/** In the browser's own dialog, which stays on the page. */
function createDialog(parts: SocialParts): Pick<SocialSignIn, 'beginDialog' | 'finishDialog'> {
  const { addresses, client, steps } = parts;
  return {
    async beginDialog(browser) {
      const provider = requireFedCmProvider();
      const nonce = createToken();
      await steps.store({ kind: 'dialog', secret: nonce, browser }, {});
      return { provider: provider.name, configURL: addresses.site + fedCmPath(provider), clientId, nonce };
    },

    async finishDialog({ token, nonce, ...request }) {
      const provider = requireFedCmProvider();
      const isPending = await steps.take({ kind: 'dialog', secret: nonce, browser: request.browser });
      if (!isPending) throw expired();
      const identity = await client.verify(provider, token, nonce).catch((error) => {
        log.error({ err: error, provider: provider.name }, 'the token of an identity provider is invalid');
        throw new ServiceError('socialRefused', 'The ID token of the provider is invalid.');
      });
      return signInOrRegister(parts, identity, request);
    },
  };
}

function requireFedCmProvider(): SocialProvider {
  const provider = findFedCmProvider();
  if (!provider) throw new ServiceError('notFound', 'No identity provider offers the dialog of browsers.');
  return provider;
}

/** The page that exchanges the code for a session, or registers the user. */
async function signInOrRegister(
  parts: SocialParts,
  identity: Identity,
  { browser, ...request }: PageContext & Pick<AuthorizationRequest, 'browser' | 'returnUrl'>,
): Promise<string> {
  const { addresses, steps } = parts;
  const code = createToken();
  const userId = await findOrLinkAccount(parts, identity, request);
  const credentials = userId && (await credentialsOf(parts.database, userId));
  await steps.store({ kind: 'handover', secret: code, browser }, { userId, credentials, provider: identity.provider });
  if (!userId) await steps.store({ kind: 'registration', secret: browser, browser }, identity);
  const parameters = { code, ...(request.returnUrl && { redirectUrl: request.returnUrl }) };
  return userId
    ? accountPage(addresses, 'signin-welcome', request, parameters)
    : accountPage(addresses, 'registration', request, { type: 'sso', ...parameters });
}

/** Signing out at the provider, too. */
function createLogout({ client, steps }: SocialParts): Pick<SocialSignIn, 'beginLogout' | 'finishLogout'> {
  return {
    async beginLogout({ provider: name, browser, returnUrl, ...context }) {
      const provider = findProvider(name);
      if (!provider) return undefined;
      const state = createToken();
      try {
        const url = await client.beginLogout(provider, { ...context, state });
        await steps.store({ kind: 'leaving', secret: state, browser }, { provider: name, returnUrl });
        return url;
      } catch (error) {
        log.error({ err: error, provider: name }, 'a sign-out at an identity provider could not begin');
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
  };
}

/** What a page does with the code that it received: begin a session, or register. */
function createHandover(parts: SocialParts): Pick<SocialSignIn, 'exchange' | 'register'> {
  const { database, limits, steps } = parts;
  return {
    async exchange({ code, browser }, client) {
      const handover = await steps.take<{ userId?: string; credentials?: string; provider: string }>({
        kind: 'handover',
        secret: code,
        browser,
      });
      if (!handover) throw expired();
      const { credentials, provider: beganAt } = handover;
      const user = handover.userId ? await findUser(database, { id: handover.userId }) : undefined;
      if (user) {
        const viaProvider = { ...client, provider: beganAt };
        // The provider counts as one factor: it does not say how it authenticated the user.
        await requireSecondFactor(parts, { userId: user.id, credentials }, viaProvider);
        return { signedIn: await beginSession(parts, user, viaProvider, { credentials }) };
      }
      const identity = await steps.find<Identity>({ kind: 'registration', secret: browser, browser });
      if (!identity) throw expired();
      const { email, name, provider } = identity;
      return { newcomer: { email, name, socialLoginIdpName: provider } };
    },

    async register({ browser, source, email, ...profile }, client) {
      await limits.use(perClient.register, client.address);
      const identity = await steps.find<Identity>({ kind: 'registration', secret: browser, browser });
      if (!identity || identity.email !== email) throw expired();
      const details = { ...profile, source, social: { provider: identity.provider, subject: identity.subject } };
      if (!identity.isEmailProven) {
        await limits.use(mailsTo, email);
        return askToConfirm(parts, { address: email, passwordHash: null, details }, client);
      }
      const userId = await createAccount(parts, { email, password_hash: null, details });
      const user = userId && (await findUser(database, { id: userId }));
      if (!user) throw expired();
      await steps.take({ kind: 'registration', secret: browser, browser });
      return beginSession(parts, user, { ...client, provider: identity.provider }, { isFirst: true });
    },
  };
}

/** The account of the identity. An account with the same verified e-mail address is linked to it. */
async function findOrLinkAccount(
  parts: AccountParts,
  identity: Identity,
  context: PageContext,
): Promise<string | undefined> {
  const { clock, database } = parts;
  const linkedUserId = await findLinkedUser(database, identity);
  if (linkedUserId || !identity.isEmailProven) return linkedUserId;
  const owner = await findUser(database, { email: identity.email });
  if (!owner || !(await linkLogin(database, { ...identity, userId: owner.id, now: clock() }))) return undefined;
  await sendLinkNotice(parts, owner, identity, context);
  return owner.id;
}

function sendLinkNotice(parts: AccountParts, owner: User, { provider }: Identity, context: PageContext) {
  return sendNotice(parts, owner, { kind: 'login-linked', values: { provider }, target: `login:${provider}` }, context);
}

type PageContext = Pick<AuthorizationRequest, 'language' | 'origin'>;

/** The URL of an account page, on the origin that the visitor used. */
function accountPage(
  addresses: AccountParts['addresses'],
  page: string,
  { language, origin }: PageContext,
  parameters: Record<string, string> = {},
): string {
  return accountLink({ ...addresses, site: origin }, { page, language, parameters });
}

/** The URL of the page where the user began to link an identity, or of the profile, with the outcome as parameters. */
function profileWith(
  addresses: AccountParts['addresses'],
  { returnUrl, ...context }: PageContext & Pick<Request, 'returnUrl'>,
  outcome: Record<string, string>,
): string {
  const page = new URL(returnUrl ?? accountPage(addresses, 'profile', context));
  for (const [name, value] of Object.entries(outcome)) page.searchParams.set(name, value);
  return page.href;
}

function codeOf(reason: ConstructorParameters<typeof ServiceError>[0]): string {
  return String(new ServiceError(reason, '').code);
}

function expired(): ServiceError {
  return new ServiceError(
    'socialExpired',
    'The sign-in with the provider is unknown, used or expired, or began in another browser.',
  );
}
