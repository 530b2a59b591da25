import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages } from '../messages';

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'focusin', 'wheel', 'touchstart'];

/** Says that the search goes on with another spelling, and does so unless the visitor does anything before. */
export function Redirection({ target, seconds, onGo }: { target: string; seconds: number; onGo: () => void }) {
  const t = useText(messages);
  const [isStopped, setStopped] = useState(false);
  const latest = useRef(onGo);
  latest.current = onGo;

  useLayoutEffect(() => {
    if (isStopped) return;
    const timer = setTimeout(() => latest.current(), seconds * 1000);
    const stop = () => setStopped(true);
    for (const type of SIGNS_OF_LIFE) document.addEventListener(type, stop, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of SIGNS_OF_LIFE) document.removeEventListener(type, stop, { capture: true });
    };
  }, [isStopped, seconds]);

  if (isStopped) return null;
  return (
    <p className="inlay-site-search__remark">
      {t('redirecting', { query: target, seconds })} <Button variant="link">{t('stay')}</Button>
    </p>
  );
}
