import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import { define, is, object, string, type, unknown } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import { perClient } from '../accounts/limits.ts';
import { passwordFlag, passwordFlagFields } from '../accounts/password-flag.ts';
import { giveSession } from '../accounts/routes/tokens.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { lengths, optionalText } from '../http/fields.ts';
import { ServiceError } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';
import type { Addresses } from '../http/origins.ts';
import {
  answer,
  answerWithTokens,
  bearer,
  errors,
  jsonBody,
  langQuery,
  list,
  object as shape,
  reference,
  userIdPath,
} from '../openapi/schemas.ts';
import type { Limits } from '../security/limits.ts';
import type { Passkeys } from './passkeys.ts';
import { relyingName, relyingParty } from './relying-party.ts';

interface PasskeyRouteParts {
  passkeys: Passkeys;
  authentication: Authentication;
  addresses: Addresses;
  limits: Limits;
  client: ClientOf;
}

const passkeysPath = '/services/user/v2/users/{userId}/passkeys';
const signIn = '/services/user/v2/auth/passkey';
const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const options = answer('Options for the browser, in the JSON form of WebAuthn.', shape({ data: { type: 'object' } }));
const passkey = shape({
  id: text,
  name: { ...text, description: 'The name that the owner gave it. Empty by default.' },
  userAgent: { ...text, description: 'User agent of the browser that created it.' },
  isSynced: { type: 'boolean', description: 'Whether a password manager synchronises it between devices.' },
  createdAt: moment,
  lastUsedAt: { anyOf: [moment, { type: 'null' }] },
});
const passkeyIdPath = {
  name: 'passkeyId',
  in: 'path',
  required: true,
  description: 'An id in the list.',
  schema: text,
} as const;
const responseBody = jsonBody(
  shape({ response: { type: 'object', description: 'The response of the authenticator, in JSON.' } }),
);

// Only the fields that the library needs. It validates their content.
const authenticatorResponse = type({
  id: string(),
  rawId: string(),
  response: type({ clientDataJSON: string() }),
  type: string(),
  clientExtensionResults: unknown(),
});
const bodyOf = <Response>() =>
  object({ response: define<Response>('response', (value) => is(value, authenticatorResponse)) });

/** Passkeys are created and removed on the profile, and used for signing in. */
export function passkeyOperations(parts: PasskeyRouteParts): Operation[] {
  return [
    listPasskeysOperation(parts),
    beginPasskeyOperation(parts),
    addPasskeyOperation(parts),
    renamePasskeyOperation(parts),
    removePasskeyOperation(parts),
    beginPasskeySignInOperation(parts),
    signInByPasskeyOperation(parts),
  ];
}

function listPasskeysOperation({ passkeys, authentication, addresses }: PasskeyRouteParts): Operation {
  return {
    method: 'get',
    path: passkeysPath,
    description: {
      operationId: 'listPasskeys',
      tags: ['session'],
      summary: 'The passkeys of the account',
      security: bearer,
      parameters: [userIdPath],
      responses: {
        200: answer(
          'Oldest first.',
          shape({
            data: shape({
              passkeys: list(passkey),
              ...passwordFlagFields,
              rpId: {
                anyOf: [text, { type: 'null' }],
                description: 'The relying party of the passkeys. Null at an IP address.',
              },
            }),
          }),
        ),
        ...errors('notSignedIn', 'notYours'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const rpId = relyingName(addresses, context.req.header('origin'));
      return context.json({
        data: { passkeys: await passkeys.listOf(user.id), ...passwordFlag(user.hasPassword), rpId },
      });
    },
  };
}

function beginPasskeyOperation({ passkeys, authentication, addresses }: PasskeyRouteParts): Operation {
  return {
    method: 'post',
    path: `${passkeysPath}/options`,
    description: {
      operationId: 'beginPasskey',
      tags: ['session'],
      summary: 'Options to create a passkey',
      description:
        'Requires proveOwner or a sign-in in the last five minutes. Passkeys belong to a host name, so a site at an IP address returns 404.',
      security: bearer,
      parameters: [userIdPath],
      responses: { 200: options, ...errors('notSignedIn', 'notYours', 'notFound', 'freshSignInNeeded') },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      return context.json({ data: await passkeys.optionsForNew(session, partyOf(addresses, context)) });
    },
  };
}

function addPasskeyOperation({ passkeys, authentication, addresses, client }: PasskeyRouteParts): Operation {
  return {
    method: 'post',
    path: passkeysPath,
    description: {
      operationId: 'addPasskey',
      tags: ['session'],
      summary: 'Adds the passkey that the browser created',
      description: 'Mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: responseBody,
      responses: {
        201: answer('Added.', shape({ data: passkey })),
        ...errors('malformed', 'fieldMissing', 'passkeyRefused', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      const { response } = await readBody(context, bodyOf<RegistrationResponseJSON>());
      return context.json(
        {
          data: await passkeys.add(session, response, { party: partyOf(addresses, context), client: client(context) }),
        },
        201,
      );
    },
  };
}

function renamePasskeyOperation({ passkeys, authentication, client }: PasskeyRouteParts): Operation {
  return {
    method: 'patch',
    path: `${passkeysPath}/{passkeyId}`,
    description: {
      operationId: 'renamePasskey',
      tags: ['session'],
      summary: 'Names a passkey',
      description: 'An empty name removes the previous one. Mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery, passkeyIdPath],
      requestBody: jsonBody(shape({ name: { ...text, maxLength: lengths.name } })),
      responses: {
        200: answer('Renamed.', shape({ data: passkey })),
        ...errors('malformed', 'fieldMissing', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const { name } = await readBody(context, object({ name: optionalText(lengths.name) }));
      const change = { id: context.req.param('passkeyId') ?? '', name };
      const renamed = await passkeys.rename(user, change, client(context));
      if (!renamed) throw unknownPasskey();
      return context.json({ data: renamed });
    },
  };
}

function removePasskeyOperation({ passkeys, authentication, client }: PasskeyRouteParts): Operation {
  return {
    method: 'delete',
    path: `${passkeysPath}/{passkeyId}`,
    description: {
      operationId: 'removePasskey',
      tags: ['session'],
      summary: 'Removes a passkey',
      description:
        'Requires proof as in beginPasskey, and mails a notice. Refuses to remove the only sign-in method of an account.',
      security: bearer,
      parameters: [userIdPath, langQuery, passkeyIdPath],
      responses: {
        204: answer('The passkey can no longer be used.'),
        ...errors('notSignedIn', 'notYours', 'notFound', 'lastLogin', 'freshSignInNeeded'),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      if (!(await passkeys.remove(session, context.req.param('passkeyId') ?? '', client(context))))
        throw unknownPasskey();
      return context.body(null, 204);
    },
  };
}

function beginPasskeySignInOperation({ passkeys, addresses, limits, client }: PasskeyRouteParts): Operation {
  return {
    method: 'post',
    path: `${signIn}/options`,
    description: {
      operationId: 'beginPasskeySignIn',
      tags: ['session'],
      summary: 'Options to sign in with a passkey',
      responses: { 200: options, ...errors('notFound', 'tooManyAttempts') },
    },
    async handle(context) {
      await limits.use(perClient.passkey, client(context).address);
      return context.json({ data: await passkeys.optionsForSignIn(partyOf(addresses, context)) });
    },
  };
}

function signInByPasskeyOperation({ passkeys, addresses, limits, client }: PasskeyRouteParts): Operation {
  return {
    method: 'post',
    path: signIn,
    description: {
      operationId: 'signInByPasskey',
      tags: ['session'],
      summary: 'Signs in with a passkey',
      parameters: [langQuery],
      requestBody: responseBody,
      responses: {
        200: answerWithTokens('Signed in.', shape({ data: reference('User') })),
        ...errors('malformed', 'fieldMissing', 'passkeyRefused', 'wrongCredentials', 'notFound', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      await limits.use(perClient.signIn, client(context).address);
      const { response } = await readBody(context, bodyOf<AuthenticationResponseJSON>());
      const signedIn = await passkeys.signIn(response, { party: partyOf(addresses, context), client: client(context) });
      giveSession(context, signedIn);
      return context.json({ data: signedIn.user });
    },
  };
}

function unknownPasskey(): ServiceError {
  return new ServiceError('notFound', 'There is no such passkey.');
}

/** The relying party for the origin of the request. */
function partyOf(addresses: Addresses, context: Context) {
  return relyingParty(addresses, context.req.header('origin'));
}
