import { useReducer } from 'react';
import { useText } from '../../src/core';
import { ShareLinks } from '../../src/features/share';
import { messages } from './messages';
import { pageAddress, pageTitle } from './page';
import type { ShareToolsProps } from './props';

export function ShareTools({ label, title, url }: ShareToolsProps) {
  const t = useText(messages);
  // Pages change their address and title without being loaded.
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const address = url ? new URL(url.url, location.href).href : pageAddress();
  return <ShareLinks label={label || t('label')} title={title || pageTitle()} url={address} onApproach={readAgain} />;
}
