import { changed, type SearchQuery } from '../query';
import type { Go } from '../state';
import { linkTo } from './link-to';

interface ChoicesProps<N extends 'pageFilter' | 'sort'> {
  name: N;
  values: readonly SearchQuery[N][];
  asked: SearchQuery;
  label: string;
  labelOf: (value: SearchQuery[N]) => string;
  onGo: Go;
}

/** Filters or orders to choose one of, as links: they open in new tabs and are shared like any other. */
export function Choices<N extends 'pageFilter' | 'sort'>({ name, values, asked, label, labelOf, onGo }: ChoicesProps<N>) {
  return (
    <nav className="inlay-site-search__choices" aria-label={label}>
      <ul className="inlay-site-search__choice-list" data-choice={name} role="list">
        {values.map((value) => (
          <li key={value} className="inlay-site-search__choice">
            <a className="inlay-site-search__choice-link" {...linkTo(changed(asked, { [name]: value }), onGo)} aria-current={value === asked[name] ? 'true' : undefined}>
              {labelOf(value)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
