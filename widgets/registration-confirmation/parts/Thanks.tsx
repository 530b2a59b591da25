import { useEffect, useState } from 'react';
import { dropRedirect, keptRedirect, navigateTo } from '../../../src/features/visitor';
import type { Content } from '../../../src/contract';
import { useText } from '../../../src/core';
import { useWidget } from '../../../src/runtime';
import { Alert, Button, RichText } from '../../../src/ui';
import { messages } from '../messages';

interface ThanksProps {
  text: Content | undefined;
  /** Becomes the hash of the page that follows. */
  source: string | null;
  /** In seconds. */
  delay: number;
}

/** Leads on by itself, and at once for those who do not want to wait. */
export function Thanks({ text, source, delay }: ThanksProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [url] = useState(() => keptRedirect(source));

  useEffect(() => {
    if (isEditing) return undefined;
    const timer = setTimeout(() => {
      dropRedirect();
      void navigateTo(url);
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [url, delay, isEditing]);

  return (
    <>
      <Alert tone="positive" title={t('doneTitle')} focusOnMount={!isEditing}>
        {t('leading', { seconds: delay })}
      </Alert>
      {text && <RichText content={text} />}
      <div className="inlay-account__actions">
        <Button href={url} onClick={dropRedirect}>
          {t('goOn')}
        </Button>
      </div>
    </>
  );
}
