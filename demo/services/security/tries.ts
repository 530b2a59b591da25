import { type Clock, secondsUntil } from '../clock.ts';
import { ServiceError } from '../http/errors.ts';
import type { Counters } from './counters.ts';
import type { Limit } from './limits.ts';

export const secondsOfDay = 24 * 3600;

/**
 * Counts an attempt for each limit, before it is checked; throws `tooManyAttempts` with the seconds to wait if any
 * limit is exceeded.
 */
export async function countTry(
  { counters, clock }: { counters: Counters; clock: Clock },
  message: string,
  limits: readonly Limit[],
): Promise<void> {
  const counts = await Promise.all(
    limits.map(async ({ name, most, seconds }) => ({ most, ...(await counters.add(name, { seconds })) })),
  );
  const over = counts.find(({ count, most }) => count > most);
  if (over)
    throw new ServiceError('tooManyAttempts', message, {
      retryAfter: Math.max(1, secondsUntil(clock(), over.expiresAt)),
    });
}
