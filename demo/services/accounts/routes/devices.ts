import { enums, object, optional } from 'superstruct';
import { readQuery } from '../../http/body.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Operation } from '../../http/operation.ts';
import { answer, bearer, errors, list, object as shape, userIdPath } from '../../openapi/schemas.ts';
import type { AccountRouteParts } from './types.ts';

const path = '/services/user/v2/users/{userId}/sessions';
const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const device = shape({
  id: text,
  userAgent: { ...text, description: 'The user agent when the session began.' },
  country: {
    ...text,
    description: 'ISO 3166 code of the country where the session began. Empty unless the load balancer sends it.',
  },
  startedAt: moment,
  lastSeenAt: { ...moment, description: 'When its tokens were last renewed.' },
  isCurrent: { type: 'boolean', description: 'Whether this is the session of the request.' },
});
const except = object({ except: optional(enums(['current'])) });

/** The sessions of a user's account: listing and ending them. */
export function deviceOperations({ sessions, authentication }: AccountRouteParts): Operation[] {
  return [
    {
      method: 'get',
      path,
      description: {
        operationId: 'listSessions',
        tags: ['session'],
        summary: 'Where the account is signed in',
        security: bearer,
        parameters: [userIdPath],
        responses: {
          200: answer('Latest first.', shape({ data: shape({ sessions: list(device) }) })),
          ...errors('notSignedIn', 'notYours'),
        },
      },
      async handle(context) {
        const { user, sessionId } = await authentication.requireOwner(context);
        const devices = await sessions.listOf(user.id);
        return context.json({
          data: { sessions: devices.map((device) => ({ ...device, isCurrent: device.id === sessionId })) },
        });
      },
    },
    {
      method: 'delete',
      path,
      description: {
        operationId: 'endSessions',
        tags: ['session'],
        summary: 'Signs out everywhere',
        security: bearer,
        parameters: [
          userIdPath,
          {
            name: 'except',
            in: 'query',
            description: '`current` keeps the session of the request.',
            schema: { ...text, enum: ['current'] },
          },
        ],
        responses: {
          204: answer('No token of those sessions works any more.'),
          ...errors('malformed', 'notSignedIn', 'notYours'),
        },
      },
      async handle(context) {
        const { user, sessionId } = await authentication.requireOwner(context);
        const keepsCurrent = readQuery(context, except).except === 'current';
        await sessions.endAllOf(user.id, keepsCurrent ? { except: sessionId } : {});
        return context.body(null, 204);
      },
    },
    {
      method: 'delete',
      path: `${path}/{sessionId}`,
      description: {
        operationId: 'endSession',
        tags: ['session'],
        summary: 'Signs one device out',
        security: bearer,
        parameters: [
          userIdPath,
          { name: 'sessionId', in: 'path', required: true, description: 'An id in the list.', schema: text },
        ],
        responses: { 204: answer('Signed out.'), ...errors('notSignedIn', 'notYours', 'notFound') },
      },
      async handle(context) {
        const { user } = await authentication.requireOwner(context);
        const hasEnded = await sessions.endSession(user.id, context.req.param('sessionId') ?? '');
        if (!hasEnded) throw new ServiceError('notFound', 'There is no such session, or it has ended already.');
        return context.body(null, 204);
      },
    },
  ];
}
