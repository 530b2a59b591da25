import type { Entry } from '../contract';
import { domCall, domGet } from '../contract/dom';

/** Inline tags; every other tag separates words. */
const INLINE = /<\/?(?:su[bp]|em|strong|i|b|q|abbr|cite|span)\b[^<>]*>/g;

/** The normalised title in links to a part of a widget, with a hyphen at either end. */
function slugOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/**
 * Loads a placeholder as soon as a pointer, focus, find-in-page, printing or the hash of the URL reaches it: a few
 * listeners on the page, none per placeholder.
 */
export function watchInteraction(entries: ReadonlyMap<Element, Entry>, onDue: (element: Element) => void) {
  const loadIfDue = (element: Element) => /^(idle|media|event)/.test(entries.get(element)?.load!) || onDue(element);
  const loadAncestors = (target: EventTarget | null) => {
    for (let element = target as Element | null; element; element = domGet(element, 'parentElement'))
      loadIfDue(element);
  };
  const loadHashTarget = () => {
    const { hash } = location;
    if (!hash) return;
    const target = domCall(document, 'querySelector', ':target');
    // Text that cannot be decoded is used unchanged.
    const anchor = slugOf(`#${new URLSearchParams(hash.replace('#', '=')).get('')}#`);
    if (target) loadAncestors(target);
    // A part of a widget has its anchor only after mounting. Before, its id or title can be anywhere in the
    // server-rendered content.
    else if (/^#[^/]/.test(hash)) {
      entries.forEach(({ module }, element) => {
        if (
          anchor.startsWith(slugOf(`-${module.split('-')[0]}-`)) ||
          slugOf(domGet(element, 'outerHTML').replace(INLINE, '').replaceAll('&amp;', '-')).includes(anchor)
        )
          loadIfDue(element);
      });
    }
  };
  // A touch starts with pointerover as well; a key needs focus first.
  for (const type of ['pointerover', 'focusin', 'beforematch'])
    addEventListener(type, ({ target }) => loadAncestors(target), true);
  addEventListener('beforeprint', () => entries.forEach((_, element) => loadIfDue(element)));
  addEventListener('hashchange', loadHashTarget);
  // A host's router may dispatch it.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', loadHashTarget);
  loadHashTarget();
}
