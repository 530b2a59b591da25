import { announce } from '../../../src/ui';
import type { PrintText } from './print-view';

/** In milliseconds. Images that have not loaded by then are printed as they are. */
const PATIENCE = 10_000;

/** A bar above the article, which is not printed: it saves the article as a PDF once the images have loaded, and links back. */
export function createPrintBar(article: Element, t: PrintText): HTMLElement {
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
export async function settled(article: Element): Promise<void> {
  const decodedImages = [...article.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(decodedImages), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
