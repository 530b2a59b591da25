import { useState, type ReactNode } from 'react';
import { defineWidget, type Link } from '../../src/contract';
import { safeLink, safeRedirect, useLanguage, useText, useWidget } from '../../src/core';
import { fold } from '../../src/features/lists';
import { suggestUniversities, type University } from '../../src/services/universities';
import {
  Button,
  ClearableCombobox,
  isLongEnough,
  useLandmarkName,
  useSearchField,
  useUniqueId,
  type FetchSuggestions,
} from '../../src/ui';
import { messages } from './messages';
import { props, type UniversitySearchProps } from './props';
import { readField } from './server-field';
import styles from './university-search.css';

/** In characters: a shorter text would match too much. */
const MIN_LENGTH = 3;
/** In milliseconds after the last key. */
const DEBOUNCE = 500;

type Problem = 'short' | 'none' | 'choose' | 'down';

/**
 * Suggestions for the name of a university. A bar opens the page of the chosen one; a field keeps the name for the form
 * around it.
 */
function UniversitySearch({ variant, form, name, label, help, universities, rows }: UniversitySearchProps) {
  const t = useText(messages);
  const lang = useLanguage();
  const { isEditing } = useWidget();
  const id = useUniqueId();
  const isBar = variant === 'bar';
  const [serverField] = useState(() => readField(form));
  const [refused, setRefused] = useState<{ text: string; problem: Problem }>();
  const find = createFind(universities, rows, ({ url }) => !isBar || safeLink(url) !== undefined);
  const {
    form: box,
    field,
    text,
    suggestions,
    suggested,
    onInput,
    onKeyDown,
    composition,
    clear,
    decide,
  } = useSearchField<University, HTMLDivElement>({
    serverField,
    lastQuery: EMPTY_SEARCH,
    fetchSuggestions: find,
    minLength: MIN_LENGTH,
    debounce: DEBOUNCE,
  });
  const q = text.trim();
  const found = suggested?.q === q ? suggested : undefined;
  const problem = refused?.text === q ? refused.problem : found && problemOf(found.items);
  const action = serverField.action && safeRedirect(serverField.action, '') ? safeLink(serverField.action) : undefined;

  const select = (chosen: string, index: number) => {
    decide(chosen);
    if (isBar) open(suggestions[index]);
  };
  /** Enter or the button opens the university with exactly this name; no suggestion is chosen automatically. */
  const commit = async () => {
    if (isEditing) return;
    if (!isLongEnough(q, MIN_LENGTH)) return setRefused({ text: q, problem: 'short' });
    // After a failure, the server's form is submitted. Without one, the request is sent again.
    const isServed = found && (found.items ?? action);
    const items = isServed ? found.items : await find(q, lang).catch(() => undefined);
    const university = items && exactly(q, items);
    if (!box.current || field().value.trim() !== q) return;
    if (university) return open(university);
    if (!items && action) return HTMLFormElement.prototype.submit.call(box.current.closest('form'));
    setRefused({ text: q, problem: items ? (items.length ? 'choose' : 'none') : 'down' });
  };

  const combobox = (
    <div ref={box}>
      <ClearableCombobox
        label={serverField.label || label || t('label')}
        value={text}
        onInput={onInput}
        suggestions={suggestions.map(({ name }) => name)}
        onSelect={select}
        status={t('suggestions', { count: suggestions.length })}
        clearLabel={t('clear')}
        onClear={clear}
        input={{
          ...serverField.input,
          name: serverField.input.name ?? name,
          enterKeyHint: isBar ? 'go' : undefined,
          'aria-describedby': [help && `${id}-help`, `${id}-note`].filter(Boolean).join(' '),
          ...composition,
          onKeyDown: (event) => {
            onKeyDown(event);
            if (!isBar || event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return;
            // The list stays open for a choice.
            event.preventDefault();
            void commit();
          },
        }}
      />
      {help && (
        <p id={`${id}-help`} className="inlay-university-search__help">
          {help}
        </p>
      )}
      <p id={`${id}-note`} className="inlay-university-search__note" role="status">
        {problem && t(messageOf(problem, isBar, Boolean(action)), { text: q })}
      </p>
    </div>
  );

  if (!isBar) {
    return (
      <div className="inlay-university-search" data-variant="field">
        {combobox}
      </div>
    );
  }
  return (
    <SearchBar action={action} hidden={serverField.hidden} onSubmit={() => void commit()}>
      {combobox}
    </SearchBar>
  );
}

interface SearchBarProps {
  action: string | undefined;
  /** Names and values of the server's form. */
  hidden: ReturnType<typeof readField>['hidden'];
  onSubmit: () => void;
  children: ReactNode;
}

function SearchBar({ action, hidden, onSubmit, children }: SearchBarProps) {
  const t = useText(messages);
  return (
    <form
      className="inlay-university-search"
      data-variant="bar"
      role="search"
      aria-label={useLandmarkName(t('search'))}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}

/** Without items, the service is down. */
function problemOf(items: readonly University[] | undefined): Problem | undefined {
  if (!items) return 'down';
  return items.length ? undefined : 'none';
}

const EMPTY_SEARCH = { search: '', text: '' };

function open(university: University | undefined) {
  const href = safeLink(university?.url);
  if (href) location.assign(href);
}

/** A bar can submit the search to the server; a field accepts any name. */
function messageOf(problem: Problem, isBar: boolean, hasServer: boolean) {
  if (problem === 'none') return isBar ? 'none' : 'unlisted';
  if (problem === 'down') return isBar ? (hasServer ? 'downEnter' : 'downLater') : 'down';
  return problem;
}

type FindUniversities = FetchSuggestions<University>;

/** Searches the items of the page, or else the service. */
function createFind(
  links: readonly Link[] | undefined,
  rows: number,
  isOpenable: (university: University) => boolean,
): FindUniversities {
  if (!links?.length)
    return async (q, lang, signal) => (await suggestUniversities({ q, lang, rows }, signal)).filter(isOpenable);
  const entries = links.flatMap(({ text, url }) =>
    isOpenable({ name: text, url }) ? { name: text, url, folded: fold(text) } : [],
  );
  return async (q) => {
    const query = fold(q);
    const rank = ({ folded }: { folded: string }) =>
      folded.startsWith(query) ? 0 : folded.includes(` ${query}`) ? 1 : 2;
    return entries
      .filter(({ folded }) => folded.includes(query))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, rows);
  };
}

/** The university with exactly this name, ignoring case and accents. */
function exactly(text: string, universities: readonly University[]): University | undefined {
  return universities.find(({ name }) => fold(name) === fold(text));
}

export default defineWidget({
  name: 'university-search',
  description: 'A university search with suggestions: a bar that opens the university’s page, or a form field.',
  reserve: '4.5rem',
  props,
  canBeEmpty: true,
  messages,
  styles,
  component: UniversitySearch,
});
