import { type ReactNode, useState } from 'react';
import { formatNumber, useLanguage, useText } from '../../core';
import { announce, Button, foldLetters, Input, useUniqueId, VisuallyHidden } from '../../ui';
import type { FilterGroup } from '../list-view';
import { messages } from './messages';

interface FilterOptionsProps {
  group: FilterGroup;
  chosen: readonly string[];
  /** Results by option. */
  counts: Readonly<Record<string, number>> | undefined;
  empty: ReactNode;
  onToggle: (value: string, isChosen: boolean) => void;
  onClear: () => void;
}

/** Longer lists have a search field. */
const MAX_WITHOUT_SEARCH = 15;

/** The checkboxes of a group. An option without results can still be chosen. */
export function FilterOptions({ group, chosen, counts, empty, onToggle, onClear }: FilterOptionsProps) {
  const { name, label, options } = group;
  const t = useText(messages);
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const matching = matchesOf(options, query);
  const search = (text: string) => {
    setQuery(text);
    announce(t('found', { count: matchesOf(options, text).length }));
  };
  return (
    <fieldset className="inlay-list-view__group">
      <legend className="inlay-list-view__legend">
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.length === 0 && empty}
      {options.length > MAX_WITHOUT_SEARCH && (
        <SearchField label={t('search', { label })} value={query} onSearch={search} />
      )}
      {query && matching.length === 0 && <p className="inlay-list-view__none">{t('found', { count: 0 })}</p>}
      {matching.map(({ value, label: text = value }) => {
        const found = counts && (counts[value] ?? 0);
        return (
          <label key={value} className="inlay-list-view__option" data-empty={found === 0 || undefined}>
            <input
              className="inlay-list-view__box"
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => onToggle(value, event.currentTarget.checked)}
            />
            <span>{text}</span>
            {found !== undefined && (
              <span className="inlay-list-view__count">{formatNumber(found, undefined, language)}</span>
            )}
          </label>
        );
      })}
      {chosen.length > 0 && (
        <Button
          variant="link"
          data-key={`clear ${name}`}
          onClick={({ currentTarget }) => {
            // The button is removed together with the choices.
            currentTarget.closest('fieldset')?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
            onClear();
          }}
        >
          {t('clearGroup', { label })}
        </Button>
      )}
    </fieldset>
  );
}

function SearchField({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const id = useUniqueId();
  return (
    <div className="inlay-list-view__search">
      <label className="inlay-list-view__search-label" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="search"
        value={value}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        // Inside a form, Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  );
}

/** The options that contain the text, ignoring case and accents. */
function matchesOf(options: FilterGroup['options'], query: string): FilterGroup['options'] {
  const foldedQuery = foldLetters(query.trim());
  return foldedQuery ? options.filter(({ value, label = value }) => foldLetters(label).includes(foldedQuery)) : options;
}
