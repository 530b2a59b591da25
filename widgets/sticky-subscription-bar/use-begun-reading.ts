import { useEffect, useState } from 'react';

/** In heights of the window: whoever has come so far wants to read. */
const FAR = 0.5;

/** Once true it stays true: a bar that comes and goes with every scroll disturbs. */
export function useBegunReading(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return undefined;
    const check = () => {
      if (scrollY > FAR * innerHeight) setBegun(true);
    };
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, [hasBegun]);
  return hasBegun;
}
