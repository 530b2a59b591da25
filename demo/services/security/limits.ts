import { type Clock, secondsUntil } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { Counters } from './counters.ts';

export interface Limit {
  name: string;
  /** The maximum number in `seconds`. */
  most: number;
  seconds: number;
}

export interface Limits {
  /** Counts a use by `who`. Throws an error with Retry-After if the limit is exceeded. */
  use(limit: Limit, who: string): Promise<void>;
}

export function createLimits({
  counters,
  clock,
  factor,
  onHit,
}: {
  counters: Counters;
  clock: Clock;
  factor: number;
  /** Called for every use that a limit rejects. */
  onHit: (name: string) => void;
}): Limits {
  return {
    async use({ name, most, seconds }, who) {
      const { count, expiresAt } = await counters.add(`limit:${name}:${who}`, { seconds });
      if (count <= most * factor) return;
      onHit(name);
      const retryAfter = Math.max(1, secondsUntil(clock(), expiresAt));
      throw new ServiceError('tooManyAttempts', `Too many attempts; try again in ${retryAfter} s.`, { retryAfter });
    },
  };
}
