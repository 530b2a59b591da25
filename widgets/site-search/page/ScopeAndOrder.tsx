import { formatNumber, useLanguage, useText } from '../../../src/core';
import { useLandmarkName } from '../../../src/ui';
import { messages } from './messages';
import { changed, FILTERS, SORTS, type SearchList, type SearchQuery } from './query';

/** What the search covers, with counts, and the order of the results. */
export function ScopeAndOrder({ list }: { list: SearchList }) {
  const t = useText(messages);
  const { lastQuery, visible } = list;
  return (
    <>
      <Choices
        name="pageFilter"
        values={FILTERS}
        list={list}
        label={t('scope')}
        labelOf={t}
        counts={visible?.query.q === lastQuery.q ? visible.page.filterCounts : undefined}
      />
      {lastQuery.pageFilter === 'insights' && (
        <Choices name="sort" values={SORTS} list={list} label={t('order')} labelOf={t} />
      )}
    </>
  );
}

interface ChoicesProps<N extends 'pageFilter' | 'sort'> {
  name: N;
  values: readonly SearchQuery[N][];
  list: SearchList;
  label: string;
  labelOf: (value: SearchQuery[N]) => string;
  /** Result counts per filter, if the service sends them. */
  counts?: Readonly<Partial<Record<string, number>>> | undefined;
}

/** Filters or sort orders as links, so that they open in new tabs and can be shared. */
function Choices<N extends 'pageFilter' | 'sort'>({
  name,
  values,
  list: { lastQuery, linkTo },
  label,
  labelOf,
  counts = {},
}: ChoicesProps<N>) {
  const language = useLanguage();
  return (
    <nav className="inlay-site-search__choices" aria-label={useLandmarkName(label)}>
      <ul className="inlay-site-search__choice-list" data-choice={name} role="list">
        {values.map((option) => {
          const count = counts[option];
          return (
            <li key={option} className="inlay-site-search__choice">
              <a
                className="inlay-site-search__choice-link"
                {...linkTo(changed(lastQuery, { [name]: option }))}
                aria-current={option === lastQuery[name] ? 'true' : undefined}
              >
                {labelOf(option)}
                {count !== undefined && (
                  <span className="inlay-site-search__choice-count"> {formatNumber(count, undefined, language)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
