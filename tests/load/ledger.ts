type Value = boolean | number | undefined;

/**
 * Confirmed writes must be stored. A write without a response may be stored or not,
 * so both states are valid until the next confirmed write.
 */
export interface Ledger {
  /** `send` resolves with whether the write was acknowledged. */
  write(key: string, value: Value, send: () => Promise<boolean>): Promise<void>;
  /** Describes differences between `kept` and the acknowledged writes. */
  differences(stored: ReadonlyMap<string, Value>): string[];
  readonly acknowledged: number;
}

export function createLedger(): Ledger {
  const possibleValues = new Map<string, Value[]>();
  let acknowledged = 0;
  return {
    async write(key, value, send) {
      const before = possibleValues.get(key) ?? [undefined];
      possibleValues.set(key, [...before, value]);
      if (!(await send())) return;
      possibleValues.set(key, [value]);
      acknowledged += 1;
    },
    differences(stored) {
      const wrong = [...possibleValues].filter(([key, possible]) => !possible.includes(stored.get(key)));
      const uninvited = [...stored.keys()].filter((key) => !possibleValues.has(key));
      return [
        ...wrong.map(
          ([key, possible]) => `${key} should be ${possible.map(String).join(' or ')}, is ${stored.get(key)}`,
        ),
        ...uninvited.map((key) => `${key} was never written`),
      ];
    },
    get acknowledged() {
      return acknowledged;
    },
  };
}
