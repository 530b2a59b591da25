/** The selection on a page of subscriptions. Pure: each function returns the next selection. */
export interface Selection {
  readonly codes: readonly string[];
  /** The choice to get nothing at all, which is more than having ticked nothing yet. */
  readonly isNothing: boolean;
}

/** Ticking anything takes that choice back. */
export function withOption({ codes, isNothing }: Selection, code: string, isOn: boolean): Selection {
  const otherCodes = codes.filter((otherCode) => otherCode !== code);
  return isOn ? { codes: [...otherCodes, code], isNothing: false } : { codes: otherCodes, isNothing };
}

export function withGroup({ codes, isNothing }: Selection, group: readonly string[], isOn: boolean): Selection {
  const otherCodes = codes.filter((other) => !group.includes(other));
  return isOn ? { codes: [...otherCodes, ...group], isNothing: false } : { codes: otherCodes, isNothing };
}

/** Nothing clears everything; taking it back brings nothing back. */
export function withNothing({ codes }: Selection, isOn: boolean): Selection {
  return { codes: isOn ? [] : codes, isNothing: isOn };
}

/** Of a group: `some` shows as a box that is neither ticked nor empty. */
export function shareOf({ codes }: Selection, group: readonly string[]): 'all' | 'some' | 'none' {
  const count = group.filter((code) => codes.includes(code)).length;
  return count === 0 ? 'none' : count === group.length ? 'all' : 'some';
}
