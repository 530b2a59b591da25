import { decodeUrl, focusOnce, language, translate } from '../../core';
import { messages } from './messages';

/** The first thing that the keyboard reaches leads past header and navigation. */
export function addSkipLink() {
  const main = document.querySelector<HTMLElement>('main:not([hidden]), [role="main"]:not([hidden])');
  if (!main || hasSkipLink(main)) return;
  main.id ||= freeId();
  const link = document.createElement('a');
  link.className = 'inlay-skip-link';
  link.href = `#${main.id}`;
  link.textContent = translate(messages, language())('skip');
  link.addEventListener('click', (event) => {
    // The hash belongs to the routes of the page, and Back to the visitor.
    event.preventDefault();
    focusOnce(main);
    main.scrollIntoView();
  });
  document.body.prepend(link);
}

/** Among the first links of the page, whatever it is called: one that leads to the main part, into it, or to what holds it. */
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
