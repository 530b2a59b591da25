/** What a prop may be: in words of its own, or in figures that are worded only for documentation and editors. */
export type Limits =
  | string
  | { readonly items: number }
  | { readonly characters: number }
  | {
      readonly minimum?: number | undefined;
      readonly maximum?: number | undefined;
      readonly unit?: string | undefined;
    };

/** `1 to 600 s`, `at most 5 items`; empty for what has none. */
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
