import { object } from 'superstruct';
import type { Authentication } from '../accounts/authenticate.ts';
import { readBody } from '../http/body.ts';
import { lengths, requiredText } from '../http/fields.ts';
import type { Operation } from '../http/operation.ts';
import { answer, bearer, errors, jsonBody, list, object as shape, userIdPath } from '../openapi/schemas.ts';
import type { SavedJobs } from './saved.ts';

const path = '/services/user/v2/users/{userId}/jobs';
const text = { type: 'string' } as const;
const keyShape = { jobId: { ...text, description: 'The jobID of the position.' } };
const saved = object({ jobId: requiredText(lengths.id) });

interface SavedJobRouteParts {
  savedJobs: SavedJobs;
  authentication: Authentication;
}

export function savedJobOperations(parts: SavedJobRouteParts): Operation[] {
  return [getSavedJobsOperation(parts), saveJobOperation(parts), removeSavedJobOperation(parts)];
}

function getSavedJobsOperation({ savedJobs, authentication }: SavedJobRouteParts): Operation {
  return {
    method: 'get',
    path,
    description: {
      operationId: 'getSavedJobs',
      tags: ['jobs'],
      summary: 'The saved positions, latest first',
      description: 'Positions that are no longer open are left out.',
      security: bearer,
      parameters: [userIdPath],
      responses: {
        200: answer('The positions.', shape({ jobs: list(shape({ id: text, title: text, url: text })) })),
        ...errors('notSignedIn', 'notYours'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      return context.json({ jobs: await savedJobs.list(user.id) });
    },
  };
}

function saveJobOperation({ savedJobs, authentication }: SavedJobRouteParts): Operation {
  return {
    method: 'post',
    path,
    description: {
      operationId: 'saveJob',
      tags: ['jobs'],
      summary: 'Saves an open position',
      security: bearer,
      parameters: [userIdPath],
      requestBody: jsonBody(shape(keyShape)),
      responses: {
        201: answer('Saved.', shape(keyShape)),
        ...errors('malformed', 'fieldMissing', 'notSignedIn', 'notYours', 'notFound'),
      },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      const job = await readBody(context, saved);
      await savedJobs.save(user.id, job.jobId);
      return context.json(job, 201);
    },
  };
}

function removeSavedJobOperation({ savedJobs, authentication }: SavedJobRouteParts): Operation {
  return {
    method: 'delete',
    path: `${path}/{jobId}`,
    description: {
      operationId: 'removeSavedJob',
      tags: ['jobs'],
      summary: 'Removes a saved position',
      description: 'Succeeds if the position is not on the list.',
      security: bearer,
      parameters: [
        userIdPath,
        { name: 'jobId', in: 'path', required: true, description: 'The jobID of the position.', schema: text },
      ],
      responses: { 204: answer('Removed.'), ...errors('notSignedIn', 'notYours') },
    },
    async handle(context) {
      const { user } = await authentication.requireOwner(context);
      await savedJobs.remove(user.id, context.req.param('jobId') ?? '');
      return context.body(null, 204);
    },
  };
}
