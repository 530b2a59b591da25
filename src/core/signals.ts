/**
 * The one entry point to shared reactive state. Components read a signal only through `useSignal`, which re-renders
 * under Preact and React alike; a bare `.value` in JSX would never update.
 */
import { useSyncExternalStore } from 'react';
import { type ReadonlySignal, signal, computed, batch, untracked } from '@preact/signals-core';

export { signal, computed, batch, untracked };
export type { ReadonlySignal, Signal } from '@preact/signals-core';

export function useSignal<T>(source: ReadonlySignal<T>): T {
  return useSyncExternalStore(
    (onChange) => onChangeOf(source, onChange),
    () => source.peek(),
    () => source.peek(),
  );
}

/** Calls back on changes only. Signals also call immediately, which React would take for an update. */
export function onChangeOf<T>(source: ReadonlySignal<T>, onChange: (value: T) => void): () => void {
  let isFirst = true;
  return source.subscribe((value) => {
    if (isFirst) isFirst = false;
    else untracked(() => onChange(value));
  });
}
