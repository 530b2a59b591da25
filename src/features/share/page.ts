import { shareableAddress } from '../../core';

/** The page's URL for sharing: its canonical URL if that is on this site, else the current one. */
export function pageAddress(): string {
  const href = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const canonical = href && shareableAddress(href);
  return canonical && new URL(canonical).origin === location.origin ? canonical : location.href;
}

/** Without the name of the site, if the page has its own title. */
export function pageTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:title" i]')?.content.trim() || document.title;
}
