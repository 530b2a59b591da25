import { useEffect, useState } from 'react';
import type { Counts } from '../../../src/services';
import { withService } from './on-demand';

const NONE: ReadonlyMap<string, Counts> = new Map();

/** How other readers answered, by question; nothing while and where the service does not say. */
export function useCounts(quizId: string, isWanted: boolean): ReadonlyMap<string, Counts> {
  const [counts, setCounts] = useState(NONE);

  useEffect(() => {
    if (!isWanted) return;
    const life = new AbortController();
    void withService(async ({ fetchQuizCounts }) => {
      const fetched = await fetchQuizCounts(quizId, life.signal);
      if (!life.signal.aborted) setCounts(fetched);
    });
    return () => life.abort();
  }, [quizId, isWanted]);

  return counts;
}
