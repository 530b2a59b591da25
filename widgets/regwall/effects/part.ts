import { useEffect, useState } from 'react';

/** A part of the wall that is fetched when it is wanted. What cannot be fetched keeps nobody out. */
export function usePart<T>(fetch: (() => Promise<T>) | undefined): T | undefined {
  const [part, setPart] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    fetch?.().then(
      (fetched) => isWanted && setPart(() => fetched),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [fetch]);
  return part;
}
