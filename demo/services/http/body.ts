import type { Context } from 'hono';
import { mask, type Struct, StructError } from 'superstruct';
import { type ErrorName, ServiceError } from './errors.ts';

// Values that a refinement rejects have their own error code; see the structs in fields.ts.
const refinements: Record<string, ErrorName> = { email: 'emailInvalid', required: 'fieldMissing' };

/** The JSON body, validated and without unknown keys; throws an error that names the first invalid field. */
export async function readBody<T>(context: Context, struct: Struct<T, unknown>): Promise<T> {
  return read(await context.req.json<unknown>().catch(notJson), struct);
}

/** The query parameters, validated the same way. */
export function readQuery<T>(context: Context, struct: Struct<T, unknown>): T {
  return read(context.req.query(), struct);
}

/** Validates `value` from any source. */
export function read<T>(value: unknown, struct: Struct<T, unknown>): T {
  assertHarmless(value);
  try {
    return mask(value, struct);
  } catch (error) {
    if (error instanceof StructError) throw toServiceError(error);
    throw error;
  }
}

/** Deeper than any request body of the services. */
const deepest = 20;

/** Rejects NUL, which PostgreSQL cannot store, and nesting that would exhaust the stack. */
function assertHarmless(value: unknown, depth = 0): void {
  if (depth > deepest) throw new ServiceError('malformed', `The body is nested deeper than ${deepest} levels.`);
  if (typeof value === 'string' && value.includes('\0'))
    throw new ServiceError('malformed', 'A text contains the character NUL.');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    assertHarmless(name);
    assertHarmless(member, depth + 1);
  }
}

function toServiceError(error: StructError): ServiceError {
  const field = error.path.join('.') || 'the body';
  const isMissing = error.value === undefined || error.value === null;
  const reason = isMissing ? 'fieldMissing' : (refinements[error.refinement ?? ''] ?? 'malformed');
  return new ServiceError(reason, isMissing ? `${field} is missing.` : `${field} is wrong: ${error.message}.`, {
    cause: error,
  });
}

function notJson(cause: unknown): never {
  throw new ServiceError('malformed', 'The body is not JSON. Send an object with content-type application/json.', {
    cause,
  });
}
