import { object, optional, string } from 'superstruct';
import { readBody } from '../../http/body.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Operation } from '../../http/operation.ts';
import {
  answer,
  answerWithTokens,
  errors,
  jsonBody,
  langQuery,
  object as shape,
  reference,
} from '../../openapi/schemas.ts';
import { browserOf } from '../../social/browser.ts';
import { originOf } from '../../http/origins.ts';
import { ownAddress } from '../../social/routes.ts';
import { unwrap } from '../index.ts';
import { credentials } from '../sign-in.ts';
import { mailedCodeOperations } from './mailed-code.ts';
import { giveSession, giveTokens } from './tokens.ts';
import type { AccountRouteParts } from './types.ts';

const text = { type: 'string' } as const;
const refreshToken = { name: 'refresh_token', in: 'header', description: 'The latest one.', schema: text } as const;
const signingOut = object({ returnUrl: optional(string()) });
const clients = ['Dotcom', 'Insights'];

/** An invalid token does not prevent a sign-out. A database that does not respond does. */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error;
}

interface SessionParts extends AccountRouteParts {
  accessTokenSeconds: number;
}

export function sessionOperations(parts: SessionParts): Operation[] {
  return [
    signInOperation(parts),
    ...mailedCodeOperations(parts),
    refreshTokensOperation(parts),
    signOutOperation(parts),
  ];
}

function signInOperation({ accounts, client }: SessionParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/signin',
    description: {
      operationId: 'signIn',
      tags: ['session'],
      summary: 'Signs in',
      description:
        'Five wrong passwords in a row lock an address for 15 minutes, with or without an account, for the network or the browser that sent them. Fifty in total lock it for all browsers that have not signed in to it before, as a cookie shows. For an account with a second factor, the response has code 2010 and a challenge, but no token.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ username: { ...text, description: 'E-mail address.' }, password: text })),
      responses: {
        200: answerWithTokens('Signed in.', shape({ data: reference('User') })),
        ...errors(
          'malformed',
          'fieldMissing',
          'wrongCredentials',
          'notConfirmed',
          'secondFactorNeeded',
          'locked',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const { username, password } = await readBody(context, credentials);
      const signedIn = unwrap(await accounts.signIn({ email: username, password }, client(context)));
      giveSession(context, signedIn);
      return context.json({ data: signedIn.user });
    },
  };
}

function refreshTokensOperation({ sessions, accessTokenSeconds }: SessionParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/token',
    description: {
      operationId: 'refreshTokens',
      tags: ['session'],
      summary: 'The next pair of tokens (OAuth 2.0 refresh)',
      description:
        'Each refresh token works once. Within 30 seconds, it returns the same next token again, for other tabs and lost responses. A later use ends the session.',
      parameters: [{ ...refreshToken, required: true }],
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: shape({ grant_type: { const: 'refresh_token' }, client_id: { ...text, enum: clients } }),
          },
        },
      },
      responses: {
        200: answerWithTokens(
          'New tokens.',
          shape({
            access_token: text,
            token_type: { const: 'Bearer' },
            expires_in: { type: 'integer', description: 'Seconds.' },
          }),
        ),
        400: answer(
          'Not a refresh.',
          shape({ error: { ...text, enum: ['unsupported_grant_type', 'invalid_client'] } }),
        ),
        401: answer(
          'The token is unknown, expired, used before or revoked.',
          shape({ error: { const: 'invalid_grant' } }),
        ),
      },
    },
    async handle(context) {
      const { grant_type: grant, client_id: client } = await context.req.parseBody();
      if (grant !== 'refresh_token') return context.json({ error: 'unsupported_grant_type' }, 400);
      if (typeof client !== 'string' || !clients.includes(client))
        return context.json({ error: 'invalid_client' }, 400);
      const tokens = await sessions.refresh(context.req.header('refresh_token') ?? '');
      if (!tokens) return context.json({ error: 'invalid_grant' }, 401);
      giveTokens(context, tokens);
      return context.json({ access_token: tokens.accessToken, token_type: 'Bearer', expires_in: accessTokenSeconds });
    },
  };
}

function signOutOperation({ sessions, authentication, client, social, addresses }: SessionParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/signout',
    description: {
      operationId: 'signOut',
      tags: ['session'],
      summary: 'Ends the session',
      description:
        'Requires the refresh token, the access token or both. Without either, nothing ends. The response to a request with returnUrl has the identity provider of the session, and the URL that ends the session there. The provider then redirects to returnUrl, or to the home page if returnUrl has another origin.',
      parameters: [refreshToken],
      security: [{ bearer: [] }, {}],
      requestBody: { ...jsonBody(shape({ returnUrl: text }, ['returnUrl'])), required: false },
      responses: {
        200: answer(
          'The same, and the provider may still know the visitor; without url it is out of reach.',
          shape({ data: shape({ provider: text, url: text }, ['url']) }),
        ),
        204: answer('No token of the session works any more.'),
        ...errors('malformed'),
      },
    },
    async handle(context) {
      const token = context.req.header('refresh_token');
      const byToken = token ? await sessions.endByRefreshToken(token) : undefined;
      // Signing out must work with an expired token too.
      const session = await authentication.allow(context).catch(unlessBroken);
      const provider = (session && (await sessions.end(session.sessionId))) ?? byToken;
      if (!provider || !context.req.header('content-type')) return context.body(null, 204);
      const { returnUrl } = await readBody(context, signingOut);
      const { language } = client(context);
      const origin = originOf(context, addresses);
      const url = await social.beginLogout({
        provider,
        browser: browserOf(context),
        language,
        origin,
        returnUrl: ownAddress(addresses, returnUrl),
      });
      return context.json({ data: { provider, ...(url && { url: url.href }) } });
    },
  };
}
