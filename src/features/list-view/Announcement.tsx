import { useEffect, useState } from 'react';
import { HEARD_WITHIN, VisuallyHidden } from '../../ui';

/**
 * Announces changes of the surrounding list to screen readers, then removes the text, so that only the visible text
 * remains.
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
