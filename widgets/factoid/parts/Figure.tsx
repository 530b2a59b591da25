import { useEffect, useState } from 'react';
import { countableIn, DURATION, textAt } from '../count';

interface Props {
  text: string;
  counts: boolean;
  isSeen: boolean;
}

/** The figure as the server wrote it. What counts up is for the eye, above it, so that its width never changes. */
export function Figure({ text, counts, isSeen }: Props) {
  const countable = counts ? countableIn(text) : undefined;
  const [progress, setProgress] = useState(0);
  const isRunning = Boolean(countable) && progress < 1;

  useEffect(() => {
    if (!isSeen || !isRunning) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const reached = Math.min(1, Math.max(0, now - begin) / DURATION);
      setProgress(reached);
      if (reached < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it runs once, from the moment it is seen
  }, [isSeen]);

  if (!countable || !isRunning) return <>{text}</>;
  return (
    <>
      <span className="inlay-factoid__final">{text}</span>
      <span className="inlay-factoid__running" aria-hidden="true">
        {textAt(countable, progress)}
      </span>
    </>
  );
}
