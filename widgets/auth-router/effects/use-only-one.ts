import { useEffect, useState } from 'react';

let owner: Element | undefined;

/** Whether this placeholder answers the routes of the page: the first one does, or a flow would open twice. */
export function useOnlyOne(element: Element): boolean {
  const [isOwner, setOwner] = useState(false);
  useEffect(() => {
    if (owner) return undefined;
    owner = element;
    setOwner(true);
    return () => {
      owner = undefined;
      setOwner(false);
    };
  }, [element]);
  return isOwner;
}
