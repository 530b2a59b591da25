/** The values that a prop accepts: a text, or limits that only documentation and editors need as text. */
export type Limits =
  | string
  | { readonly items: number }
  | { readonly characters: number }
  | {
      readonly minimum?: number | undefined;
      readonly maximum?: number | undefined;
      readonly unit?: string | undefined;
    };

/** For example `1 to 600 s` or `at most 5 items`. Empty without limits. */
export function limitsIn(limits: Limits = ''): string {
  if (typeof limits === 'string') return limits;
  if ('items' in limits) return `at most ${limits.items} items`;
  if ('characters' in limits) return `at most ${limits.characters} characters`;
  const { minimum, maximum, unit } = limits;
  const isFrom = minimum !== undefined;
  const isTo = maximum !== undefined;
  const range =
    isFrom && isTo ? `${minimum} to ${maximum}` : isFrom ? `at least ${minimum}` : isTo ? `at most ${maximum}` : '';
  return [range, unit].filter(Boolean).join(' ');
}
