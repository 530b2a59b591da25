import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { Alert, Button, VisuallyHidden, type HeadingLevel } from '../../../src/ui';
import { EntryArticle } from '../EntryArticle';
import { EntryShape } from '../EntryShape';
import { messages } from '../messages';
import type { BlogEntryProps } from '../props';
import type { FollowingEntry } from './entry-queue';
import { useActiveEntry } from './use-active-entry';
import { useFollowingEntries } from './use-following-entries';

interface NextEntriesProps extends BlogEntryProps {
  /** The index of the active loaded entry; -1 for the entry of the page. */
  active: number;
  onActive: (index: number) => void;
}

/** Older entries, in one column. */
export function NextEntries({ active, onActive, ...props }: NextEntriesProps) {
  const t = useText(messages);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { entries, complete, view, isPressed, isAwaited, press, finish } = useFollowingEntries(props, { list, end });
  const last = entries[complete - 1];

  useEffect(() => {
    if (!entries.length) return undefined;
    const entered = new Set<Element>();
    // An entry that has reached the middle of the window counts as seen, even if it is far above now.
    const observer = new IntersectionObserver(
      (records) => {
        for (const { target, isIntersecting } of records) entered[isIntersecting ? 'add' : 'delete'](target);
        onActive(entered.size - 1);
      },
      { rootMargin: '1000000px 0px -50% 0px' },
    );
    for (const article of list.current!.children) observer.observe(article);
    return () => observer.disconnect();
  }, [entries, onActive]);

  useActiveEntry(active, entries, props.title, list);

  return (
    <>
      <div ref={list} className="inlay-blog-entry__list">
        {entries.map((entry, index) => (
          <Following
            key={entry.id}
            entry={entry}
            index={index}
            level={(props.headingLevel + 1) as HeadingLevel}
            isActive={index === active}
            isComplete={index < complete}
            onReady={finish}
          />
        ))}
      </div>
      <VisuallyHidden role="status">
        {view === 'loading' ? t('loading') : last ? t('nextNamed', { title: last.title }) : ''}
      </VisuallyHidden>
      {/* Another one after each entry: the same further down would have moved. */}
      <div key={complete} ref={end} className="inlay-blog-entry__next" data-state={isAwaited ? 'awaited' : view}>
        {isAwaited || (view === 'loading' && !isPressed) ? (
          <EntryShape />
        ) : view === 'failed' ? (
          <Alert tone="negative" focusOnMount={isPressed}>
            {t('failed')}
            <div>
              <Button variant="link" onClick={press}>
                {t('retry')}
              </Button>
            </div>
          </Alert>
        ) : view === 'end' ? (
          <p className="inlay-blog-entry__line">{t('end')}</p>
        ) : (
          <Button variant="secondary" busy={view === 'loading'} onClick={press}>
            {t('readNext')}
          </Button>
        )}
      </div>
    </>
  );
}

interface FollowingProps {
  entry: FollowingEntry;
  index: number;
  level: HeadingLevel;
  isActive: boolean;
  isComplete: boolean;
  onReady: (index: number) => void;
}

function Following({ entry: { id, entry }, index, level, isActive, isComplete, onReady }: FollowingProps) {
  const t = useText(messages);
  const hasText = entry.body !== undefined;
  const adopt = useCallback(
    (container: HTMLElement) => {
      ownIds(container, id);
      onReady(index);
      return undefined;
    },
    [id, index, onReady],
  );
  useEffect(() => {
    if (!hasText) onReady(index);
  }, [hasText, index, onReady]);
  return (
    <EntryArticle
      entry={entry}
      level={level}
      isActive={isActive}
      isHidden={!isComplete}
      label={t('next')}
      adopt={adopt}
    />
  );
}

/** Makes the ids of a text unique, so that its links do not point to an earlier entry with the same ids. */
function ownIds(root: HTMLElement, prefix: string) {
  for (const element of root.querySelectorAll('[id]')) {
    const { id } = element;
    element.id = `${prefix}-${id}`;
    for (const link of root.querySelectorAll(`a[href="#${CSS.escape(id)}"]`))
      link.setAttribute('href', `#${encodeURIComponent(element.id)}`);
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers']) {
      for (const other of root.querySelectorAll(`[${name}~="${CSS.escape(id)}"]`))
        other.setAttribute(
          name,
          other
            .getAttribute(name)!
            .split(/\s+/)
            .map((token) => (token === id ? element.id : token))
            .join(' '),
        );
    }
  }
}
