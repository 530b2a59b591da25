import type { SiteSearchProps } from './props';
import { SearchBox } from './SearchBox';
import { SearchPage } from './SearchPage';

export function SiteSearch(props: SiteSearchProps) {
  return props.variant === 'page' ? <SearchPage {...props} /> : <SearchBox {...props} />;
}
