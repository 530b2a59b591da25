import { object } from 'superstruct';
import { readBody } from '../../http/body.ts';
import { requiredText } from '../../http/fields.ts';
import type { Operation } from '../../http/operation.ts';
import {
  answer,
  bearer,
  errors,
  jsonBody,
  langQuery,
  object as shape,
  reference,
  userIdPath,
} from '../../openapi/schemas.ts';
import { unwrap } from '../index.ts';
import { newPassword } from '../create-password.ts';
import type { AccountRouteParts } from './types.ts';

const body = object({ socialLoginIdpName: requiredText(60) });

/** A user's sign-in methods besides the password. */
export function linkedAccountOperations({ accounts, client, authentication }: AccountRouteParts): Operation[] {
  return [
    {
      method: 'post',
      path: '/services/user/v2/users/{userId}/unlink-social-login-user-account',
      description: {
        operationId: 'unlinkSocialAccount',
        tags: ['account'],
        summary: 'Unlinks a social account',
        description:
          'Requires proveOwner or a sign-in in the last five minutes. The only sign-in method cannot be unlinked: first call createPassword or addPasskey.',
        security: bearer,
        parameters: [userIdPath],
        requestBody: jsonBody(
          shape({ socialLoginIdpName: { type: 'string', description: 'A name in socialLoginIdps.' } }),
        ),
        responses: {
          204: answer('Unlinked.'),
          ...errors(
            'malformed',
            'fieldMissing',
            'notSignedIn',
            'notYours',
            'notFound',
            'lastLogin',
            'freshSignInNeeded',
          ),
        },
      },
      async handle(context) {
        const session = await authentication.requireOwner(context);
        unwrap(await accounts.unlink(session, (await readBody(context, body)).socialLoginIdpName));
        return context.body(null, 204);
      },
    },
    {
      method: 'post',
      path: '/services/user/v2/users/{userId}/create-password',
      description: {
        operationId: 'createPassword',
        tags: ['account'],
        summary: 'Adds the first password of a user without one',
        description: 'Never replaces a password. Requires a sign-in in the last five minutes.',
        security: bearer,
        parameters: [userIdPath, langQuery],
        requestBody: jsonBody(
          shape({
            password: reference('Password'),
            passwordConfirmation: { type: 'string', description: 'The same as password.' },
          }),
        ),
        responses: {
          204: answer('Created.'),
          ...errors(
            'malformed',
            'passwordWeak',
            'fieldMissing',
            'notSignedIn',
            'notYours',
            'passwordExists',
            'freshSignInNeeded',
          ),
        },
      },
      async handle(context) {
        const session = await authentication.requireOwner(context);
        unwrap(
          await accounts.createPassword({ ...session, input: await readBody(context, newPassword) }, client(context)),
        );
        return context.body(null, 204);
      },
    },
  ];
}
