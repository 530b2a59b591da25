import { useEffect, useRef, useState } from 'react';
import { articleKey, Confirmation, Failure, Invitation, restorePlace, savedMessages, useCompleteVisitor, useSaving } from '../../src/account';
import { InlayError } from '../../src/contract';
import { config, useLanguage, useText } from '../../src/core';
import { announce, Button, icons, Popover, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import type { SaveArticleProps } from './props';

export function SaveArticle({ articleId = config().page.contentId, articleLanguage, articleTitle, confirm }: SaveArticleProps) {
  const t = useText(messages);
  const shared = useText(savedMessages);
  const pageLanguage = useLanguage();
  if (!articleId) throw new InlayError('save-article: data-article-id is missing, and the configuration names no page.contentId. Set one of the two.');

  const language = articleLanguage ?? pageLanguage;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const saving = useSaving({ articleId, language }, async (wish) => {
    const { tellLater } = await import('./tell-later');
    tellLater(wish === 'save-article' ? t('savedNow') : shared('removedNow'), { label: t('showList'), url: config().pages.savedArticles });
  });
  const { isSaved, state, wish, dismiss } = saving;
  const isRemoval = wish === 'unsave-article';
  useCompleteVisitor();
  useEffect(restorePlace, []);

  const wasSaved = useRef(isSaved);
  useEffect(() => {
    // What another widget or tab did is not news from here.
    if (wasSaved.current !== isSaved && button.current?.matches(':focus')) announce(isSaved ? t('savedNow') : shared('removedNow'));
    wasSaved.current = isSaved;
  }, [isSaved, t, shared]);

  const toggle = () => {
    if (!isSaved) return void saving.save();
    if (confirm) setAsking(true);
    else void saving.unsave();
  };
  const close = () => {
    setAsking(false);
    dismiss();
  };

  const panel = isAsking ? 'confirm' : state;
  return (
    <div className="inlay-save-article" data-state={isSaved ? 'saved' : 'unsaved'} data-article={articleKey(articleId, language)}>
      <Button
        ref={button}
        variant="quiet"
        icon={isSaved ? icons.bookmarkSolid : icons.bookmark}
        busy={state === 'busy'}
        onClick={toggle}
      >
        {t(isSaved ? 'saved' : 'save')}
        <VisuallyHidden>
          {articleTitle && `: ${articleTitle}`}
          {isSaved && ` (${t('removeHint')})`}
        </VisuallyHidden>
      </Button>
      <Popover open={panel === 'confirm' || panel === 'anonymous' || panel === 'failed'} onClose={close} anchor={button} label={panel === 'anonymous' && !isRemoval ? t('anonymousTitle') : shared(panel === 'failed' ? 'failedTitle' : 'confirmTitle')}>
        {panel === 'confirm' && (
          <Confirmation
            onRemove={() => {
              setAsking(false);
              void saving.unsave();
            }}
            onKeep={close}
          />
        )}
        {panel === 'anonymous' && <Invitation title={isRemoval ? shared('confirmTitle') : t('anonymousTitle')} text={isRemoval ? shared('signInToRemove') : t('anonymous')} />}
        {panel === 'failed' && <Failure text={isRemoval ? shared('failedRemove') : t('failedSave')} onRetry={() => void (isRemoval ? saving.unsave() : saving.save())} />}
      </Popover>
    </div>
  );
}
