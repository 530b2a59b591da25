import { useState } from 'react';
import { config, useText } from '../../src/core';
import { messages } from './messages';
import type { SiteSearchProps } from './props';
import { searchAddress } from './query';
import { SearchForm } from './SearchForm';
import { SearchPage } from './SearchPage';
import { readForm } from './server-content';

export function SiteSearch(props: SiteSearchProps) {
  return props.variant === 'page' ? <SearchPage {...props} /> : <SearchBox {...props} />;
}

/** The box for a header: a form that leads to the result page, with suggestions. */
function SearchBox({ form, resultsUrl }: SiteSearchProps) {
  const t = useText(messages);
  const [written] = useState(() => readForm(form));
  const [asked] = useState(() => searchAddress.read());
  return (
    <div className="inlay-site-search" data-variant="box" role="search" aria-label={t('label')}>
      <SearchForm variant="box" action={written.action ?? resultsUrl ?? config().pages.search} written={written} asked={asked}>
        {written.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>
    </div>
  );
}
