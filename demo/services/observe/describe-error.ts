/** The details of an error for operators. */
interface ErrorFields {
  type: string;
  message?: string;
  code?: string;
  /** A database error's table and constraint. */
  table?: string;
  constraint?: string;
  /** Without its first line, which repeats the message. */
  stack?: string[];
  cause?: ErrorFields;
}

interface Details {
  code?: unknown;
  table?: unknown;
  constraint?: unknown;
  /** Only errors of PostgreSQL have it. */
  severity?: unknown;
  /** Only errors of a mail server have it. */
  responseCode?: unknown;
}

/**
 * An error for the log. The messages of PostgreSQL repeat values of rows, and those of mail servers repeat addresses,
 * so both are left out. Their codes are enough.
 */
export function describeError(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, table, constraint, severity, responseCode } = error as Details;
  const isQuoting = severity !== undefined || responseCode !== undefined;
  return {
    type: error.name,
    ...(!isQuoting && { message: withoutPersonalData(error.message) }),
    ...((code !== undefined || responseCode !== undefined) && {
      code: [code, responseCode].filter((part) => part !== undefined).join(' '),
    }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('at '))
      .slice(0, 12),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Words with an @ are addresses, and long ones tokens. */
function withoutPersonalData(message: string): string {
  return message
    .split(' ')
    .map((word) => (word.includes('@') || word.length > 80 ? '…' : word))
    .join(' ');
}
