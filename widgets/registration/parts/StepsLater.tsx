import { useEffect, useState } from 'react';
import { Spinner } from '../../../src/ui';
import type { RegistrationFormProps } from '../Registration';
import type { Steps } from '../steps/Steps';

/** The four steps, fetched for those who take them. */
export function StepsLater(props: RegistrationFormProps) {
  const [Loaded, setLoaded] = useState<typeof Steps>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    import('../steps/Steps').then((chunk) => setLoaded(() => chunk.Steps), setFailure);
  }, []);

  // The server's content comes back.
  if (failure) throw failure;
  return Loaded ? <Loaded {...props} /> : <Spinner />;
}
