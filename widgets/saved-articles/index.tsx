import { useEffect, useRef } from 'react';
import { defineWidget } from '../../src/contract';
import { config, lazy, useText, useWidget } from '../../src/core';
import { bookmark } from '../../src/features/saved-articles';
import { AccountFrame, restoreScrollPosition, RetryButton, SignInRequired } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { Alert, Button, Icon, Skeleton, Spinner, useDeferred } from '../../src/ui';
import { Cards } from './Cards';
import { messages } from './messages';
import { props, type SavedArticlesProps } from './props';
import { useReadingList } from './use-reading-list';
import styles from './saved-articles.css';

/** The list of articles works without it. */
const loadApplyLater = lazy<Partial<typeof import('../../src/features/apply-later')>>(() =>
  import('../../src/features/apply-later').catch(() => ({})),
);

function SavedArticles({ title, articles, more, applyLater, unconfirmed }: SavedArticlesProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const { status, user, reLoginRequired } = useSession();
  const mayRead = status === 'active' && !reLoginRequired;
  const list = useReadingList(mayRead && !isEditing ? (user?.id ?? '') : undefined, articles);
  const end = useRef<HTMLParagraphElement>(null);
  const removing = useRef<number>(undefined);
  const { LaterJobs } = useDeferred(loadApplyLater, applyLater && !isEditing) ?? {};
  useEffect(restoreScrollPosition, []);
  useEffect(() => {
    // Restores focus after the last card is removed, but not when a refresh empties the server-rendered list.
    if (!list.items.length && removing.current !== undefined) end.current?.focus();
  }, [list.items.length]);

  return (
    <AccountFrame className="inlay-saved-articles" title={title}>
      {isEditing ? (
        <p className="inlay-account__note">{t('editing')}</p>
      ) : !mayRead ? (
        <SignInRequired text={t(status === 'none' ? 'signInFirst' : 'signInAgain')} isAgain={status === 'active'} />
      ) : list.items.length ? (
        <>
          <p className="inlay-account__note">{t('count', { count: list.total })}</p>
          <Cards list={list} removing={removing} hasConfirmation={!unconfirmed} />
        </>
      ) : list.state === 'failed' ? (
        <div className="inlay-account__done">
          <Alert tone="negative">{t('loadFailed')}</Alert>
          <div className="inlay-account__actions">
            <RetryButton onRetry={list.loadMore}>{t('retry')}</RetryButton>
          </div>
        </div>
      ) : list.state === 'loading' ? (
        <Waiting label={t('loading')} />
      ) : (
        <div className="inlay-saved-articles__none">
          <Icon path={bookmark} size={40} />
          <p ref={end} className="inlay-account__text" tabIndex={-1}>
            {t('none')}
          </p>
          <div className="inlay-account__actions">
            <Button variant="secondary" href={more?.url ?? config().pages.home}>
              {more?.text || t('more')}
            </Button>
          </div>
        </div>
      )}
      {LaterJobs && <LaterJobs level={2} />}
    </AccountFrame>
  );
}

/** A skeleton in the shape of the first row. */
function Waiting({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <div className="inlay-saved-articles__grid" data-waiting>
        {[1, 2, 3].map((card) => (
          <div key={card} className="inlay-saved-articles__shape">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </>
  );
}

export default defineWidget({
  name: 'saved-articles',
  description: 'The saved articles of a signed-in reader as cards, nine at a time, each with a button to remove it.',
  load: 'eager',
  props,
  messages,
  styles,
  component: SavedArticles,
});
