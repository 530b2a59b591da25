import type { MouseEvent } from 'react';
import { isPlainClick } from '../../../src/ui';
import { addressOf, type SearchQuery } from '../query';
import type { Go } from '../state';

/** For a real link to a search, which goes there in place. */
export function linkTo(query: SearchQuery, onGo: Go) {
  return {
    href: addressOf(query),
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onGo(query);
    },
  };
}
