/** When a placeholder's widget is fetched: one function per strategy. Calling `onDue` twice is harmless. */
import type { Entry } from '../contract';
import { domCall, domGet } from '../contract/dom';

type OnDue = (element: Element) => void;

/** How far out of sight a placeholder is still fetched. */
const MARGIN = '200px';

let observer: IntersectionObserver | undefined;

/** A strategy that does not exist is `visible`; the runtime tells the editor. */
export function schedule(element: Element, load: string, onDue: OnDue) {
  const [name, detail] = load.split(/[ :](.*)/);
  if (name === 'eager') onDue(element);
  else if (name === 'idle') whenIdle(element, onDue);
  else if (name === 'media') whenMedia(element, onDue, detail!);
  else if (name === 'event') whenEvent(element, onDue, detail!);
  // Interaction is watched for all, with no listener of its own.
  else if (name !== 'interaction') whenVisible(element, onDue);
}

function whenIdle(element: Element, onDue: OnDue) {
  // Safari has no idle callback; a later task is the next best.
  const later = typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout;
  later(() => onDue(element));
}

function whenMedia(element: Element, onDue: OnDue, query: string) {
  const list = matchMedia(query);
  const check = () => list.matches && onDue(element);
  list.onchange = check;
  check();
}

/** Events of the channel are DOM events of the document too; one published earlier is replayed by the runtime. */
function whenEvent(element: Element, onDue: OnDue, name: string) {
  addEventListener(`inlay:${name}`, () => onDue(element), { once: true, capture: true });
}

/** One observer for all. A zero-height placeholder counts once its edge is in range. */
function whenVisible(element: Element, onDue: OnDue) {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect, isIntersecting, target } of entries) {
        // `display: contents` has no box that could intersect; `display: none` waits until it is shown.
        if (isIntersecting || (!boundingClientRect.width && getComputedStyle(target).display === 'contents'))
          onDue(target);
      }
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}

export function unobserveVisible(element: Element) {
  observer?.unobserve(element);
}

/** What stands within words; every other tag parts them. */
const INLINE = /<\/?(?:su[bp]|em|strong|i|b|q|abbr|cite|span)\b[^>]*>/g;

/** As links to a part of a widget write its title, with a hyphen at either end. */
function slugOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/**
 * Pointer, focus, find-in-page, printing and the hash of the address reach
 * placeholders before they are asked for: a few listeners on the page, none per placeholder.
 */
export function watchInteraction(entries: ReadonlyMap<Element, Entry>, onDue: OnDue) {
  const reach = (element: Element) => /^(idle|media|event)/.test(entries.get(element)?.load!) || onDue(element);
  const reachAround = (target: EventTarget | null) => {
    for (let element = target as Element | null; element; element = domGet(element, 'parentElement')) reach(element);
  };
  const reachHash = () => {
    const { hash } = location;
    if (!hash) return;
    const target = domCall(document, 'querySelector', ':target');
    // It reads what cannot be decoded as it is.
    const anchor = slugOf(`#${new URLSearchParams(hash.replace('#', '=')).get('')}#`);
    if (target) reachAround(target);
    // A part of a widget has its anchor only once the widget is there: until then its id or its title is anywhere in what the server wrote.
    else if (/^#[^/]/.test(hash)) {
      entries.forEach(({ module }, element) => {
        if (
          anchor.startsWith(slugOf(`-${module.split('-')[0]}-`)) ||
          slugOf(domGet(element, 'outerHTML').replace(INLINE, '').replaceAll('&amp;', '-')).includes(anchor)
        )
          reach(element);
      });
    }
  };
  // A touch, too, begins with pointerover; a key needs focus first.
  for (const type of ['pointerover', 'focusin', 'beforematch'])
    addEventListener(type, ({ target }) => reachAround(target), true);
  addEventListener('beforeprint', () => entries.forEach((_, element) => reach(element)));
  addEventListener('hashchange', reachHash);
  reachHash();
}
