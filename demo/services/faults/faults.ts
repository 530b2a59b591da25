import { any, type Infer, min, number, object, optional, pattern, record, string, integer } from 'superstruct';

/** A fault of one route, to test how clients handle it. */
export const fault = object({
  /** Any method by default. */
  method: optional(string()),
  /** Exact, or with `*` at the end as a prefix. */
  path: pattern(string(), /^\/services\//),
  /** A delay in milliseconds. */
  latency: optional(min(integer(), 0)),
  /** Replaces the response; without status and body, the request continues as usual. */
  status: optional(integer()),
  /** A string is sent unchanged, valid or not; anything else as JSON. */
  body: optional(any()),
  headers: optional(record(string(), string())),
  /** Milliseconds between the bytes of the body. */
  trickle: optional(min(number(), 1)),
  /** The number of requests that it affects; all by default. */
  times: optional(min(integer(), 1)),
});
export type Fault = Infer<typeof fault>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The first fault for this request, counted as used. */
  take(request: { method: string; path: string }): Fault | undefined;
}

/** In memory: faults exist only where a single process is tested. */
export function createFaults(): Faults {
  const active: { fault: Fault; left: number }[] = [];
  return {
    add: (added) => void active.push({ fault: added, left: added.times ?? Infinity }),
    clear: () => void active.splice(0),
    take(request) {
      const found = active.find(({ fault: { method, path }, left }) => {
        const isMethod = !method || method.toUpperCase() === request.method;
        return (
          left > 0 &&
          isMethod &&
          (path.endsWith('*') ? request.path.startsWith(path.slice(0, -1)) : request.path === path)
        );
      });
      if (found) found.left -= 1;
      return found?.fault;
    },
  };
}
