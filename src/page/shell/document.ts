import { config, direction, language, decodeUrl, focusOnce, translate } from '../../core';
import { absoluteAddress } from '../../core/config/sources';
import { messages } from './messages';

/** Sets language and direction of the document, for screen readers and layout. */
export function nameLanguage() {
  const { documentElement: root } = document;
  if (!root.lang.trim() && config().language) root.lang = config().language;
  if (!root.dir && direction() === 'rtl') root.dir = 'rtl';
}

/** Adds an empty live region early, because most screen readers ignore one that is added together with its text. `announce` reuses it. */
export function addLiveRegion() {
  if (document.querySelector('[role="status"], [aria-live="polite"]')) return;
  const region = document.createElement('div');
  region.className = 'inlay-live-region';
  region.setAttribute('data-inlay-live', 'polite');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
}

/** Their fonts are large: waiting for the stylesheet would show the text twice. */
export function preloadFonts() {
  if (language() !== 'ja') return;
  const loading = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload" i]')].map(({ href }) => href),
  );
  for (const font of config().shell.fonts) {
    const address = absoluteAddress(font);
    if (!address || !/^https?:/.test(address) || loading.has(address)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'font');
    // Browsers always fetch fonts in CORS mode; without the attribute they would load twice.
    link.crossOrigin = 'anonymous';
    link.href = address;
    document.head.append(link);
    loading.add(address);
  }
}

/** Adds a skip link as the first focusable element. */
export function addSkipLink() {
  const main = document.querySelector<HTMLElement>('main:not([hidden]), [role="main"]:not([hidden])');
  if (!main || hasSkipLink(main)) return;
  main.id ||= freeId();
  const link = document.createElement('a');
  link.className = 'inlay-skip-link';
  link.href = `#${main.id}`;
  link.textContent = translate(messages, language())('skip');
  link.addEventListener('click', (event) => {
    // Keeps the hash free for client-side routes, and adds no history entry.
    event.preventDefault();
    focusOnce(main);
    main.scrollIntoView();
  });
  document.body.prepend(link);
}

/** Whether a skip link is among the first links: one to the main element, into it, or to an ancestor of it. */
function hasSkipLink(main: Element): boolean {
  const first = [...document.body.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, 3);
  return first.some(({ hash }) => {
    const target = hash.length > 1 ? document.getElementById(decodeUrl(hash.slice(1))) : null;
    return (
      target !== null &&
      target !== document.body &&
      (main.contains(target) || target.contains(main) || target.nextElementSibling === main)
    );
  });
}

function freeId(): string {
  let number = 0;
  let id = 'main';
  while (document.getElementById(id)) id = `main-${(number += 1)}`;
  return id;
}
