import type { Option } from '../../src/forms';

export interface Choice {
  readonly options: readonly Option[];
  readonly value: string;
}

/**
 * A list with the present answer chosen, whether it was kept by its code or by
 * its name. An answer that the list does not know stays one that can be kept.
 */
export function withPresent(options: readonly Option[], present: string): Choice {
  const wanted = present.trim().toLowerCase();
  const known = options.find(({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted);
  if (known || !wanted) return { options, value: known?.value ?? '' };
  return { options: [{ value: present, label: present }, ...options], value: present };
}
