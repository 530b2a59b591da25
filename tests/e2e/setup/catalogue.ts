// Without a mail's link this one leads home at once.
const queries: Record<string, string> = { 'registration-confirmation': '?token=unknown' };

/** Where the catalogue shows the examples of a widget. */
export function examplesOf(widget: string): string {
  return `/catalogue/${widget}${queries[widget] ?? ''}`;
}
