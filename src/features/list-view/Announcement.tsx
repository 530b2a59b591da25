import { useEffect, useState } from 'react';
import { HEARD_WITHIN, VisuallyHidden } from '../../ui';

/**
 * Says to screen readers what has changed in the list around it, then leaves the page: whoever reads on there finds
 * only what is seen, once.
 */
export function Announcement({ text }: { text: string | false | undefined }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!text) return;
    const timer = setTimeout(() => setOver(true), HEARD_WITHIN);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{isOver ? '' : text || ''}</VisuallyHidden>;
}
