/** The current time for all services; tests can change it. */
export type Clock = () => Date;

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

export function secondsUntil(now: Date, moment: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
