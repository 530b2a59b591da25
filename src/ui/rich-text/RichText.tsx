import { useLayoutEffect, useRef } from 'react';
import type { Content } from '../../contract';
import { addStyles, lazy } from '../../core';
import { classes } from '../attributes';
import styles from './rich-text.css';

addStyles(styles);

/** Only for HTML from a service or JSON. */
const loadSanitiser = lazy(() => import('./sanitise'));

export interface RichTextProps {
  content: Content | undefined;
  /** `span` inside a heading or a label. */
  as?: 'div' | 'span';
  className?: string;
  /**
   * Called with the nodes once they are in place. Its result reverts the changes before they are removed. Keep it
   * stable between renders.
   */
  adopt?: Adopt;
}

export type Adopt = (container: HTMLElement) => (() => void) | undefined;

/** Renders a `content` value: the server's own nodes, moved here and restored on unmount, or sanitised HTML. */
export function RichText({ content, as: Element = 'div', className, adopt }: RichTextProps) {
  const container = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const html = content?.kind === 'html' ? content.html : undefined;
  const modules = content?.kind === 'html' ? content.modules : undefined;
  const live = content?.kind === 'live' ? content : undefined;

  useLayoutEffect(() => {
    const target = container.current;
    if (!target || !live) return;
    live.take(target);
    const undo = adopt?.(target);
    return () => {
      undo?.();
      live.release();
    };
  }, [live, adopt]);

  useLayoutEffect(() => {
    const target = container.current;
    if (!target || html === undefined) return;
    return showHtml(target, html, modules, adopt);
  }, [html, modules, adopt]);

  return content ? <Element ref={container} className={classes('inlay-rich-text', className)} /> : null;
}

function showHtml(
  target: HTMLElement,
  html: string,
  modules: readonly string[] | undefined,
  adopt: Adopt | undefined,
): () => void {
  let isCurrent = true;
  let undo: (() => void) | undefined;
  const show = (...nodes: (Node | string)[]) => {
    if (!isCurrent) return;
    target.replaceChildren(...nodes);
    undo = adopt?.(target);
  };
  // Most dictionary texts are plain: they need no sanitiser, and so no download.
  if (!/[<&]/.test(html)) {
    show(html);
  } else {
    target.replaceChildren(hiddenText(html));
    loadSanitiser().then(
      ({ sanitise }) => show(sanitise(html, modules)),
      // Without the sanitiser, plain text is better than nothing, and safe.
      () => show(withoutTags(html)),
    );
  }
  return () => {
    isCurrent = false;
    undo?.();
    target.replaceChildren();
  };
}

/** Ends a line, whatever follows. */
const LINE_END = /<\/(?:p|li|tr|h\d)>|<br\s*\/?>/i;

/** Reserves the space of the text, so that nothing below moves when the sanitiser has loaded. */
function hiddenText(html: string): HTMLElement {
  const template = document.createElement('div');
  template.className = 'inlay-rich-text__unseen';
  for (const line of html.split(LINE_END).map(withoutTags))
    if (line.trim()) template.appendChild(document.createElement('p')).textContent = line;
  return template;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>?/g, ' ');
}
