import { object, optional, string } from 'superstruct';
import type { Context } from 'hono';
import type { Authentication } from '../accounts/authenticate.ts';
import { partialRegistration } from '../accounts/register.ts';
import { registered, registrationProfile } from '../accounts/routes/registration.ts';
import { giveSession } from '../accounts/routes/tokens.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import { type Addresses, originOf, siteOrigins } from '../http/origins.ts';
import {
  answer,
  answerWithTokens,
  bearer,
  errors,
  jsonBody,
  langQuery,
  object as shape,
  reference,
  userIdPath,
} from '../openapi/schemas.ts';
import type { Parameter } from '../openapi/types.ts';
import type { Limit, Limits } from '../security/limits.ts';
import { browserOf, forgetBrowser, browserSecret } from './browser.ts';
import type { SocialSignIn } from './index.ts';
import { findProvider, type SocialProvider, socialProviders } from './providers.ts';

const text = { type: 'string' } as const;
const providerName = { ...text, enum: socialProviders.map(({ name }) => name) };
const providerPath: Parameter = {
  name: 'provider',
  in: 'path',
  required: true,
  description: 'A name in socialLoginIdps.',
  schema: providerName,
};
const limit: Limit = { name: 'social', most: 60, seconds: 600 };

const link = object({ socialLoginIdpName: requiredText(60), returnUrl: optional(string()) });

const dialogAnswer = object({
  token: requiredText(8_000),
  nonce: requiredText(200),
  redirectUrl: optional(string()),
});

interface Parts {
  social: SocialSignIn;
  authentication: Authentication;
  limits: Limits;
  client: ClientOf;
  addresses: Addresses;
}

export function socialOperations(parts: Parts): Operation[] {
  return [...providerOperations(parts), ...dialogOperations(parts), ...pageOperations(parts), linkOperation(parts)];
}

/** The URLs that browsers open on the way to the provider and back. */
function providerOperations({ social, limits, client, addresses }: Parts): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/user/v2/auth/social/{provider}',
      description: {
        operationId: 'beginSocialSignIn',
        tags: ['single sign-on'],
        summary: 'Redirects to an identity provider',
        description: 'For a link or a button, not for fetch. Sets a cookie that binds the sign-in to this browser.',
        parameters: [
          providerPath,
          {
            name: 'redirectUrl',
            in: 'query',
            description: 'The page to show after the sign-in. Other origins are ignored.',
            schema: text,
          },
          langQuery,
        ],
        responses: { 302: answer('To the provider.'), ...errors('notFound', 'tooManyAttempts') },
      },
      async handle(context) {
        const provider = requireProvider(context.req.param('provider'));
        const { address, language } = client(context);
        await limits.use(limit, address);
        const returnUrl = ownAddress(addresses, context.req.query('redirectUrl'));
        const url = await social.begin({
          provider,
          browser: browserOf(context),
          language,
          origin: originOf(context, addresses),
          returnUrl,
        });
        return redirect(context, url.href);
      },
    },
    {
      method: 'get',
      path: '/services/user/v2/auth/social/{provider}/callback',
      description: {
        operationId: 'finishSocialSignIn',
        tags: ['single sign-on'],
        summary: 'The redirect URL for providers after a sign-in',
        description:
          'Checks state, nonce, PKCE and the ID token. Redirects to signin-welcome or registration with a code for exchangeSocialCode, or back with ssoError: 2021 refused, 2022 expired, 2023 linked elsewhere. URLs never contain tokens.',
        parameters: [providerPath],
        responses: { 302: answer('To a page of the site.'), ...errors('notFound') },
      },
      async handle(context) {
        const provider = requireProvider(context.req.param('provider'));
        const { search: query } = new URL(context.req.url);
        const { language } = client(context);
        return redirect(
          context,
          await social.finish({
            provider,
            browser: browserSecret(context),
            query,
            language,
            origin: originOf(context, addresses),
          }),
        );
      },
    },
    {
      method: 'get',
      path: '/services/user/v2/auth/social/{provider}/signed-out',
      description: {
        operationId: 'finishSocialSignOut',
        tags: ['single sign-on'],
        summary: 'The redirect URL for providers after a sign-out',
        description:
          'Redirects to the returnUrl of signOut, once and only in the browser that signed out. Otherwise to the home page.',
        parameters: [
          providerPath,
          { name: 'state', in: 'query', description: 'The state that signOut sent to the provider.', schema: text },
        ],
        responses: { 302: answer('To a page of the site.'), ...errors('notFound') },
      },
      async handle(context) {
        const provider = requireProvider(context.req.param('provider'));
        const { language } = client(context);
        const state = context.req.query('state') ?? '';
        return redirect(
          context,
          await social.finishLogout({
            provider,
            browser: browserSecret(context),
            state,
            language,
            origin: originOf(context, addresses),
          }),
        );
      },
    },
  ];
}

/** The browser's own dialog (FedCM), before and after. */
function dialogOperations({ social, limits, client, addresses }: Parts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/user/v2/auth/social/fedcm/options',
      description: {
        operationId: 'beginFedCm',
        tags: ['single sign-on'],
        summary: 'What navigator.credentials.get needs for the dialog of the browser',
        description: 'Sets a cookie that binds the nonce to this browser. The nonce works once, for 15 minutes.',
        responses: {
          200: answer(
            'The provider, and the options of FedCM.',
            shape({ data: shape({ provider: providerName, configURL: text, clientId: text, nonce: text }) }),
          ),
          ...errors('notFound', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        await limits.use(limit, client(context).address);
        return context.json({ data: await social.beginDialog(browserOf(context)) });
      },
    },
    {
      method: 'post',
      path: '/services/user/v2/auth/social/fedcm',
      description: {
        operationId: 'finishFedCm',
        tags: ['single sign-on'],
        summary: 'Continues with the ID token from the dialog of the browser',
        description:
          'Checks signature, issuer, audience, age and nonce of the token. Returns the page to open: signin-welcome or registration with a code for exchangeSocialCode.',
        parameters: [langQuery],
        requestBody: jsonBody(shape({ token: text, nonce: text, redirectUrl: text }, ['redirectUrl'])),
        responses: {
          200: answer('The page to open.', shape({ data: shape({ url: text }) })),
          ...errors('malformed', 'fieldMissing', 'socialRefused', 'socialExpired', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const { redirectUrl, ...answered } = await readBody(context, dialogAnswer);
        const { address, language } = client(context);
        await limits.use(limit, address);
        const url = await social.finishDialog({
          ...answered,
          browser: browserSecret(context),
          language,
          origin: originOf(context, addresses),
          returnUrl: ownAddress(addresses, redirectUrl),
        });
        return context.json({ data: { url } });
      },
    },
  ];
}

/** The requests of pages after the browser has returned. */
function pageOperations({ social, client }: Parts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/user/v2/auth/social/session',
      description: {
        operationId: 'exchangeSocialCode',
        tags: ['single sign-on'],
        summary: 'A session, or the details of a new user',
        description:
          'The code works once, for two minutes, in the browser that started the sign-in. A new user continues with registerPartially. For an account with a second factor, the response has code 2010.',
        requestBody: jsonBody(shape({ code: text })),
        responses: {
          200: answerWithTokens('A session (data and tokens) or a new user (registration).', {
            anyOf: [
              shape({ data: reference('User') }),
              shape({ registration: shape({ email: text, name: text, socialLoginIdpName: providerName }) }),
            ],
          }),
          ...errors('malformed', 'fieldMissing', 'wrongCredentials', 'secondFactorNeeded', 'socialExpired'),
        },
      },
      async handle(context) {
        const { code } = await readBody(context, object({ code: requiredText(200) }));
        const handover = await social.exchange({ code, browser: browserSecret(context) }, client(context));
        if ('newcomer' in handover) return context.json({ registration: handover.newcomer });
        giveSession(context, handover.signedIn);
        forgetBrowser(context);
        return context.json({ data: handover.signedIn.user });
      },
    },
    {
      method: 'post',
      path: '/services/user/v2/users/partial',
      description: {
        operationId: 'registerPartially',
        tags: ['single sign-on'],
        summary: 'Registers a user of an identity provider',
        description:
          'The email must be that of exchangeSocialCode. If the provider has verified it, the user is signed in immediately. Otherwise an e-mail asks for a confirmation, for known and unknown addresses alike.',
        parameters: [
          { name: 'source-registration', in: 'header', description: 'The position of the form.', schema: text },
          langQuery,
        ],
        requestBody: jsonBody(registrationProfile),
        responses: {
          201: answerWithTokens('The account exists from now on.', shape({ data: reference('User') })),
          202: answer('A mail has been sent.', registered),
          ...errors('malformed', 'emailInvalid', 'fieldMissing', 'socialExpired', 'tooManyAttempts'),
        },
      },
      async handle(context) {
        const input = await readBody(context, partialRegistration);
        const source = context.req.header('source-registration')?.slice(0, 100) ?? '';
        const signedIn = await social.register({ ...input, source, browser: browserSecret(context) }, client(context));
        if (typeof signedIn === 'string')
          return context.json({ data: { confirmation: 'sent', registration: signedIn } }, 202);
        giveSession(context, signedIn);
        forgetBrowser(context);
        return context.json({ data: signedIn.user }, 201);
      },
    },
  ];
}

function linkOperation({ social, authentication, limits, client, addresses }: Parts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/{userId}/link-social-login-user-account',
    description: {
      operationId: 'linkSocialAccount',
      tags: ['single sign-on'],
      summary: 'Begins to link a social account',
      description:
        'Returns the provider’s URL, for the browser to open. Requires proveOwner or a sign-in in the last five minutes. The provider redirects back to returnUrl with linked=NAME or ssoError.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: jsonBody(shape({ socialLoginIdpName: providerName, returnUrl: text }, ['returnUrl'])),
      responses: {
        200: answer('The URL to open.', shape({ data: shape({ url: text }) })),
        ...errors(
          'malformed',
          'fieldMissing',
          'notSignedIn',
          'notYours',
          'notFound',
          'freshSignInNeeded',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      const input = await readBody(context, link);
      const { address, language } = client(context);
      await limits.use(limit, address);
      const provider = requireProvider(input.socialLoginIdpName);
      const returnUrl = ownAddress(addresses, input.returnUrl);
      const url = await social.beginLink(session, {
        provider,
        browser: browserOf(context),
        language,
        origin: originOf(context, addresses),
        returnUrl,
      });
      return context.json({ data: { url: url.href } });
    },
  };
}

function requireProvider(name: string | undefined): SocialProvider {
  const provider = findProvider(name);
  if (!provider) throw new ServiceError('notFound', `There is no identity provider "${name}".`);
  return provider;
}

/** The absolute URL, if it is on the site or the microsite. */
export function ownAddress(addresses: Addresses, address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, addresses.site)) return undefined;
  const { origin, href } = new URL(address, addresses.site);
  return [...siteOrigins(addresses), addresses.microsite].includes(origin) ? href : undefined;
}

function redirect(context: Context, url: string): Response {
  context.header('Referrer-Policy', 'no-referrer');
  return context.redirect(url, 302);
}
