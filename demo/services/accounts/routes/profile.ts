import { readBody } from '../../http/body.ts';
import type { Operation } from '../../http/operation.ts';
import {
  answer,
  bearer,
  errors,
  jsonBody,
  langQuery,
  list,
  object as shape,
  reference,
  userIdPath,
} from '../../openapi/schemas.ts';
import { unwrap } from '../index.ts';
import { changes } from '../profile.ts';
import type { AccountRouteParts } from './types.ts';

const path = '/services/user/v2/users/{userId}';
const text = { type: 'string' } as const;
const changesBody = {
  firstName: { ...text, minLength: 1, maxLength: 60 },
  lastName: { ...text, minLength: 1, maxLength: 60 },
  title: { ...text, minLength: 1, maxLength: 100 },
  company: { ...text, minLength: 1, maxLength: 100 },
  businessFunction: { ...text, minLength: 1, maxLength: 100 },
  country: { ...text, minLength: 1, maxLength: 2 },
  email: { ...reference('Email'), description: 'Takes effect once `emailToken` of the mailed link is sent.' },
  emailToken: { ...text, description: 'The token of the link that was mailed to the new address.' },
  pendingEmail: {
    ...text,
    description: 'The pending address, to send its e-mail again. Empty to cancel the change.',
  },
  password: reference('Password'),
  currentPassword: { ...text, description: 'Required with `password` or `email`, unless the sign-in is recent.' },
  occasionalEmail: { type: 'boolean' },
  subscriptions: {
    ...list(text),
    description: 'Codes of the catalogue, of job alerts, or of existing subscriptions of the account.',
  },
  Subscriptions: { ...list(text), description: 'The same as subscriptions, for the subscription page.' },
  metadata: { type: 'object' },
};

export function profileOperations({ accounts, authentication, client }: AccountRouteParts): Operation[] {
  return [
    {
      method: 'get',
      path,
      description: {
        operationId: 'getUser',
        tags: ['account'],
        summary: 'The signed-in user',
        security: bearer,
        parameters: [userIdPath],
        responses: {
          200: answer('The user.', shape({ data: reference('User') })),
          ...errors('notSignedIn', 'notYours'),
        },
      },
      async handle(context) {
        const { user } = await authentication.requireOwner(context);
        return context.json({ data: user });
      },
    },
    {
      method: 'patch',
      path,
      description: {
        operationId: 'changeUser',
        tags: ['account'],
        summary: 'Changes profile, password or subscriptions',
        description:
          'Missing fields do not change. A new password ends all other sessions. A new password or address requires the current password, or a sign-in in the last five minutes. A rejected request changes nothing.',
        security: bearer,
        parameters: [userIdPath, langQuery],
        requestBody: jsonBody(shape(changesBody, Object.keys(changesBody))),
        responses: {
          200: answer('The user as it is now.', shape({ data: reference('User') })),
          ...errors(
            'malformed',
            'emailInvalid',
            'passwordWeak',
            'fieldMissing',
            'codeWrong',
            'notSignedIn',
            'notYours',
            'freshSignInNeeded',
            'passwordWrong',
            'tooManyAttempts',
            'subscriptionInvalid',
          ),
        },
      },
      async handle(context) {
        const session = await authentication.requireOwner(context);
        const input = await readBody(context, changes);
        return context.json({ data: unwrap(await accounts.changeProfile({ ...session, input }, client(context))) });
      },
    },
  ];
}
