/**
 * The database cannot do this now, but may later: it is away, slow, locked, read-only or full. Nothing was stored,
 * unless the connection broke during a write.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Rejects with `DatabaseUnavailable` if `work` fails for such a reason, and with its own error otherwise. */
export async function named<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new DatabaseUnavailable(error.message, { cause: error });
  }
}

/** Classes: connection, resources, operator, system. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CLASSES = new Set(['08', '53', '57', '58']);
/** Read-only, lock not available, serialization failure, deadlock, ended while idle in a transaction. */
const CODES = new Set(['25006', '55P03', '40001', '40P01', '25P03']);
/** Errors of a socket, a name server, or a disk. */
const SYSTEM_CODE = /^E[A-Z]+(?:_[A-Z]+)?$/;
/** Errors of the driver have no code, and those of a crashed embedded database have only a name. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|Query read timeout|timeout exceeded|Client has encountered|PGlite is closed)/;
const CRASHED = new Set(['RuntimeError', 'ExitStatus']);

function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return false;
  const { code = '', severity } = error as { code?: string; severity?: string };
  if (severity !== undefined) return CODES.has(code) || CLASSES.has(code.slice(0, 2));
  return SYSTEM_CODE.test(code) || DRIVER_MESSAGE.test(error.message) || CRASHED.has(error.name);
}
