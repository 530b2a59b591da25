import { writeHistory } from '../../core';

/** The visitor's position on a page, stored in its history entry. */
export interface ListPosition {
  /** In CSS pixels from the top of the page. */
  readonly scroll: number;
  /** By list: how many items were in view. */
  readonly counts: Readonly<Record<string, number>>;
  readonly focus?: FocusPosition | undefined;
}

interface FocusPosition {
  readonly list: string;
  /** A key of the focused element that is stable across renders. */
  readonly name: string;
  /** Which of those with that name it was, from 0: several events may have their recordings on one page. */
  readonly nth: number;
}

/** Writes it before the visitor leaves. Each list of the page adds its own part. */
export function savePosition(root: Element, list: string, count: number) {
  const { counts, focus } = savedPosition() ?? {};
  const position: ListPosition = {
    scroll: window.scrollY,
    counts: { ...counts, [list]: count },
    focus: focusIn(root, list) ?? (focus?.list === list ? undefined : focus),
  };
  writeHistory('replaceState', { ...history.state, inlayList: position });
}

function focusIn(root: Element, list: string): FocusPosition | undefined {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const name = active && root.contains(active) ? nameOf(active) : undefined;
  return name === undefined
    ? undefined
    : { list, name, nth: namesakes(root, name).findIndex((element) => element === active) };
}

export function savedPosition(): ListPosition | undefined {
  return (history.state as { inlayList?: ListPosition } | null)?.inlayList;
}

/** How many items of the list were in view. */
export function savedCount(list: string): number {
  // An entry of an earlier version has no counts.
  return (savedPosition() as Partial<ListPosition> | undefined)?.counts?.[list] ?? 0;
}

/** Restores the visitor's position; `isScrolled` if the browser has restored scrolling. */
export function restorePosition(root: Element, list: string, isScrolled: boolean) {
  const position = savedPosition();
  if (!position) return;
  const { focus, scroll } = position;
  if (focus?.list === list) {
    const named = namesakes(root, focus.name);
    (named[focus.nth] ?? named.at(-1))?.focus({ preventScroll: true });
  }
  if (!isScrolled) window.scrollTo({ top: scroll, behavior: 'instant' });
}

function namesakes(root: Element, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('a, button, input, select')].filter(
    (element) => nameOf(element) === name,
  );
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
