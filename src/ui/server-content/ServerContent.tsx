import { useLayoutEffect, useRef } from 'react';
import { domCall } from '../../contract';
import { addStyles, useWidget } from '../../core';
import styles from './server-content.css';

addStyles(styles);

interface ServerContentProps {
  /** The prop whose server-rendered items are shown, because the widget has nothing in their place. */
  items?: string | undefined;
}

/**
 * The server-rendered content of the placeholder, for a widget that could not load what replaces it. The fields and the
 * form are hidden, because the widget shows its own.
 */
export function ServerContent({ items = '' }: ServerContentProps) {
  const { content, element } = useWidget();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = place.current!;
    if (!content) return;
    target.replaceChildren(...content);
    const hidden = [...target.querySelectorAll('form, [data-field], [data-item]')].filter((one) => {
      const owner = domCall(one, 'closest', '[data-module]');
      const isOwn = !owner || owner === element;
      return isOwn && !domCall(one, 'hasAttribute', 'hidden') && !domCall(one, 'closest', `[data-item="${items}"]`);
    });
    for (const one of hidden) domCall(one, 'setAttribute', 'hidden', '');
    return () => {
      for (const one of hidden) domCall(one, 'removeAttribute', 'hidden');
      target.replaceChildren();
    };
  }, [content, element, items]);
  return content ? <div ref={place} className="inlay-server-content" /> : null;
}
