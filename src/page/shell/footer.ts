import { config, language, safeLink, translate } from '../../core';
import { messages } from './messages';

/** Shows the links of this page's variant, and the privacy policy on every page. */
export function addFooter() {
  // Ignores footers of articles and sections.
  const has = [...document.querySelectorAll('footer, [role="contentinfo"]')].some(
    (candidate) =>
      candidate.matches('[role="contentinfo"]') ||
      !candidate.parentElement?.closest('article, aside, main, nav, section'),
  );
  if (has) return;
  const { footer: variant, footers } = config().shell;
  const t = translate(messages, language());
  const links = Object.entries({
    ...(Object.hasOwn(footers, variant) ? footers[variant] : {}),
    [t('privacy')]: config().pages.privacy,
  });
  const footer = document.createElement('footer');
  footer.className = 'inlay-footer';
  footer.setAttribute('data-variant', variant);
  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', t('footer'));
  const list = document.createElement('ul');
  list.className = 'inlay-footer__list';
  // Safari drops the list role together with the bullets.
  list.setAttribute('role', 'list');
  list.append(...links.flatMap(([label, address]) => linkItem(label, address)));
  nav.append(list);
  footer.append(nav);
  document.body.append(footer);
}

function linkItem(label: string, address: unknown): HTMLElement[] {
  const href = typeof address === 'string' ? safeLink(address) : undefined;
  if (!href || !label.trim()) return [];
  const link = document.createElement('a');
  link.className = 'inlay-footer__link';
  link.href = href;
  link.textContent = label;
  const item = document.createElement('li');
  item.append(link);
  return [item];
}
