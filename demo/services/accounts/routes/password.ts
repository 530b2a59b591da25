import { object } from 'superstruct';
import { captchaOf } from '../../captcha/routes.ts';
import { readBody } from '../../http/body.ts';
import { email } from '../../http/fields.ts';
import type { Operation } from '../../http/operation.ts';
import {
  answer,
  bearer,
  captchaKey,
  errors,
  jsonBody,
  langQuery,
  list,
  object as shape,
  reference,
  userIdPath,
} from '../../openapi/schemas.ts';
import { unwrap } from '../index.ts';
import { password } from '../password-field.ts';
import { reset } from '../reset-password.ts';
import { undo } from '../undo-change.ts';
import type { AccountRouteParts } from './types.ts';

const text = { type: 'string' } as const;

export function passwordOperations(parts: AccountRouteParts): Operation[] {
  return [
    forgotPasswordOperation(parts),
    resetPasswordOperation(parts),
    undoChangeOperation(parts),
    proveOwnerOperation(parts),
  ];
}

function forgotPasswordOperation({ accounts, captcha, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/forgot-password',
    description: {
      operationId: 'forgotPassword',
      tags: ['account'],
      summary: 'Mails a link for a new password',
      description: 'The response and its time are the same for an address without an account.',
      parameters: [captchaKey, langQuery],
      requestBody: jsonBody(shape({ email: reference('Email') })),
      responses: {
        202: answer('If there is an account, a mail is on its way.', shape({ data: shape({}) })),
        ...errors('malformed', 'emailInvalid', 'fieldMissing', 'captchaFailed', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const input = await readBody(context, object({ email }));
      await captcha.redeem(captchaOf(context));
      unwrap(await accounts.forgot(input, client(context)));
      return context.json({ data: {} }, 202);
    },
  };
}

function resetPasswordOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/reset-password',
    description: {
      operationId: 'resetPassword',
      tags: ['account'],
      summary: 'Sets the new password',
      description:
        'Requires the token and the uid (encEmailId) of the mailed link. Ends all sessions and pending changes, forgets known browsers, and lifts a lock. If passkeys, social accounts or a second factor were added in the last 30 days, the response has code 6012 and their list. Send the request again with the ids to keep. The others are removed.',
      parameters: [langQuery],
      requestBody: jsonBody(
        shape({ password: reference('Password'), token: text, encEmailId: text, keep: list(text) }, ['keep']),
      ),
      responses: {
        200: answer('The address, to sign in with.', shape({ data: shape({ email: text }) })),
        ...errors(
          'malformed',
          'resetTokenUnknown',
          'passwordWeak',
          'fieldMissing',
          'linkExpired',
          'samePassword',
          'signInMethodsAdded',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      return context.json({ data: unwrap(await accounts.reset(await readBody(context, reset), client(context))) });
    },
  };
}

function undoChangeOperation({ accounts, client }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/auth/undo-change',
    description: {
      operationId: 'undoChange',
      tags: ['account'],
      summary: 'Undoes a change that its owner did not make',
      description:
        'Requires the token of the link "This wasn\'t me" in the notice of a change, which works once, for seven days. Reverts the change, ends all sessions, and returns the parameters for resetPassword.',
      parameters: [langQuery],
      requestBody: jsonBody(shape({ undoToken: text })),
      responses: {
        200: answer('Undone; a new password comes next.', shape({ data: shape({ token: text, encEmailId: text }) })),
        ...errors('malformed', 'fieldMissing', 'resetTokenUnknown', 'linkExpired', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const link = unwrap(await accounts.undoChange(await readBody(context, undo), client(context)));
      return context.json({ data: link });
    },
  };
}

function proveOwnerOperation({ accounts, authentication }: AccountRouteParts): Operation {
  return {
    method: 'post',
    path: '/services/user/v2/users/{userId}/proof',
    description: {
      operationId: 'proveOwner',
      tags: ['account'],
      summary: 'Confirms the owner by the password',
      description:
        'For calls that respond with code 2007 and take no password: for five minutes, this session counts as a recent sign-in.',
      security: bearer,
      parameters: [userIdPath],
      requestBody: jsonBody(shape({ password: text })),
      responses: {
        204: answer('Proved.'),
        ...errors('malformed', 'fieldMissing', 'notSignedIn', 'notYours', 'passwordWrong', 'tooManyAttempts'),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      const proof = await readBody(context, object({ password }));
      unwrap(await accounts.prove(session, proof.password));
      return context.body(null, 204);
    },
  };
}
