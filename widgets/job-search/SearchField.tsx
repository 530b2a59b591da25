import type { FormEvent } from 'react';
import { parameterName, useText } from '../../src/core';
import type { FilterQuery } from '../../src/features/lists';
import { Button, ClearableCombobox, useSearchField } from '../../src/ui';
import { fetchTerms } from './job-results';
import { messages } from './messages';
import { MAX_QUERY_LENGTH } from './query';
import type { ServerForm } from './server-content';

/** In characters: a shorter text would match too much. */
const MIN_LENGTH = 2;

interface SearchFieldProps {
  serverForm: ServerForm;
  lastQuery: FilterQuery;
  /** Suggestions come from the service only. */
  hasSuggestions: boolean;
  onSearch: (query: string) => void;
}

/** The search field, with suggestions. Enter, the button and a suggestion each start a search. */
export function SearchField({ serverForm, lastQuery, hasSuggestions, onSearch }: SearchFieldProps) {
  const t = useText(messages);
  const {
    values: { query = '' },
  } = lastQuery;
  const { form, field, text, suggestions, onInput, onKeyDown, composition, clear, decide } = useSearchField({
    serverField: serverForm,
    lastQuery: { search: query, text: query },
    fetchSuggestions: hasSuggestions ? fetchTerms : async () => [],
    minLength: MIN_LENGTH,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide();
    onSearch(field().value.trim());
  };
  const choose = (term: string) => {
    decide(term);
    onSearch(term.trim());
  };

  return (
    <form ref={form} className="inlay-job-search__form" action={location.pathname} method="get" onSubmit={submit}>
      <ClearableCombobox
        label={t('searchLabel')}
        value={text}
        onInput={onInput}
        suggestions={suggestions}
        onSelect={choose}
        status={t('suggestions', { count: suggestions.length })}
        clearLabel={t('clear')}
        onClear={clear}
        input={{
          name: parameterName('query'),
          maxLength: MAX_QUERY_LENGTH,
          enterKeyHint: 'search',
          onKeyDown,
          ...composition,
        }}
      />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
