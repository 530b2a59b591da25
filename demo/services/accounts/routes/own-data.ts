import type { Database } from '../../database/index.ts';
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
  userIdPath,
} from '../../openapi/schemas.ts';
import { type Deletions, proof } from '../deletion.ts';
import { collectOwnData } from '../own-data.ts';
import { passwordFlag, passwordFlagFields } from '../password-flag.ts';
import type { AccountRouteParts } from './types.ts';

const user = '/services/user/v2/users/{userId}';
const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const storedObject = { type: 'object' } as const;
const due = {
  anyOf: [moment, { type: 'null' }],
  description: 'When the account will be deleted, or null.',
} as const;

const ownData = shape({
  profile: storedObject,
  subscriptions: list(text),
  savedArticles: list(storedObject),
  savedJobs: list(storedObject),
  ratings: list(storedObject),
  readings: list(storedObject),
  sessions: list(storedObject),
  passkeys: list(storedObject),
  secondFactor: { anyOf: [storedObject, { type: 'null' }] },
  linkedAccounts: list(text),
  registration: storedObject,
  deletionDueAt: due,
});

/** Legal rights of every user: a copy of their data, and its deletion. */
interface OwnDataParts extends AccountRouteParts {
  deletions: Deletions;
  database: Database;
}

export function ownDataOperations(parts: OwnDataParts): Operation[] {
  return [
    exportOwnDataOperation(parts),
    getDeletionOperation(parts),
    askForDeletionOperation(parts),
    cancelDeletionOperation(parts),
  ];
}

function exportOwnDataOperation({ authentication, database }: OwnDataParts): Operation {
  return {
    method: 'get',
    path: `${user}/export`,
    description: {
      operationId: 'exportOwnData',
      tags: ['account'],
      summary: 'All stored data of the user',
      security: bearer,
      parameters: [userIdPath],
      responses: { 200: answer('The data.', shape({ data: ownData })), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      return context.json({ data: await collectOwnData(database, session.user.id) });
    },
  };
}

function getDeletionOperation({ authentication, deletions }: OwnDataParts): Operation {
  return {
    method: 'get',
    path: `${user}/deletion`,
    description: {
      operationId: 'getDeletion',
      tags: ['account'],
      summary: 'The pending deletion of the account, and the proof that a deletion requires',
      security: bearer,
      parameters: [userIdPath],
      responses: {
        200: answer(
          'When.',
          shape({
            data: shape({
              dueAt: due,
              ...passwordFlagFields,
            }),
          }),
        ),
        ...errors('notSignedIn', 'notYours'),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      return context.json({
        data: {
          dueAt: (await deletions.dueOf(session.user.id)) ?? null,
          ...passwordFlag(session.user.hasPassword),
        },
      });
    },
  };
}

function askForDeletionOperation({ authentication, deletions, client }: OwnDataParts): Operation {
  return {
    method: 'post',
    path: `${user}/deletion`,
    description: {
      operationId: 'askForDeletion',
      tags: ['account'],
      summary: 'Requests the deletion of the account',
      description:
        'Requires the password, or a sign-in in the last five minutes. Ends all other sessions, and mails how to keep the account. The account works until it is deleted.',
      security: bearer,
      parameters: [userIdPath, langQuery],
      requestBody: jsonBody(shape({ password: text }, ['password'])),
      responses: {
        202: answer('The account will be deleted.', shape({ data: shape({ dueAt: moment }) })),
        ...errors(
          'malformed',
          'fieldMissing',
          'notSignedIn',
          'notYours',
          'freshSignInNeeded',
          'passwordWrong',
          'tooManyAttempts',
        ),
      },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      const dueAt = await deletions.ask(session, await readBody(context, proof), client(context));
      return context.json({ data: { dueAt } }, 202);
    },
  };
}

function cancelDeletionOperation({ authentication, deletions }: OwnDataParts): Operation {
  return {
    method: 'delete',
    path: `${user}/deletion`,
    description: {
      operationId: 'cancelDeletion',
      tags: ['account'],
      summary: 'Cancels the deletion of the account',
      security: bearer,
      parameters: [userIdPath],
      responses: { 204: answer('It stays.'), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      const session = await authentication.requireOwner(context);
      await deletions.cancel(session.user.id);
      return context.body(null, 204);
    },
  };
}
