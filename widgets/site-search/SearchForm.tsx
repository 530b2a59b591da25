import type { FormEvent, ReactNode } from 'react';
import { config, lazy, safeLink, safeRedirect, useText } from '../../src/core';
import { Button, Combobox, icons, useSearchField } from '../../src/ui';
import { messages } from './messages';
import type { ServerForm } from './server-content';
import { LONGEST_QUERY } from './words';

/** The service: for visitors who come near, so that the box of a header costs other pages nothing. */
const loadSuggestions = lazy(() => import('./search-results').then(({ fetchSuggestions }) => fetchSuggestions));

interface SearchFormProps {
  variant: 'box' | 'page';
  action: string | undefined;
  written: ServerForm;
  asked: { readonly q: string };
  /** Without it the form is sent as the server would have it. */
  onSearch?: (q: string) => void;
  children?: ReactNode;
}

/** The field with its suggestions. A real GET form: Enter, the button and a suggestion all send it. */
export function SearchForm({ variant, action, written, asked, onSearch, children }: SearchFormProps) {
  const t = useText(messages);
  const { form, field, text, suggestions, onInput, onKeyDown, composition, clear, decide } = useSearchField({ written, asked: { search: asked, words: asked.q }, loadSuggestions });
  const submit = (event: FormEvent) => {
    decide();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field().value.trim());
  };
  const choose = (term: string) => {
    decide(term);
    field().value = term;
    form.current!.requestSubmit();
  };

  return (
    <form ref={form} className="inlay-site-search__form" data-variant={variant} action={safeLink(safeRedirect(action, '') ? action : config().pages.search)} method="get" onFocus={() => void loadSuggestions().catch(() => undefined)} onSubmit={submit}>
      <div className="inlay-site-search__field">
        <Combobox
          label={t('label')}
          isLabelHidden
          value={text}
          onInput={onInput}
          suggestions={suggestions}
          onSelect={choose}
          status={t('suggestions', { count: suggestions.length })}
          input={{ name: 'q', className: 'inlay-site-search__input', maxLength: LONGEST_QUERY, enterKeyHint: 'search', placeholder: variant === 'box' ? t('placeholder') : undefined, onKeyDown, ...composition }}
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
