import { Children, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';
import { savedPosition } from '../lists';

/** In a wide window, which shows several columns and belongs to a faster device. */
const FIRST = 12;

interface GradualItemsProps {
  /** The number of items rendered first on a phone, more than its window shows: each takes several milliseconds. */
  firstOnPhone: number;
  /** The class of the empty items in place of the others, which reserves their height. */
  laterClassName: string;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * The items of a server-rendered list: the first ones immediately, then one per task, so that slow phones stay
 * responsive. Items that are added later render immediately.
 */
export function GradualItems({ firstOnPhone, laterClassName, children }: GradualItemsProps) {
  const items = Children.toArray(children);
  const [ready, setReady] = useState(() => {
    if (!items.length || isReached()) return Infinity;
    // A media query, because reading `innerWidth` causes a layout.
    return matchMedia('(width < 768px)').matches ? firstOnPhone : FIRST;
  });
  const isWhole = ready >= items.length;
  useLayoutEffect(() => {
    if (isWhole) return setReady(Infinity);
    const timer = setTimeout(() => setReady(ready + 1));
    return () => clearTimeout(timer);
  }, [ready, isWhole]);
  return items.map((item, index) =>
    index < ready ? (
      item
    ) : (
      <li key={isValidElement(item) ? item.key : index} className={laterClassName} aria-hidden="true" />
    ),
  );
}

/** Whether the visitor may be on the way to an item: by a link to it, or by Back. */
function isReached(): boolean {
  return location.hash !== '' || savedPosition() !== undefined;
}
