import { useEffect, useRef } from 'react';
import { throwConfetti } from './confetti';

/** Joy for the eyes only. Calls back when the last piece has fallen, or when there is none to throw. */
export function Confetti({ onEnd }: { onEnd(): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;

  useEffect(() => {
    const life = new AbortController();
    void throwConfetti(canvas.current!, life.signal).then(() => life.signal.aborted || latest.current());
    return () => life.abort();
  }, []);

  return <canvas ref={canvas} className="inlay-quiz__confetti" aria-hidden="true" />;
}
