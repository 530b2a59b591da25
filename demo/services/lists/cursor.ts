import { type Clock, secondsUntil } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { Keys } from '../security/keys.ts';

/** The last row of a page. */
export interface Place {
  sort: string;
  id: string;
  /** The part of the list that contains it, if the list has several. */
  part: number;
}

export interface Cursors {
  /** A cursor to the rows after `place`, for the same query only. */
  write(position: Place, question: unknown): string;
  /**
   * Undefined for the empty text, which means the first page; throws for a cursor that was not issued for this query.
   */
  read(cursor: string, question: unknown): Place | undefined;
}

const lifetime = 24 * 3600 * 1000;

/** Equal for the same query, whatever the order of its parameters. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Signed, so that clients cannot forge one; bound to the query, so that another filter starts at the first page. */
export function createCursors({ keys, clock }: { keys: Keys; clock: Clock }): Cursors {
  const sign = (text: string, question: unknown) => keys.hash('cursor', `${text}\n${JSON.stringify(question, sorted)}`);
  return {
    write({ sort, id, part }, question) {
      const text = Buffer.from(JSON.stringify([clock().getTime(), part, sort, id])).toString('base64url');
      return `${text}.${sign(text, question)}`;
    },
    read(cursor, question) {
      if (cursor === '') return undefined;
      const [text = '', signature] = cursor.split('.');
      if (signature !== sign(text, question)) {
        throw new ServiceError('cursorUnknown', 'The cursor does not belong to this query. Request the first page.');
      }
      const [createdAt, part, sort, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
        number,
        number,
        string,
        string,
      ];
      if (secondsUntil(clock(), new Date(createdAt + lifetime)) === 0) {
        throw new ServiceError('cursorExpired', 'The cursor is older than a day. Request the first page.');
      }
      return { part, sort, id };
    },
  };
}
