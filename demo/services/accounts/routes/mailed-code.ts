import { object } from 'superstruct';
import { readBody } from '../../http/body.ts';
import { email } from '../../http/fields.ts';
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
import { unwrap } from '../index.ts';
import { mailedCode } from '../mailed-code.ts';
import { giveSession } from './tokens.ts';
import type { AccountRouteParts } from './types.ts';

const text = { type: 'string' } as const;
const path = '/services/user/v2/auth/mailed-code';

/** Sign-in without a password, with a code by e-mail. */
export function mailedCodeOperations(parts: AccountRouteParts): Operation[] {
  return [requestMailedCodeOperation(parts), signInByMailedCodeOperation(parts)];
}

function requestMailedCodeOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path,
    description: {
      operationId: 'requestMailedCode',
      tags: ['session'],
      summary: 'Mails a code to sign in with',
      description:
        'The response and its time are the same for an address without an account. The challenge is a secret of this browser. The code works only together with it.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ email: reference('Email') })),
      responses: {
        202: answer(
          'If there is an account, a mail is on its way.',
          shape({ data: shape({ challenge: { ...text, description: 'Send it with the code.' } }) }),
        ),
        ...errors('malformed', 'emailInvalid', 'fieldMissing', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const challenge = unwrap(
        await accounts.requestMailedCode(await readBody(context, object({ email })), client(context)),
      );
      return context.json({ data: { challenge } }, 202);
    },
  };
}

function signInByMailedCodeOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: `${path}/session`,
    description: {
      operationId: 'signInByMailedCode',
      tags: ['session'],
      summary: 'Signs in with a mailed code',
      description:
        'A challenge works once, for 15 minutes and five attempts. For an account with a second factor, the response has code 2010 and another challenge, but no token.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ challenge: text, code: { ...text, description: 'Six digits.' } })),
      responses: {
        200: answerWithTokens('Signed in.', shape({ data: reference('User') })),
        ...errors(
          'malformed',
          'fieldMissing',
          'codeWrong',
          'linkExpired',
          'wrongCredentials',
          'secondFactorNeeded',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const signedIn = unwrap(await accounts.signInByMailedCode(await readBody(context, mailedCode), client(context)));
      giveSession(context, signedIn);
      return context.json({ data: signedIn.user });
    },
  };
}
