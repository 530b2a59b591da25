import { decodeUrl, focusOnce, language, translate } from '../../core';
import { messages } from './messages';

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
