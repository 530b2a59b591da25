import { useEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { HttpError } from '../../../src/http';
import { Alert, Button } from '../../../src/ui';
import { messages } from '../messages';

/** What went wrong, and the way on. What was shown before stays below it. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(messages);
  const element = useRef<HTMLDivElement>(null);
  // After paging the visitor is at the end of the list.
  useEffect(() => element.current!.scrollIntoView({ block: 'nearest' }), []);
  const kind = error instanceof HttpError ? error.kind : undefined;
  return (
    <div ref={element} className="inlay-site-search__problem">
      <Alert tone="negative">
        {t(kind === 'offline' ? 'offline' : kind === 'rate-limited' ? 'busy' : 'failed')}
        <div>
          <Button variant="link" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
