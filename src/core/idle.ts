import { whenIdle } from '../contract/idle';

/** Resolves when the browser has nothing more urgent to do, after two seconds at the latest. */
export function idle(): Promise<void> {
  return new Promise(whenIdle);
}
