import { addStyles, config, type Translate } from '../../../src/core';
import { createEdits, type Edits } from '../../../src/features/editorial';
import { hasSession } from '../../../src/session';
import { announce } from '../../../src/ui';
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

const WALLS = '[data-module="regwall"], [data-module="inlay-regwall"]';

/** The number of paragraphs before the wall. */
const FREE = 2;

const HIDDEN = 'data-inlay-unprinted';

/**
 * Removes the content behind a registration wall from print, and the wall's dialog from the screen. `open` for visitors
 * with access to everything.
 */
function gateForPaper(article: Element, edits: Edits, sentence: (address: string) => string): { open(): void } {
  const hidden: Element[] = [];
  for (const wall of document.querySelectorAll<HTMLElement>(WALLS)) {
    edits.setAttribute(wall, HIDDEN, '');
    for (const gated of gatedBy(wall)) {
      if (!article.contains(gated)) continue;
      const line = document.createElement('p');
      line.className = 'inlay-print-gate';
      line.textContent = sentence(new URL(config().pages.signUp, location.href).href);
      hidden.push(...[...gated.children].slice(FREE));
      for (const block of gated.children) if (hidden.includes(block)) edits.setAttribute(block, HIDDEN, '');
      edits.insert(line, gated);
      hidden.push(line);
    }
  }
  return {
    open() {
      for (const block of hidden) {
        if (block.matches('.inlay-print-gate')) block.remove();
        else block.removeAttribute(HIDDEN);
      }
    },
  };
}

function gatedBy(wall: HTMLElement): Element[] {
  try {
    return wall.dataset.gated
      ? [...document.querySelectorAll(wall.dataset.gated)]
      : [...wall.querySelectorAll('[data-field="content"]')];
  } catch {
    // The selector is invalid. The wall adds a note for the editor.
    return [];
  }
}

/** In milliseconds. Images that have not loaded by then are printed as they are. */
const PATIENCE = 10_000;

/** A bar above the article, which is not printed: it saves the article as a PDF once the images have loaded, and links back. */
function createPrintBar(article: Element, t: PrintText): HTMLElement {
  const bar = document.createElement('nav');
  bar.className = 'inlay-print-bar';
  bar.setAttribute('aria-label', t('label'));
  const save = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'inlay-button',
    onclick: () => void print(),
  });
  save.dataset.variant = 'primary';
  save.append(labelled(t('save')));
  const back = Object.assign(document.createElement('a'), { className: 'inlay-button', href: withoutParameter() });
  back.dataset.variant = 'secondary';
  back.append(labelled(t('back')));
  bar.append(save, back);
  return bar;

  async function print() {
    if (save.ariaBusy === 'true') return;
    save.ariaBusy = 'true';
    save.setAttribute('aria-disabled', 'true');
    const late = setTimeout(() => announce(t('waiting')), 500);
    await settled(article);
    clearTimeout(late);
    save.ariaBusy = null;
    save.removeAttribute('aria-disabled');
    window.print();
  }
}

function labelled(text: string): HTMLElement {
  const label = Object.assign(document.createElement('span'), { className: 'inlay-button__label' });
  label.append(text);
  return label;
}

function withoutParameter(): string {
  const url = new URL(location.href);
  url.searchParams.delete('generatepdf');
  return url.href;
}

/** Resolves once every image has loaded or failed. */
async function settled(article: Element): Promise<void> {
  const decodedImages = [...article.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(decodedImages), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
