import { shareableAddress } from '../../core';

/** The page as it is to be found again: by its canonical address where that is on this site, else by the one in the address bar. */
export function pageAddress(): string {
  const href = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const canonical = href && shareableAddress(href);
  return canonical && new URL(canonical).origin === location.origin ? canonical : location.href;
}

/** Without the name of the site, where the page says its title alone. */
export function pageTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:title" i]')?.content.trim() || document.title;
}
