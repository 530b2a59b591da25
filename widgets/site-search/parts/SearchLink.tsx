import type { ComponentProps } from 'react';
import { addressOf, type SearchQuery } from '../query';
import type { Go } from '../state';

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  query: SearchQuery;
  onGo: Go;
}

/** A real link to a search, which goes there in place. A click that would open another tab or window is the browser's. */
export function SearchLink({ query, onGo, children, ...rest }: SearchLinkProps) {
  return (
    <a
      {...rest}
      href={addressOf(query)}
      onClick={(event) => {
        if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo(query);
      }}
    >
      {children}
    </a>
  );
}
