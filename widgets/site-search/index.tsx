import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, parameterName, prepareDates, useText } from '../../src/core';
import { useLandmarkName } from '../../src/ui';
import { SearchForm } from './SearchForm';
import { messages } from './messages';
import { props, type SiteSearchProps } from './props';
import { hiddenFields, readForm, safeAction } from './server-content';
import { wordsOf } from './words';
import styles from './site-search.css';

/** The box is on every page, the results on one. */
const loadPage = lazy(() => {
  prepareDates();
  return import('./late');
});
let page: typeof import('./late') | undefined;

export function prepare({ variant }: SiteSearchProps) {
  return variant === 'page' && !page ? loadPage().then((chunk) => (page = chunk)) : undefined;
}

function SiteSearch(props: SiteSearchProps) {
  return props.variant === 'page' && page ? <page.SearchPage {...props} /> : <SearchBox {...props} />;
}

/** The search box for a header: a form that leads to the result page, with suggestions. */
function SearchBox({ form, resultsUrl, topics, recentSearches }: SiteSearchProps) {
  const t = useText(messages);
  const [serverForm] = useState(() => readForm(form));
  const [urlQuery] = useState(() => ({ q: wordsOf(new URLSearchParams(location.search), parameterName('q')) }));
  const action = safeAction(serverForm.action ?? resultsUrl);
  return (
    <div className="inlay-site-search" data-variant="box" role="search" aria-label={useLandmarkName(t('label'))}>
      <SearchForm
        variant="box"
        topics={topics}
        recentSearches={recentSearches}
        action={action}
        serverForm={serverForm}
        lastQuery={urlQuery}
      >
        {hiddenFields(action, serverForm).map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>
    </div>
  );
}

export default defineWidget({
  name: 'site-search',
  description: 'The site search: a box with suggestions, and a results page with filters, sorting and paging.',
  props,
  messages,
  styles,
  prepare,
  component: SiteSearch,
});
