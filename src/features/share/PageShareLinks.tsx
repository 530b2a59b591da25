import { useReducer } from 'react';
import { safeLink, shareableAddress } from '../../core';
import { ShareLinks } from './ShareLinks';

export interface PageShareLinksProps {
  label: string;
  /** The URL to share, as an editor wrote it. Default: the page. */
  url?: string | undefined;
  title?: string | undefined;
}

/** Links to share the page, with its current URL and title when the visitor approaches. */
export function PageShareLinks({ label, url, title }: PageShareLinksProps) {
  // Pages may change both without a page load.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const link = safeLink(url);
  const fullUrl = link ? new URL(link, location.href).href : pageAddress();
  return <ShareLinks label={label} title={title || pageTitle()} url={fullUrl} onApproach={readAgain} />;
}

/** The page's URL for sharing: its canonical URL if that is on this site, else the current one. */
function pageAddress(): string {
  const href = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const canonical = href && shareableAddress(href);
  return canonical && new URL(canonical).origin === location.origin ? canonical : location.href;
}

/** Without the name of the site, if the page has its own title. */
function pageTitle(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:title" i]')?.content.trim() || document.title;
}
