import { useReducer } from 'react';
import { pageAddress, pageTitle } from './page';
import { ShareLinks } from './ShareLinks';

export interface PageShareLinksProps {
  label: string;
  /** The URL to share. Default: the page. */
  url?: string | undefined;
  title?: string | undefined;
}

/** Ways to pass the page on, by the address and title that it has as the visitor comes near. */
export function PageShareLinks({ label, url, title }: PageShareLinksProps) {
  // Pages change both without being loaded.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const fullUrl = url ? new URL(url, location.href).href : pageAddress();
  return <ShareLinks label={label} title={title || pageTitle()} url={fullUrl} onApproach={readAgain} />;
}
