import { useEffect, useRef, useState } from 'react';
import { InlayError, defineWidget } from '../../src/contract';
import { config, redirect, useLanguage, useText } from '../../src/core';
import {
  bookmark,
  bookmarkSolid,
  Confirmation,
  Failure,
  savedMessages,
  useSaving,
} from '../../src/features/saved-articles';
import { restoreScrollPosition, SignInPrompt, useCompleteVisitor } from '../../src/features/visitor';
import { articleKey } from '../../src/session/calls';
import { announce, Button, Popover, toast, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import { props, type SaveArticleProps } from './props';
import styles from './save-article.css';

function SaveArticle({
  articleId = config().page.contentId,
  articleLanguage,
  articleTitle,
  confirm,
}: SaveArticleProps) {
  const t = useText(messages);
  const shared = useText(savedMessages);
  const pageLanguage = useLanguage();
  if (!articleId)
    throw new InlayError(
      'save-article: nothing says which article this is. Write its id into data-article-id, or into page.contentId of the configuration.',
    );

  const language = articleLanguage ?? pageLanguage;
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const resultOf = (isSaved: boolean) => (isSaved ? t('savedNow') : shared('removedNow'));
  // Started on another page, or before signing in.
  const saving = useSaving({ articleId, language }, (action) =>
    toast(resultOf(action === 'save-article'), {
      tone: 'positive',
      action: { label: t('showList'), onAct: () => redirect(config().pages.savedArticles) },
    }),
  );
  const { isSaved, state } = saving;
  useCompleteVisitor();
  useEffect(restoreScrollPosition, []);

  const wasSaved = useRef(isSaved);
  useEffect(() => {
    // Changes by another widget or tab are not announced here.
    if (wasSaved.current !== isSaved && button.current?.matches(':focus')) announce(resultOf(isSaved));
    wasSaved.current = isSaved;
    // oxlint-disable-next-line react/exhaustive-deps -- announced once a change
  }, [isSaved]);

  const toggle = () => {
    if (!isSaved) void saving.save();
    else if (confirm) setAsking(true);
    else void saving.unsave();
  };
  const close = () => {
    setAsking(false);
    saving.dismiss();
  };
  const remove = () => {
    setAsking(false);
    void saving.unsave();
  };

  const isRemoval = isAsking || saving.action === 'unsave-article';
  const panelTitle =
    state === 'failed' ? shared('failedTitle') : isRemoval ? shared('confirmTitle') : t('anonymousTitle');
  return (
    <div
      className="inlay-save-article"
      data-state={isSaved ? 'saved' : 'unsaved'}
      data-article={articleKey(articleId, language)}
    >
      <Button
        ref={button}
        variant="quiet"
        icon={isSaved ? bookmarkSolid : bookmark}
        busy={state === 'busy'}
        onClick={toggle}
      >
        {t(isSaved ? 'saved' : 'save')}
        <VisuallyHidden>
          {articleTitle && `: ${articleTitle}`}
          {isSaved && ` (${t('removeHint')})`}
        </VisuallyHidden>
      </Button>
      <Popover
        open={isAsking || state === 'anonymous' || state === 'failed'}
        onClose={close}
        anchor={button}
        label={panelTitle}
      >
        {isAsking ? (
          <Confirmation onRemove={remove} onKeep={close} />
        ) : state === 'failed' ? (
          <Failure text={isRemoval ? shared('failedRemove') : t('failedSave')} onRetry={saving.retry} />
        ) : (
          <SignInPrompt title={panelTitle} text={isRemoval ? shared('signInToRemove') : t('anonymous')} />
        )}
      </Popover>
    </div>
  );
}

export default defineWidget({
  name: 'save-article',
  description: 'Saves an article for the visitor or removes it. Anonymous visitors sign in first.',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: SaveArticle,
});
