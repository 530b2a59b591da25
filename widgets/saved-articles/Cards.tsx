import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatDate, redirect, useLanguage, useText } from '../../src/core';
import { bookmarkSolid, Confirmation, Failure, savedMessages, useSaving } from '../../src/features/saved-articles';
import { saveScrollPosition, signInUrl } from '../../src/features/visitor';
import type { SavedArticleCard } from '../../src/services/user';
import { Alert, announce, Button, Card, Icon, icons, Popover, toast, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import { keyOf, type ReadingList } from './use-reading-list';

interface CardsProps {
  list: ReadingList;
  /** The index of the removed card. */
  removing: RefObject<number | undefined>;
  hasConfirmation: boolean;
}

export function Cards({ list: { items, total, state, loadMore }, removing, hasConfirmation }: CardsProps) {
  const t = useText(messages);
  const grid = useRef<HTMLUListElement>(null);
  const count = useRef(items.length);
  const hasAsked = useRef(false);

  useEffect(() => {
    const added = items.length - count.current;
    // The pressed button may be gone: focus moves to the first new card, or to a neighbour of the removed one.
    const next = added > 0 ? (hasAsked.current ? count.current : undefined) : added < 0 ? removing.current : undefined;
    if (next !== undefined) {
      grid.current?.children[Math.min(next, items.length - 1)]
        ?.querySelector<HTMLElement>('a[href]')
        ?.focus({ preventScroll: added > 0 });
      if (added > 0) announce(t('loaded', { count: added, total }));
      hasAsked.current = false;
      removing.current = undefined;
    }
    count.current = items.length;
  }, [items.length, total, t, removing]);

  return (
    <>
      <ul ref={grid} className="inlay-saved-articles__grid" role="list">
        {items.map((item, index) => (
          <li key={keyOf(item)} className="inlay-saved-articles__item">
            <SavedCard
              article={item}
              hasConfirmation={hasConfirmation}
              onRemoving={(isRemoving) => (removing.current = isRemoving ? index : undefined)}
            />
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

interface SavedCardProps {
  article: SavedArticleCard;
  hasConfirmation: boolean;
  /** Moves focus after a removal; false if focus stays where it is. */
  onRemoving: (isRemoving: boolean) => void;
}

function SavedCard({ article, hasConfirmation, onRemoving }: SavedCardProps) {
  const shared = useText(savedMessages);
  const { id, language, url, imageUrl, title, type, description, publishedAt, isGated } = article;
  const pageLanguage = useLanguage();
  const t = useText(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Started before the session ended, finished after the visitor signed in again.
  const saving = useSaving({ articleId: id, language: language || 'en' }, () =>
    toast(shared('removedNow'), { tone: 'positive' }),
  );
  const { state, dismiss } = saving;

  useEffect(() => {
    if (state !== 'anonymous') return;
    saveScrollPosition();
    redirect(signInUrl('signIn'));
  }, [state]);

  const remove = async () => {
    setAsking(false);
    onRemoving(true);
    if (await saving.unsave()) announce(shared('removedNow'));
    else onRemoving(false);
  };
  const close = () => {
    setAsking(false);
    dismiss();
  };

  const image = imageUrl ? { src: imageUrl, alt: '' } : undefined;
  return (
    <Card
      href={url}
      image={image}
      eyebrow={type}
      title={title || id}
      headingLevel={2}
      description={description}
      meta={
        <>
          {publishedAt && (
            <time dateTime={publishedAt}>{formatDate(publishedAt, { dateStyle: 'medium' }, pageLanguage)}</time>
          )}
          {isGated && (
            <span className="inlay-saved-articles__lock">
              <Icon path={icons.lock} /> {t('gated')}
            </span>
          )}
        </>
      }
      actions={
        <>
          <Button
            ref={button}
            variant="quiet"
            icon={bookmarkSolid}
            busy={state === 'busy'}
            onClick={() => (hasConfirmation ? setAsking(true) : void remove())}
          >
            {shared('remove')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Popover
            open={isAsking || state === 'failed'}
            onClose={close}
            anchor={button}
            label={shared(state === 'failed' ? 'failedTitle' : 'confirmTitle')}
          >
            {state === 'failed' ? (
              <Failure text={shared('failedRemove')} onRetry={() => void remove()} />
            ) : (
              <Confirmation onRemove={() => void remove()} onKeep={close} />
            )}
          </Popover>
        </>
      }
      className="inlay-saved-articles__card"
    />
  );
}
