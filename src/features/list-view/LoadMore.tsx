import { addStyles, useText } from '../../core';
import { Alert, Button } from '../../ui';
import type { List, ListPage } from '../lists';
import { Announcement } from './Announcement';
import styles from './list-view.css';
import { failureOf } from './ListMessage';
import { messages } from './messages';

addStyles(styles);

interface LoadMoreProps {
  list: Pick<List<unknown, ListPage<unknown>>, 'visible' | 'act' | 'added' | 'more' | 'error' | 'isBusy' | 'loadMore'>;
  /** Default: "Show more". */
  label?: string | undefined;
  /** The total as text, if it is not exact, such as "500+". */
  count?: string | undefined;
}

/** Adds the next page, if there is one. After a failure the button stays, with the error. */
export function LoadMore({
  list: { visible: visiblePage, act, added = 0, more, error, isBusy, loadMore },
  label,
  count,
}: LoadMoreProps) {
  const t = useText(messages);
  if (!visiblePage?.page.items.length) return null;
  const { items, total, next } = visiblePage.page;
  const values = { added, visible: items.length, total: count ?? Math.max(total, items.length) };
  return (
    <div
      className="inlay-list-view__more"
      data-state={next === undefined && more !== 'failed' ? 'complete' : undefined}
    >
      <Announcement text={act === 'more' ? t('added', values) : ''} />
      {more === 'failed' && <Alert tone="negative">{t(failureOf(error))}</Alert>}
      {next !== undefined && (
        <>
          <p className="inlay-list-view__progress">{t('progress', values)}</p>
          <Button variant="secondary" data-key="more" busy={more === 'loading' || isBusy} onClick={loadMore}>
            {label ?? t('more')}
          </Button>
        </>
      )}
    </div>
  );
}
