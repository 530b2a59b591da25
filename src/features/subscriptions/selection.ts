/** The selection on a page of subscriptions. Pure: each function returns the next selection. */
export interface Selection {
  readonly codes: readonly string[];
  /** The explicit choice to receive nothing, as opposed to an empty selection. */
  readonly isNothing: boolean;
}

/** Ticking any checkbox reverts that choice. */
export function withOption({ codes, isNothing }: Selection, code: string, isOn: boolean): Selection {
  const otherCodes = codes.filter((otherCode) => otherCode !== code);
  return isOn ? { codes: [...otherCodes, code], isNothing: false } : { codes: otherCodes, isNothing };
}

export function withGroup({ codes, isNothing }: Selection, group: readonly string[], isOn: boolean): Selection {
  const otherCodes = codes.filter((other) => !group.includes(other));
  return isOn ? { codes: [...otherCodes, ...group], isNothing: false } : { codes: otherCodes, isNothing };
}

/** "Nothing" clears all checkboxes; reverting it does not restore them. */
export function withNothing({ codes }: Selection, isOn: boolean): Selection {
  return { codes: isOn ? [] : codes, isNothing: isOn };
}

/** The state of a group's checkbox: `some` is indeterminate. */
export function shareOf({ codes }: Selection, group: readonly string[]): 'all' | 'some' | 'none' {
  const count = group.filter((code) => codes.includes(code)).length;
  return count === 0 ? 'none' : count === group.length ? 'all' : 'some';
}
