import { useEffect, useState } from 'react';

export type Answered = typeof import('./answered');

/** What comes after an answer, fetched once it may be needed. Where it cannot be had the widget fails, and the server's own text comes back with its answers. */
export function useAnswered(isNeeded: boolean): Answered | undefined {
  const [{ parts, error }, settle] = useState<{ parts?: Answered; error?: unknown }>({});

  useEffect(() => {
    if (!isNeeded) return;
    import('./answered').then(
      (loaded) => settle({ parts: loaded }),
      (reason: unknown) => settle({ error: reason ?? new Error('unknown') }),
    );
  }, [isNeeded]);

  if (error) throw error;
  return parts;
}
