import { writeHistory } from '../../core';
/** The visitor's position on a page, stored in its history entry. */
export interface ListPosition {
  /** In CSS pixels from the top of the page. */
  readonly scroll: number;
  /** A key of the focused element that is stable across renders. */
  readonly focus: string | undefined;
  /** Which of those with that name it was, from 0: several events may have their recordings on one page. */
  readonly nth: number;
  /** How many items were in view. */
  readonly count: number;
}

/** Writes it before the visitor leaves. */
export function savePosition(root: Element, count: number) {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const focus = active ? nameOf(active) : undefined;
  const position: ListPosition = {
    scroll: window.scrollY,
    focus,
    nth: namesakes(root, focus).findIndex((element) => element === active),
    count,
  };
  writeHistory('replaceState', { ...history.state, inlayList: position });
}

export function savedPosition(): ListPosition | undefined {
  return (history.state as { inlayList?: ListPosition } | null)?.inlayList;
}

/** Restores the visitor's position; `isScrolled` if the browser has restored scrolling. */
export function restorePosition(root: Element, isScrolled: boolean) {
  const position = savedPosition();
  if (!position) return;
  const named = namesakes(root, position.focus);
  (named[position.nth] ?? named.at(-1))?.focus({ preventScroll: true });
  if (!isScrolled) window.scrollTo({ top: position.scroll, behavior: 'instant' });
}

function namesakes(root: Element, name: string | undefined): HTMLElement[] {
  return name === undefined
    ? []
    : [...root.querySelectorAll<HTMLElement>('a, button, input, select')].filter((element) => nameOf(element) === name);
}

/**
 * A key that finds a link, a button or a checkbox after another render. Text fields have none, because focusing one
 * opens the keyboard of a phone.
 */
function nameOf(element: Element): string | undefined {
  const key = element.getAttribute('href') ?? element.getAttribute('data-key');
  if (key !== null) return key;
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
    ? `${element.name}=${element.value}`
    : undefined;
}
