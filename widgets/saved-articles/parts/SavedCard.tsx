import { useEffect, useRef, useState } from 'react';
import { Confirmation, Failure, savedMessages, useSaving } from '../../../src/features/saved-articles';
import { saveScrollPosition, signInUrl } from '../../../src/features/visitor';
import { redirect, useText } from '../../../src/core';
import type { SavedArticleCard } from '../../../src/services';
import { announce, Button, Card, icons, Popover, toast, VisuallyHidden } from '../../../src/ui';

export interface SavedCardProps {
  article: SavedArticleCard;
  hasConfirmation: boolean;
  /** Once it is off the list, the focus needs another place. */
  onRemove: () => void;
}

export function SavedCard({ article, hasConfirmation, onRemove }: SavedCardProps) {
  const shared = useText(savedMessages);
  const { id, language, url, imageUrl, title, type } = article;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  // Begun before the session ended, finished after the sign-in that it led to.
  const saving = useSaving({ articleId: id, language: language || 'en' }, () => toast(shared('removedNow'), { tone: 'positive' }));
  const { state, dismiss } = saving;

  useEffect(() => {
    if (state !== 'anonymous') return;
    saveScrollPosition();
    redirect(signInUrl('signIn'));
  }, [state]);

  const remove = async () => {
    setAsking(false);
    onRemove();
    if (await saving.unsave()) announce(shared('removedNow'));
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
      actions={
        <>
          <Button ref={button} variant="quiet" icon={icons.bookmarkSolid} busy={state === 'busy'} onClick={() => (hasConfirmation ? setAsking(true) : void remove())}>
            {shared('remove')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Popover open={isAsking || state === 'failed'} onClose={close} anchor={button} label={shared(state === 'failed' ? 'failedTitle' : 'confirmTitle')}>
            {state === 'failed' ? <Failure text={shared('failedRemove')} onRetry={() => void remove()} /> : <Confirmation onRemove={() => void remove()} onKeep={close} />}
          </Popover>
        </>
      }
      className="inlay-saved-articles__card"
    />
  );
}
