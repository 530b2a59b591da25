import { readdirSync } from 'node:fs';

/** The folders in `widgets`, in order. */
export const widgetNames = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

// Without the link of an e-mail, this one redirects to the home page.
const queries: Record<string, string> = { 'registration-confirmation': '?token=unknown' };

/** The catalogue page with the examples of a widget. */
export function examplesOf(widget: string): string {
  return `/catalogue/${widget}${queries[widget] ?? ''}`;
}
