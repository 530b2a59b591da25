import { useState, type ReactNode } from 'react';
import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages as offers } from '../messages';
import { clearRecentSearches, recentSearches } from '../recent-searches';
import { messages } from './messages';
import { changed, type SearchList } from './query';

interface StartingPointsProps {
  list: SearchList;
  topics: readonly string[];
  recent: number;
  /** The list is removed together with its "Clear" button, so focus needs a new position. */
  onCleared: () => void;
}

/** The start page of the search: recent searches of the visitor, and popular ones. */
export function StartingPoints({ list, topics, recent, onCleared }: StartingPointsProps) {
  const t = useText(messages);
  const title = useText(offers);
  const [searches, setSearches] = useState(() => recentSearches(recent));
  const clear = () => {
    clearRecentSearches();
    setSearches([]);
    onCleared();
  };
  return (
    <>
      <p className="inlay-site-search__remark">{t('start')}</p>
      {searches.length > 0 && (
        <Searches list={list} title={title('recent')} searches={searches}>
          <Button variant="link" onClick={clear}>
            {t('forget')}
          </Button>
        </Searches>
      )}
      <PopularTopics list={list} topics={topics} />
    </>
  );
}

/** Popular searches on the whole site. */
export function PopularTopics({
  topics,
  ...rest
}: Pick<StartingPointsProps, 'list' | 'topics'> & Pick<SearchesProps, 'heading'>) {
  const title = useText(offers);
  return topics.length > 0 && <Searches title={title('topic')} searches={topics} {...rest} />;
}

interface SearchesProps {
  list: SearchList;
  title: string;
  searches: readonly string[];
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

function Searches({ list: { lastQuery, linkTo }, title, searches, heading: Heading = 'h2', children }: SearchesProps) {
  return (
    <section className="inlay-site-search__start">
      <Heading className="inlay-site-search__start-title">{title}</Heading>
      <ul className="inlay-site-search__searches" role="list">
        {searches.map((q) => (
          <li key={q} className="inlay-site-search__search">
            <a className="inlay-site-search__search-link" {...linkTo(changed(lastQuery, { q, pageFilter: 'all' }))}>
              {q}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
