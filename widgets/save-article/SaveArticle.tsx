import { articleKey } from '../../src/session';
import { useEffect, useRef, useState } from 'react';
import { useSaving } from '../../src/features/saved-articles';
import { restoreScrollPosition, useCompleteVisitor } from '../../src/features/visitor';
import { InlayError } from '../../src/contract';
import { config, useLanguage, useText } from '../../src/core';
import { Button, icons, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import type { SaveArticleProps } from './props';
import { useDemanded } from './use-demanded';

export function SaveArticle({ articleId = config().page.contentId, articleLanguage, articleTitle, confirm }: SaveArticleProps) {
  const t = useText(messages);
  const pageLanguage = useLanguage();
  if (!articleId) throw new InlayError('save-article: nothing says which article this is. Write its id into data-article-id, or into page.contentId of the configuration.');

  const language = articleLanguage ?? pageLanguage;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { demanded, isMissing, demand } = useDemanded();
  const saving = useSaving({ articleId, language }, async (wish) => (await demand())?.tellLater(wish === 'save-article', pageLanguage));
  const { isSaved, state } = saving;
  useCompleteVisitor();
  useEffect(restoreScrollPosition, []);

  const wasSaved = useRef(isSaved);
  useEffect(() => {
    // What another widget or tab did is not news from here.
    if (wasSaved.current !== isSaved && button.current?.matches(':focus')) void demand().then((chunk) => chunk?.announceSaved(isSaved, pageLanguage));
    wasSaved.current = isSaved;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once a change
  }, [isSaved]);

  const prepare = () => void demand();
  const toggle = () => {
    void demand();
    if (!isSaved) return void saving.save();
    if (confirm) setAsking(true);
    else void saving.unsave();
  };
  const settle = () => {
    setAsking(false);
    saving.dismiss();
  };

  const panel = isAsking ? 'confirm' : state;
  const isOpen = panel === 'confirm' || panel === 'anonymous' || panel === 'failed';
  return (
    <div className="inlay-save-article" data-state={isSaved ? 'saved' : 'unsaved'} data-article={articleKey(articleId, language)}>
      <Button
        ref={button}
        variant="quiet"
        icon={isSaved ? icons.bookmarkSolid : icons.bookmark}
        busy={state === 'busy'}
        onClick={toggle}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {t(isSaved ? 'saved' : 'save')}
        <VisuallyHidden>
          {articleTitle && `: ${articleTitle}`}
          {isSaved && ` (${t('removeHint')})`}
        </VisuallyHidden>
      </Button>
      {isOpen && demanded && (
        <demanded.Panel
          content={panel}
          isRemoval={isAsking || saving.wish === 'unsave-article'}
          anchor={button}
          onClose={settle}
          onRemove={() => {
            setAsking(false);
            void saving.unsave();
          }}
          onRetry={saving.retry}
        />
      )}
      {isOpen && isMissing && <p role="alert">{t('offline')}</p>}
    </div>
  );
}
