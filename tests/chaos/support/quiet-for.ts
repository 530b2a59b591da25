import { setTimeout as wait } from 'node:timers/promises';

/** Only time shows that something does not happen: how long nothing may, in milliseconds. */
export function quietFor(milliseconds: number): Promise<void> {
  return wait(milliseconds);
}
