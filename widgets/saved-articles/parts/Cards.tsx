import { useEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { Alert, announce, Button } from '../../../src/ui';
import { messages } from '../messages';
import { keyOf, type ReadingList } from '../use-reading-list';
import { SavedCard } from './SavedCard';

export interface CardsProps {
  list: ReadingList;
  hasConfirmation: boolean;
}

export function Cards({ list: { items, total, state, loadMore }, hasConfirmation }: CardsProps) {
  const t = useText(messages);
  const grid = useRef<HTMLUListElement>(null);
  const count = useRef(items.length);
  const hasAsked = useRef(false);
  const removing = useRef<number>(undefined);

  useEffect(() => {
    const added = items.length - count.current;
    // The button that was pressed may be gone: reading goes on with the first new card, or beside the one that left.
    const next = added > 0 ? (hasAsked.current ? count.current : undefined) : added < 0 ? removing.current : undefined;
    if (next !== undefined) {
      grid.current?.children[Math.min(next, items.length - 1)]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: added > 0 });
      if (added > 0) announce(t('loaded', { count: added, total }));
      hasAsked.current = false;
      removing.current = undefined;
    }
    count.current = items.length;
  }, [items.length, total, t]);

  return (
    <>
      <ul ref={grid} className="inlay-saved-articles__grid" role="list">
        {items.map((item, index) => (
          <li key={keyOf(item)} className="inlay-saved-articles__item">
            <SavedCard article={item} hasConfirmation={hasConfirmation} onRemove={() => (removing.current = index)} />
          </li>
        ))}
      </ul>
      {state === 'failed' && <Alert tone="negative">{t('loadFailed')}</Alert>}
      {(items.length < total || state === 'failed') && (
        <div className="inlay-account__actions">
          <Button
            variant="secondary"
            busy={state === 'loading'}
            onClick={() => {
              hasAsked.current = true;
              loadMore();
            }}
          >
            {t(state === 'failed' ? 'retry' : 'loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
