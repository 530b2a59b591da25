export interface PageBudget {
  /** On the demonstration. */
  path?: string;
  /** What is mounted before a touch, in the order of the alphabet. */
  modules: readonly string[];
  /** Minified, brotli. */
  bytes: number;
  requests: number;
}

export const BUDGETS: { pageServices: Readonly<Record<string, number>>; pages: Record<string, PageBudget> };
