import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui';

/** In milliseconds: a screen reader has taken up a sentence by then, and says it whether it still stands or not. */
const LIFE = 3000;

/** Says to screen readers what has changed, then leaves the page: whoever reads on there finds only what is seen, once. */
export function Announcement({ text }: { text: string | false | undefined }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!text) return;
    const timer = setTimeout(() => setOver(true), LIFE);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{isOver ? '' : text || ''}</VisuallyHidden>;
}
