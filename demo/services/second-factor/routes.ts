import { object } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import { proof } from '../accounts/deletion.ts';
import { type Accounts, unwrap } from '../accounts/index.ts';
import { giveSession } from '../accounts/routes/tokens.ts';
import { passwordFlagFields } from '../accounts/password-flag.ts';
import type { ClientOf } from '../http/client.ts';
import { readBody } from '../http/body.ts';
import { requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
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
import { resetRequest } from './delayed-reset.ts';
import { secondStep } from './finish-sign-in.ts';
import type { SecondFactors } from './second-factors.ts';

interface SecondFactorRouteParts {
  accounts: Accounts;
  secondFactors: SecondFactors;
  authentication: Authentication;
  client: ClientOf;
}

const secondFactorPath = '/services/user/v2/users/{userId}/second-factor';
const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const proofBody = jsonBody(
  shape({ password: { ...text, description: 'Optional within five minutes of a sign-in.' } }, ['password']),
);
const proofErrors = [
  'malformed',
  'fieldMissing',
  'notSignedIn',
  'notYours',
  'freshSignInNeeded',
  'passwordWrong',
  'tooManyAttempts',
] as const;
const codesAnswer = (description: string) => answer(description, shape({ data: shape({ recoveryCodes: list(text) }) }));

/** Codes of an authenticator app: set up on the profile, required after the first factor. */
export function secondFactorOperations(parts: SecondFactorRouteParts): Operation[] {
  return [...profileOperations(parts), signInOperation(parts), resetOperation(parts)];
}

function profileOperations(parts: SecondFactorRouteParts): Operation[] {
  return [
    getSecondFactorOperation(parts),
    beginSecondFactorOperation(parts),
    confirmSecondFactorOperation(parts),
    renewRecoveryCodesOperation(parts),
    recoveryCodesSavedOperation(parts),
    turnOffSecondFactorOperation(parts),
    cancelSecondFactorResetOperation(parts),
  ];
}

function getSecondFactorOperation({ secondFactors, authentication }: SecondFactorRouteParts): Operation {
  return {
    method: 'get',
    path: secondFactorPath,
    description: {
      operationId: 'getSecondFactor',
      tags: ['session'],
      summary: 'The state of the second factor',
      security: bearer,
      parameters: [userIdPath],
      responses: {
        200: answer(
          'The state.',
          shape({
            data: shape({
              isOn: { type: 'boolean' },
              recoveryCodesLeft: { type: 'integer' },
              unsavedRecoveryCodes: {
                anyOf: [list(text), { type: 'null' }],
                description:
                  'The codes that this session created in the last 15 minutes, until recoveryCodesSaved. Null if there are none, and for other sessions.',
              },
              ...passwordFlagFields,
              resetDueAt: {
                anyOf: [moment, { type: 'null' }],
                description: 'When a code is mailed that turns it off. Null unless beginSecondFactorReset was called.',
              },
            }),
          }),
        ),
        ...errors('notSignedIn', 'notYours'),
      },
    },
    async handle(context) {
      return context.json({ data: await secondFactors.stateOf(await authentication.requireOwner(context)) });
    },
  };
}

function beginSecondFactorOperation({ secondFactors, authentication }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: secondFactorPath,
    description: {
      operationId: 'beginSecondFactor',
      tags: ['session'],
      summary: 'A secret for an authenticator app',
      description:
        'Changes nothing before confirmSecondFactor. Requires the password, or a sign-in in the last five minutes.',
      security: bearer,
      parameters: [userIdPath],
      requestBody: proofBody,
      responses: {
        200: answer(
          'To show once.',
          shape({
            data: shape({
              secret: { ...text, description: 'Base32, for typing.' },
              uri: { ...text, description: 'otpauth:// URI, for a QR code.' },
            }),
          }),
        ),
        ...errors(...proofErrors, 'secondFactorOn'),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      return context.json({ data: await secondFactors.begin(session, await readBody(context, proof)) });
    },
  };
}

function confirmSecondFactorOperation({ secondFactors, authentication, client }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: `${secondFactorPath}/confirm`,
    description: {
      operationId: 'confirmSecondFactor',
      tags: ['session'],
      summary: 'Turns the second factor on with a code of the app',
      description: 'Returns ten recovery codes, once. Ends all other sessions and mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: jsonBody(shape({ code: text })),
      responses: {
        200: codesAnswer('The second factor is on.'),
        ...errors(
          'malformed',
          'fieldMissing',
          'codeWrong',
          'secondFactorExpired',
          'notSignedIn',
          'notYours',
          'secondFactorOn',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      const { code } = await readBody(context, object({ code: requiredText(60) }));
      return context.json({ data: { recoveryCodes: await secondFactors.confirm(session, code, client(context)) } });
    },
  };
}

function renewRecoveryCodesOperation({ secondFactors, authentication, client }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: `${secondFactorPath}/recovery-codes`,
    description: {
      operationId: 'renewRecoveryCodes',
      tags: ['session'],
      summary: 'Ten new recovery codes',
      description: 'Invalidates the old codes. Requires proof as in beginSecondFactor, and mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: proofBody,
      responses: { 200: codesAnswer('To show once.'), ...errors(...proofErrors, 'notFound') },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      return context.json({
        data: {
          recoveryCodes: await secondFactors.renewCodes(session, await readBody(context, proof), client(context)),
        },
      });
    },
  };
}

function recoveryCodesSavedOperation({ secondFactors, authentication }: SecondFactorRouteParts): Operation {
  return {
    method: 'delete',
    path: `${secondFactorPath}/recovery-codes/unsaved`,
    description: {
      operationId: 'recoveryCodesSaved',
      tags: ['session'],
      summary: 'The owner has saved the recovery codes',
      description: 'The services do not show them again.',
      security: bearer,
      parameters: [userIdPath],
      responses: { 204: answer('The codes are forgotten.'), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      await secondFactors.codesSaved(await authentication.requireOwner(context));
      return context.body(null, 204);
    },
  };
}

function turnOffSecondFactorOperation({ secondFactors, authentication, client }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: `${secondFactorPath}/off`,
    description: {
      operationId: 'turnOffSecondFactor',
      tags: ['session'],
      summary: 'Turns the second factor off',
      description: 'Requires proof as in beginSecondFactor, and mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: proofBody,
      responses: { 204: answer('The second factor is off.'), ...errors(...proofErrors) },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      await secondFactors.turnOff(session, await readBody(context, proof), client(context));
      return context.body(null, 204);
    },
  };
}

function cancelSecondFactorResetOperation({
  secondFactors,
  authentication,
  client,
}: SecondFactorRouteParts): Operation {
  return {
    method: 'delete',
    path: `${secondFactorPath}/reset`,
    description: {
      operationId: 'cancelSecondFactorReset',
      tags: ['session'],
      summary: 'Ends the waiting period of beginSecondFactorReset',
      description: 'Leaves the second factor on. Requires no proof, and mails a notice.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      responses: { 204: answer('No code will be mailed.'), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      await secondFactors.cancelReset(await authentication.requireOwner(context), client(context));
      return context.body(null, 204);
    },
  };
}

function signInOperation({ accounts, client }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/second-factor',
    description: {
      operationId: 'signInBySecondFactor',
      tags: ['session'],
      summary: 'Completes a sign-in that failed with code 2010',
      description:
        'Requires the challenge of that response, and a code of the app, a recovery code, or the code of beginSecondFactorReset, which turns the second factor off. A challenge works once, for ten minutes and five attempts. Each code works once. With `remember`, a cookie replaces the second factor for 30 days. It becomes invalid with a new password, or when the second factor is turned off.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ challenge: text, code: text, remember: { type: 'boolean' } }, ['remember'])),
      responses: {
        200: answerWithTokens('Signed in.', shape({ data: reference('User') })),
        ...errors(
          'malformed',
          'fieldMissing',
          'codeWrong',
          'wrongCredentials',
          'secondFactorExpired',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const signedIn = unwrap(await accounts.finishSignIn(await readBody(context, secondStep), client(context)));
      giveSession(context, signedIn);
      return context.json({ data: signedIn.user });
    },
  };
}

function resetOperation({ accounts, client }: SecondFactorRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/second-factor/reset',
    description: {
      operationId: 'beginSecondFactorReset',
      tags: ['session'],
      summary: 'Begins the waiting period for an owner without codes',
      description:
        'Requires the challenge of a sign-in that failed with code 2010. Mails the owner immediately, halfway, and at the end with a code for signInBySecondFactor. Any session of the account, and the link in each mail, can cancel it. A second request changes nothing.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ challenge: text })),
      responses: {
        202: answer('A mail has been sent.', shape({ data: shape({ dueAt: moment }) })),
        ...errors('malformed', 'fieldMissing', 'secondFactorExpired', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const { challenge } = await readBody(context, resetRequest);
      const dueAt = unwrap(await accounts.beginSecondFactorReset({ challenge }, client(context)));
      return context.json({ data: { dueAt } }, 202);
    },
  };
}
