import { any, type Infer, min, number, object, optional, pattern, record, string, integer } from 'superstruct';

/** A disturbance of one route, for tests of what clients do then. */
export const fault = object({
  /** Any method when left out. */
  method: optional(string()),
  /** Exact, or with `*` at the end for everything that begins so. */
  path: pattern(string(), /^\/services\//),
  /** Milliseconds before anything happens. */
  latency: optional(min(integer(), 0)),
  /** Answers this instead; without status and body the request goes on as usual. */
  status: optional(integer()),
  /** Text goes out as it is, broken or not; anything else as JSON. */
  body: optional(any()),
  headers: optional(record(string(), string())),
  /** Milliseconds between the bytes of the body. */
  trickle: optional(min(number(), 1)),
  /** How many requests it disturbs; every one when left out. */
  times: optional(min(integer(), 1)),
});
export type Fault = Infer<typeof fault>;

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The first fault for this request, counted as used. */
  take(request: { method: string; path: string }): Fault | undefined;
}

/** Kept in the process: faults exist only where one process is tested. */
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
