import { useEffect, useState } from 'react';

/** What most visitors never see, fetched when it is shown. A failure reaches the boundary, and the server's content comes back. */
export function useDeferred<T extends object>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    load().then((chunk) => setLoaded(() => chunk), setFailure);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, whatever function the caller makes
  }, []);
  if (failure) throw failure;
  return loaded;
}
