import { useReducer } from 'react';
import { pageAddress, pageTitle } from './page';
import { ShareLinks } from './ShareLinks';

export interface PageShareLinksProps {
  label: string;
  /** The URL to share. Default: the page. */
  url?: string | undefined;
  title?: string | undefined;
}

/** Links to share the page, with its current URL and title when the visitor approaches. */
export function PageShareLinks({ label, url, title }: PageShareLinksProps) {
  // Pages may change both without a page load.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const fullUrl = url ? new URL(url, location.href).href : pageAddress();
  return <ShareLinks label={label} title={title || pageTitle()} url={fullUrl} onApproach={readAgain} />;
}
