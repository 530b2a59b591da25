import { useLayoutEffect, useRef } from 'react';
import { domCall } from '../../contract';
import { addStyles, useWidget } from '../../core';
import styles from './server-content.css';

addStyles(styles);

interface ServerContentProps {
  /** The prop whose server-rendered items are shown, because the widget has no replacement. */
  items?: string | undefined;
}

/**
 * The server-rendered content of the placeholder, for a widget that could not load its replacement. The fields and the
 * form are hidden, because the widget shows its own.
 */
export function ServerContent({ items = '' }: ServerContentProps) {
  const { content, element } = useWidget();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = container.current!;
    if (!content) return;
    target.replaceChildren(...content);
    const hidden = [...target.querySelectorAll('form, [data-field], [data-item]')].filter((serverElement) => {
      const owner = domCall(serverElement, 'closest', '[data-module]');
      const isOwn = !owner || owner === element;
      return (
        isOwn &&
        !domCall(serverElement, 'hasAttribute', 'hidden') &&
        !domCall(serverElement, 'closest', `[data-item="${items}"]`)
      );
    });
    for (const element of hidden) domCall(element, 'setAttribute', 'hidden', '');
    return () => {
      for (const element of hidden) domCall(element, 'removeAttribute', 'hidden');
      target.replaceChildren();
    };
  }, [content, element, items]);
  return content ? <div ref={container} className="inlay-server-content" /> : null;
}
