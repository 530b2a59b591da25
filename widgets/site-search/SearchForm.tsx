import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { config, lazy, safeLink, safeRedirect, useText } from '../../src/core';
import { useSuggestions } from '../../src/features/lists';
import { Button, Combobox, icons } from '../../src/ui';
import { messages } from './messages';
import { LONGEST_QUERY, type SearchQuery } from './query';
import { takeOverFocus, type ServerForm } from './server-content';

/** The service: for visitors who come near, so that the box of a header costs other pages nothing. */
const loadSearch = lazy(() => import('./search-results'));

interface SearchFormProps {
  variant: 'box' | 'page';
  action: string | undefined;
  written: ServerForm;
  /** What is searched for; a new search, or Back to an old one, replaces what is typed. */
  asked: SearchQuery;
  /** Without it the form is sent as the server would have it. */
  onSearch?: (q: string) => void;
  children?: ReactNode;
}

/** The field with its suggestions. A real GET form: Enter, the button and a suggestion all send it. */
export function SearchForm({ variant, action, written, asked, onSearch, children }: SearchFormProps) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(written.text ?? asked.q);
  const [last, setLast] = useState(asked);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed, async () => (await loadSearch()).fetchSuggestions);
  const field = () => form.current!.querySelector<HTMLInputElement>('[role="combobox"]')!;

  if (last !== asked) {
    setLast(asked);
    setText(asked.q);
  }
  useEffect(() => takeOverFocus(written.field, field()), [written.field]);

  const submit = (event: FormEvent) => {
    setTyped('');
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field().value.trim());
  };
  const choose = (term: string) => {
    setText(term);
    field().value = term;
    form.current!.requestSubmit();
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
    <form ref={form} className="inlay-site-search__form" data-variant={variant} action={safeLink(safeRedirect(action, '') ? action : config().pages.search)} method="get" onFocus={() => void loadSearch().catch(() => undefined)} onSubmit={submit}>
      <div className="inlay-site-search__field">
        <Combobox
          label={t('label')}
          isLabelHidden
          value={text}
          onInput={(value) => {
            setText(value);
            setTyped(value);
          }}
          suggestions={suggestions}
          onSelect={choose}
          status={t('suggestions', { count: suggestions.length })}
          input={{ name: 'q', className: 'inlay-site-search__input', maxLength: LONGEST_QUERY, enterKeyHint: 'search', placeholder: variant === 'box' ? t('placeholder') : undefined, onKeyDown }}
        />
        {variant === 'box' ? (
          <Button className="inlay-site-search__inside" type="submit" variant="quiet" icon={icons.search} aria-label={t('submit')} />
        ) : (
          text && <Button className="inlay-site-search__inside" variant="quiet" icon={icons.close} aria-label={t('clear')} onClick={clear} />
        )}
      </div>
      {children}
      {variant === 'page' && <Button type="submit">{t('submit')}</Button>}
    </form>
  );
}
