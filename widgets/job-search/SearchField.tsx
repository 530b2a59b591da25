import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { lazy, useText, useWidget } from '../../src/core';
import { useSuggestions, type FilterQuery } from '../../src/features/lists';
import { Button, Combobox, icons } from '../../src/ui';
import { messages } from './messages';
import { LONGEST_QUERY } from './query';
import { takeOverFocus, type ServerForm } from './server-content';

const loadTerms = lazy(() => import('./job-results').then(({ fetchTerms }) => fetchTerms));

/** In characters: what is shorter could become too much. */
const SHORTEST = 2;

interface SearchFieldProps {
  written: ServerForm;
  /** What is searched for; Back to an old search replaces what is typed. */
  asked: FilterQuery;
  onSearch: (query: string) => void;
}

/** Words to search for, with suggestions. Enter, the button and a suggestion all search. */
export function SearchField({ written, asked, onSearch }: SearchFieldProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const form = useRef<HTMLFormElement>(null);
  const searched = asked.values.query ?? '';
  const [text, setText] = useState(written.text ?? searched);
  const [last, setLast] = useState(searched);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(isEditing ? '' : typed, loadTerms, SHORTEST);
  const field = () => form.current!.querySelector<HTMLInputElement>('[role="combobox"]')!;

  if (last !== searched) {
    setLast(searched);
    setText(searched);
  }
  useEffect(() => takeOverFocus(written.field, field()), [written.field]);

  const search = (query: string) => {
    setTyped('');
    onSearch(query.trim());
  };
  const clear = () => {
    setText('');
    setTyped('');
    field().focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <form
      ref={form}
      className="inlay-job-search__form"
      action={location.pathname}
      method="get"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search(field().value);
      }}
    >
      <div className="inlay-job-search__field">
        <Combobox
          label={t('words')}
          value={text}
          onInput={(value) => {
            setText(value);
            setTyped(value);
          }}
          suggestions={suggestions}
          onSelect={(term) => {
            setText(term);
            search(term);
          }}
          status={t('suggestions', { count: suggestions.length })}
          input={{ name: 'query', className: 'inlay-job-search__input', maxLength: LONGEST_QUERY, enterKeyHint: 'search', onKeyDown }}
        />
        {text && <Button className="inlay-job-search__clear" variant="quiet" icon={icons.close} aria-label={t('clear')} onClick={clear} />}
      </div>
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
