import { useEffect, type RefObject } from 'react';
import { lazy, translate, useLanguage, useWidget } from '../../src/core';

const loadPrintView = lazy(() => import('./print-view/print-view'));

/** `?generatepdf`, whatever its value, lays the article out for paper. */
export function usePrintView(root: RefObject<HTMLElement | null>, isOwn: boolean) {
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
