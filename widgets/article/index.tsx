import { useEffect, useRef, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, useText, useWidget, translate, useLanguage } from '../../src/core';
import { PageShareLinks } from '../../src/features/share';
import { wordsOf } from '../../src/ui';
import { messages } from './messages';
import { props, type ArticleProps } from './props';

/** Most articles are server-rendered. */
const loadStory = lazy(() => import('./story/Story'));
let story: typeof import('./story/Story') | undefined;

function prepare(props: ArticleProps) {
  return isOwn(props) && !story ? loadStory().then((chunk) => (story = chunk)) : undefined;
}

function isOwn({ body, isFullScreenInteractive }: ArticleProps): boolean {
  return Boolean(body) || isFullScreenInteractive;
}

/** An article or, without a text, additions to the article around it: links to share it, and its print layout. */
function Article(props: ArticleProps) {
  const t = useText(messages);
  const root = useRef<HTMLDivElement>(null);
  useAccessLevel(props.forClientsOnly);
  usePrintView(root, isOwn(props));
  useNotes(props);
  const share = !props.hideStickySocialShareBar && !props.isFiveFiftyHorizontalArticle && (
    <PageShareLinks label={props.shareLabel || t('share')} title={wordsOf(props.title)} />
  );
  return (
    <div ref={root} className="inlay-article">
      {isOwn(props) && story ? <story.Story {...props} share={share} /> : share}
    </div>
  );
}

/** The audience of the page, for a publisher's own search. */
function useAccessLevel(forClientsOnly: boolean) {
  useEffect(() => {
    const found = document.head.querySelector<HTMLMetaElement>('meta[name="access-level" i]');
    const meta = found ?? Object.assign(document.createElement('meta'), { name: 'access-level' });
    const before = meta.content;
    meta.content = forClientsOnly ? 'exclusive' : 'public';
    if (!found) document.head.append(meta);
    return () => {
      if (found) meta.content = before;
      else meta.remove();
    };
  }, [forClientsOnly]);
}

function useNotes(props: ArticleProps) {
  const { note } = useWidget();
  const lacksTitle = isOwn(props) && !props.title && !props.isFiveFiftyHorizontalArticle;
  const isIdle = Boolean(props.title) && !isOwn(props);
  useEffect(() => {
    if (lacksTitle) note('has no title: write data-title, or a heading with data-field="title"');
    if (isIdle) note('has a title but no body: only what serves the article around it is shown');
  }, [lacksTitle, isIdle, note]);
}

const loadPrintView = lazy(() => import('./print-view/print-view'));

/** `?generatepdf`, whatever its value, lays the article out for paper. */
function usePrintView(root: RefObject<HTMLElement | null>, isOwn: boolean) {
  const { isEditing } = useWidget();
  const language = useLanguage();
  useEffect(() => {
    if (isEditing || !new URLSearchParams(location.search).has('generatepdf')) return undefined;
    let undo: (() => void) | undefined;
    let isGone = false;
    loadPrintView().then(
      ({ showPrintView, messages }) => {
        const article = isOwn ? root.current : root.current?.closest('article, main, body');
        if (article && !isGone) undo = showPrintView(article, translate(messages, language));
      },
      // The page prints without this layout.
      () => {},
    );
    return () => {
      isGone = true;
      undo?.();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- decided by the address of the page
  }, [isEditing, language]);
}

export default defineWidget({
  name: 'article',
  description: 'An article page: header, text, authors and share links, also full screen or as a print layout.',
  reserve: '2.75rem',
  props,
  messages,
  // Around a server-rendered article, without share links.
  canBeEmpty: true,
  prepare,
  component: Article,
});
