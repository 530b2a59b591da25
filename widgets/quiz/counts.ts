import { useEffect, useState } from 'react';
import { lazy } from '../../src/core';
import type { Counts } from '../../src/services/quiz';

/** The service is called at the visitor's first interaction. */
export const loadService = lazy(() => import('./late'));

/** The counts of other readers' answers, by question. Undefined while loading, or if the service does not send them. */
export function useCounts(quizId: string, isWanted: boolean): ReadonlyMap<string, Counts> | undefined {
  const [counts, setCounts] = useState<ReadonlyMap<string, Counts>>();

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadService()
      .then(({ fetchQuizCounts }) => fetchQuizCounts(quizId, signal))
      .then(
        (fetched) => signal.aborted || setCounts(fetched),
        () => undefined,
      );
    return () => controller.abort();
  }, [quizId, isWanted]);

  return counts;
}

/** Whole percents that sum to 100 (largest remainder method). Undefined without answers. */
export function sharesOf(counts: readonly number[]): readonly number[] | undefined {
  const positive = counts.map((count) => Math.max(0, count));
  const total = positive.reduce((sum, count) => sum + count, 0);
  if (!total) return undefined;
  const exact = positive.map((count) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact.map((share, index) => ({ index, loss: share % 1 })).sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, missing)) shares[index]! += 1;
  return shares;
}

/** The number of answers from which counts are shown. */
const WELL_KNOWN_PERCENT = 50;

export function isWidelyKnown(percent: number): boolean {
  return percent >= WELL_KNOWN_PERCENT;
}
