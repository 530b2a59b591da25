import { useState, useEffect, type FormEvent, type ReactNode, type RefObject } from 'react';
import { config, lazy, parameterName, safeLink, useText, useWidget } from '../../src/core';
import { Button, Combobox, icons, useSearchField, type FetchSuggestions, type IconPath } from '../../src/ui';
import { messages } from './messages';
import type { SiteSearchProps } from './props';
import type { ServerForm } from './server-content';
import type { Offer } from './suggestions';
import { MAX_QUERY_LENGTH } from './words';

const SEARCH: IconPath = { d: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20.5 20.5' };

/** Loaded when the visitor approaches, so that the box in a header costs other pages nothing. */
const loadSuggestions = lazy(() => import('./late'));

interface SearchFormProps extends Pick<SiteSearchProps, 'variant' | 'topics' | 'recentSearches'> {
  action: string;
  serverForm: ServerForm;
  lastQuery: { readonly q: string };
  /** Without this code, the server-rendered form submits. */
  onSearch?: (q: string) => void;
  /** Called after each pause in typing. Without this function, the service suggests topics, people and pages. */
  fetchSuggestions?: FetchSuggestions<Offer> | undefined;
  children?: ReactNode;
}

const NONE: readonly never[] = [];

const GROUPS = { recent: 'recent', topic: 'topic', term: 'term', person: 'people', page: 'pages' } as const;

/**
 * The field with its suggestions. A real GET form: Enter, the button and a suggestion submit it; people and pages are
 * opened directly.
 */
export function SearchForm({
  variant,
  topics = NONE,
  recentSearches,
  action,
  serverForm,
  lastQuery,
  onSearch,
  fetchSuggestions = async (...query) => (await loadSuggestions()).fetchSuggestions(...query),
  children,
}: SearchFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [first, setFirst] = useState<readonly Offer[]>(NONE);
  const { form, field, text, suggestions, onInput, onKeyDown, composition, clear, decide } = useSearchField<Offer>({
    serverField: serverForm,
    lastQuery: { search: lastQuery, text: lastQuery.q },
    fetchSuggestions,
  });
  const shortcut = useShortcut(form, isEditing);
  // The start page of the search shows them itself.
  const hasFirst = !text.trim() && !isEditing && (variant === 'box' || lastQuery.q !== '');
  const offers = hasFirst ? first : suggestions;
  const isGrouped = offers.some(({ kind }) => kind !== 'term');
  const prepare = () =>
    void loadSuggestions().then(
      ({ firstOffers }) => setFirst(firstOffers(topics, recentSearches)),
      () => undefined,
    );

  const submit = (event: FormEvent) => {
    decide();
    if (!onSearch) return;
    event.preventDefault();
    onSearch(field().value.trim());
  };
  const choose = (chosen: string, index: number) => {
    const url = offers[index]?.url;
    if (url !== undefined) return open(url);
    decide(chosen);
    field().value = chosen;
    form.current!.requestSubmit();
  };

  return (
    <form
      ref={form}
      className="inlay-site-search__form"
      data-variant={variant}
      action={safeLink(action)}
      method="get"
      onFocus={prepare}
      onSubmit={submit}
    >
      <div className="inlay-site-search__field">
        <Combobox
          label={t('label')}
          isLabelHidden
          value={text}
          onInput={onInput}
          suggestions={offers.map((offer) => ({
            text: offer.text,
            group: isGrouped ? t(GROUPS[offer.kind]) : undefined,
          }))}
          onSelect={choose}
          status={t('suggestions', { count: offers.length })}
          opensOnClick
          input={{
            name: serverForm.field?.name || parameterName('q'),
            className: 'inlay-site-search__input',
            maxLength: MAX_QUERY_LENGTH,
            enterKeyHint: 'search',
            'aria-keyshortcuts': shortcut,
            placeholder: variant === 'box' ? t('placeholder') : undefined,
            onKeyDown,
            ...composition,
          }}
        />
        {variant === 'box' ? (
          <InsideButton type="submit" icon={SEARCH} label={t('submit')} />
        ) : (
          text && <InsideButton icon={icons.close} label={t('clear')} onClick={clear} />
        )}
      </div>
      {children}
      {variant === 'page' && <Button type="submit">{t('submit')}</Button>}
    </form>
  );
}

interface InsideButtonProps {
  type?: 'submit';
  icon: IconPath;
  label: string;
  onClick?: () => void;
}

/** Inside the field, at its end. */
function InsideButton({ label, ...props }: InsideButtonProps) {
  return <Button className="inlay-site-search__inside" variant="quiet" aria-label={label} {...props} />;
}

function open(url: string) {
  const address = safeLink(url);
  if (address) location.assign(address);
}

const EDITABLE =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * `/` and Ctrl+K (⌘K) focus the search field, the first one if there are several. They do nothing while the visitor
 * types.
 */
function useShortcut(form: RefObject<HTMLFormElement | null>, isEditing: boolean): string | undefined {
  const isOn = config().flags.searchShortcut && !isEditing;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      const isCommand = ctrlKey || metaKey;
      if (defaultPrevented || isComposing || altKey || key.toLowerCase() !== (isCommand ? 'k' : '/')) return;
      const [target] = event.composedPath();
      const field = form.current?.querySelector('input');
      const dialog = document.querySelector('dialog:modal');
      if (!field || (dialog && !dialog.contains(field)) || (target instanceof Element && target.closest(EDITABLE)))
        return;
      field.focus();
      // Not in a hidden part of the page.
      if (!field.matches(':focus')) return;
      field.select();
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form, isOn]);
  return isOn ? '/ Control+K Meta+K' : undefined;
}
