import { addStyles, type Translate } from '../../../src/core';
import { createEdits, type Edits } from '../../../src/features/editorial';
import { hasSession } from '../../../src/session';
import { gateForPaper } from './gate-for-paper';
import { createPrintBar } from './print-bar';
import styles from './print-view.css';
import { printRules } from './print-rules';

export { messages } from './messages';

addStyles(styles);

export type PrintText = Translate<'label' | 'save' | 'waiting' | 'back' | 'gated'>;

/** Links in running text, whose URL is printed after them. The links of the site's navigation are left out. */
const LINKS = ':is(p, li, dd, td, th, figcaption, blockquote) > a[href]:not(:is(nav, header, footer) a)';

/**
 * Lays the article out for paper, on the screen too: alone on its page, with everything expanded, with the URLs of
 * links as text, and with a bar above that saves it. Returns a function that reverts all of this.
 */
export function showPrintView(article: Element, t: PrintText): () => void {
  const edits = createEdits();
  const rules = printRules();
  const bar = createPrintBar(article, t);
  edits.setAttribute(document.documentElement, 'data-inlay-view', 'print');
  hideAround(article, edits);
  hideFromSearch(edits);
  edits.insert(bar, article, article.firstChild);
  const gate = gateForPaper(article, edits, (url) => t('gated', { address: url }));
  void hasSession().then((isSignedIn) => isSignedIn && gate.open());

  // Starts to load lazy content for printing, without waiting for it.
  const prepare = () => {
    rules.apply();
    open(article, edits);
  };
  const observer = new MutationObserver(prepare);
  observer.observe(article, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
  const asOnPaper = () => dispatchEvent(new Event('beforeprint'));
  addEventListener('afterprint', asOnPaper);
  prepare();
  asOnPaper();

  return () => {
    observer.disconnect();
    removeEventListener('afterprint', asOnPaper);
    rules.undo();
    edits.undo();
    dispatchEvent(new Event('afterprint'));
  };
}

function hideAround(article: Element, edits: Edits) {
  for (let inside = article; inside !== document.body && inside.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children)
      if (sibling !== inside && !/^(?:script|style|link|template)$/i.test(sibling.tagName))
        edits.setAttribute(sibling, 'data-inlay-unprinted', '');
  }
}

/** One article, one address in search results. */
function hideFromSearch(edits: Edits) {
  const robots =
    document.head.querySelector('meta[name="robots" i]') ??
    Object.assign(document.createElement('meta'), { name: 'robots' });
  if (!robots.isConnected) edits.insert(robots, document.head);
  edits.setAttribute(robots, 'content', 'noindex,nofollow');
  if (document.head.querySelector('link[rel~="canonical" i]')) return;
  const url = new URL(location.href);
  url.searchParams.delete('generatepdf');
  url.hash = '';
  edits.insert(Object.assign(document.createElement('link'), { rel: 'canonical', href: url.href }), document.head);
}

function open(article: Element, edits: Edits) {
  for (const details of article.querySelectorAll('details:not([open])')) edits.setAttribute(details, 'open', '');
  for (const image of article.querySelectorAll('img[loading="lazy"]')) edits.setAttribute(image, 'loading', 'eager');
  for (const link of article.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const isElsewhere = /^https?:$/.test(link.protocol) && link.href.split('#')[0] !== location.href.split('#')[0];
    if (isElsewhere && !link.textContent?.includes(link.host))
      edits.setAttribute(link, 'data-inlay-address', link.href);
  }
}
