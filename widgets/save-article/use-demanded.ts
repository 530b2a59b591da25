import { useRef, useState } from 'react';

type Demanded = typeof import('./demanded');

/** Fetches what an act of the visitor needs, once; after a failure again. */
export function useDemanded() {
  const [demanded, setDemanded] = useState<Demanded>();
  const [isMissing, setMissing] = useState(false);
  const pending = useRef<Promise<Demanded | undefined>>(undefined);

  /** Resolves to undefined where it cannot be had. */
  function demand(): Promise<Demanded | undefined> {
    return (pending.current ??= import('./demanded').then(
      (chunk) => {
        setDemanded(chunk);
        setMissing(false);
        return chunk;
      },
      () => {
        pending.current = undefined;
        setMissing(true);
        return undefined;
      },
    ));
  }

  return { demanded, isMissing, demand };
}
