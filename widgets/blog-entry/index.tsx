import { useEffect, useRef, useState } from 'react';
import { isRecord, defineWidget, type Link } from '../../src/contract';
import { baseLanguage, lazy, safeLink, useLanguage, useText, useWidget, writeHistory } from '../../src/core';
import type { HeadingLevel } from '../../src/ui';
import { EntryArticle } from './EntryArticle';
import { EntryLinks } from './EntryLinks';
import { EntryShape } from './EntryShape';
import { messages } from './messages';
import { props, type BlogEntryProps } from './props';
import { prefersReducedData, whenNear } from './when-to-load';
import styles from './blog-entry.css';

const loadNext = lazy(() => import('./next'));

type Next = Awaited<ReturnType<typeof loadNext>>;

const FIELDS = ['title', 'description', 'body', 'heroImage', 'displayDate', 'authors', 'parent', 'listPath'] as const;

/** One entry, followed by older entries as the reader scrolls. */
function BlogEntry(props: BlogEntryProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  // -1 is the entry of the page.
  const [active, setActive] = useState(-1);
  const [previous] = useState(previousEntry);
  const root = useRef<HTMLDivElement>(null);
  const level = props.headingLevel as HeadingLevel;
  useEffect(() => void (previous && root.current && readOnIn(root.current)), [previous]);

  if (isEditing) return <EditedEntry {...props} />;
  if (!props.title) return null;
  return (
    <div ref={root} className="inlay-blog-entry">
      <EntryArticle
        entry={props}
        level={level}
        isActive={active < 0}
        aside={
          previous && (
            <a className="inlay-blog-entry__previous" data-kind="link" href={previous.url} rel="prev">
              {t('previous', { title: previous.text })}
            </a>
          )
        }
      />
      <Continuation {...props} active={active} onActive={setActive} />
    </div>
  );
}

function Continuation({
  active,
  onActive,
  ...props
}: BlogEntryProps & { active: number; onActive: (index: number) => void }) {
  const language = useLanguage();
  const end = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<Next>();
  const [isMissing, setMissing] = useState(false);
  const [isOnRequest] = useState(prefersReducedData);
  const { listPath, infinite, languages, nextEntries } = props;
  const follows = infinite && languages.some((other) => baseLanguage(other) === language);
  const isWanted = listPath !== undefined && (follows || (!infinite && !nextEntries.length));

  useEffect(() => {
    if (!isWanted) return;
    return whenNear(end.current!, () => void loadNext().then(setNext, () => setMissing(true)));
  }, [isWanted]);

  if (next && isWanted)
    return follows ? (
      <next.NextEntries {...props} active={active} onActive={onActive} />
    ) : (
      <next.NextLinks {...props} />
    );
  if (isMissing || !(follows && isWanted))
    return (
      <div ref={end}>
        <EntryLinks links={nextEntries} level={props.headingLevel} />
      </div>
    );
  return (
    <div ref={end} className="inlay-blog-entry__next" data-state={isOnRequest ? undefined : 'awaited'}>
      {!isOnRequest && <EntryShape />}
    </div>
  );
}

/** Only the entry, without requests. */
function EditedEntry(props: BlogEntryProps) {
  const t = useText(messages);
  const missing = FIELDS.filter((name) => !props[name] || (Array.isArray(props[name]) && !props[name].length));
  return (
    <div className="inlay-blog-entry">
      {missing.length > 0 && <p className="inlay-blog-entry__note">{t('fillIn', { fields: missing.join(', ') })}</p>}
      {props.title && <EntryArticle entry={props} level={props.headingLevel as HeadingLevel} isActive />}
      <EntryLinks links={props.nextEntries} level={props.headingLevel} />
      {props.listPath && props.infinite && <p className="inlay-blog-entry__note">{t('editing')}</p>}
    </div>
  );
}

/** The previous entry, if Back or a reload opened the entry that the reader had scrolled to. */
function previousEntry(): Link | undefined {
  const { inlayPrevious } = isRecord(history.state) ? history.state : {};
  if (!isRecord(inlayPrevious)) return undefined;
  const { url, text } = inlayPrevious;
  const href = typeof url === 'string' && safeLink(url);
  return href && typeof text === 'string' && new URL(href, location.href).origin === location.origin
    ? { url: href, text }
    : undefined;
}

/** Scrolls to the reader's last position in the text, unless they scroll first. From then on the browser restores positions. */
function readOnIn(root: Element) {
  const { inlayRead, ...state } = history.state as { inlayRead?: unknown };
  history.scrollRestoration = 'auto';
  writeHistory('replaceState', state);
  const text = root.querySelector('.inlay-blog-entry__column');
  if (text && typeof inlayRead === 'number' && !window.scrollY)
    window.scrollTo({ top: text.getBoundingClientRect().top + inlayRead, behavior: 'instant' });
}

export default defineWidget({
  name: 'blog-entry',
  description: 'A blog entry. Older entries load as the reader scrolls.',
  reserve: '60rem',
  props,
  messages,
  styles,
  component: BlogEntry,
});
