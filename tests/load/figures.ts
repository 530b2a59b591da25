/** One request as its sender saw it. */
export interface Sample {
  act: string;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
}

export interface Figures {
  requests: number;
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p95: number;
  p97: number;
  p99: number;
  longest: number;
  /** Responses with a server error, and requests without a response. */
  broken: number;
}

export function figuresOf(samples: readonly Sample[], seconds: number): Figures {
  const times = samples.map(({ milliseconds }) => milliseconds).sort((first, other) => first - other);
  return {
    requests: times.length,
    perSecond: Math.round(times.length / seconds),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p97: percentile(times, 97.5),
    p99: percentile(times, 99),
    longest: percentile(times, 100),
    broken: samples.filter(({ status }) => isBroken(status)).length,
  };
}

export function isBroken(status: number): boolean {
  return status === 0 || status >= 500;
}

/** The given percentile of sorted durations, to a tenth of a millisecond; 0 if there are none. */
function percentile(sorted: readonly number[], share: number): number {
  const time = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
  return Math.round(time * 10) / 10;
}
