import { signal, type ReadonlySignal, type Signal } from '../../core';

export interface Countdown {
  /** The remaining whole seconds; 0 when it is over or never began. */
  readonly seconds: ReadonlySignal<number>;
  start(seconds: number): void;
  stop(): void;
}

/** Measured by the clock, because timers are throttled in hidden tabs. */
export function createCountdown(seconds: Signal<number> = signal(0)): Countdown {
  let end = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick() {
    seconds.value = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (!seconds.peek()) clearInterval(timer);
  }

  return {
    seconds,
    start(length) {
      clearInterval(timer);
      end = Date.now() + length * 1000;
      timer = setInterval(tick, 1000);
      tick();
    },
    stop() {
      clearInterval(timer);
      seconds.value = 0;
    },
  };
}
