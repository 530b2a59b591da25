import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../forms';
import type { CompanyField, CompanyFieldProps } from './CompanyField';

/** In milliseconds: suggestions can wait until the page has settled. */
const BEFORE_SUGGESTING = 500;

/** A line of text that learns to suggest companies, but never under the visitor's hands. */
export function CompanyLater<N extends string>(props: CompanyFieldProps<N>) {
  const [Loaded, setLoaded] = useState<typeof CompanyField>();
  const [isInUse, setInUse] = useState(false);
  const hasChanged = useRef(false);

  useEffect(() => {
    const load = () => import('./CompanyField').then((chunk) => setLoaded(() => chunk.CompanyField));
    const timer = setTimeout(() => void load().catch(() => undefined), BEFORE_SUGGESTING);
    return () => clearTimeout(timer);
  }, []);

  hasChanged.current ||= Boolean(Loaded) && !isInUse;
  if (Loaded && hasChanged.current) return <Loaded {...props} />;
  return <TextField {...props} autoComplete="organization" onFocus={() => setInUse(true)} onLeave={() => setInUse(false)} />;
}
