import { useEffect, useState } from 'react';
import { lazy } from '../../src/core';
import type { Counts } from '../../src/services/quiz';

/** Calls to the service come with the visitor's first touch. */
export const loadService = lazy(() => import('./late'));

/** How other readers answered, by question; undefined while and where the service does not say. */
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

/**
 * Whole percents that add up to 100: those that lose most by rounding down are
 * rounded up. Undefined without answers.
 */
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

/** From here on a question counts as one that readers could answer. */
const WELL_KNOWN_PERCENT = 50;

export function isWidelyKnown(percent: number): boolean {
  return percent >= WELL_KNOWN_PERCENT;
}
