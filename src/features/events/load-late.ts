import { lazy } from '../../core';

export const loadLate = lazy(() => import('./late'));
export type Late = Awaited<ReturnType<typeof loadLate>>;
