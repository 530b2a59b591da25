import { useEffect, useState } from 'react';

/** A component that is fetched once it is wanted. Where it cannot be, the server's content comes back. */
export function usePart<C extends object>(load: (() => Promise<C>) | false | undefined): C | undefined {
  const [part, setPart] = useState<C>();
  const [failure, setFailure] = useState<unknown>();
  const isWanted = Boolean(load);
  useEffect(() => {
    if (load) load().then((loaded) => setPart(() => loaded), setFailure);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is fetched never changes
  }, [isWanted]);
  if (failure) throw failure;
  return part;
}
