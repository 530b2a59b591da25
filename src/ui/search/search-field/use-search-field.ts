import { useRef, useState, type CompositionEvent, type KeyboardEvent } from 'react';
import { useWidget } from '../../../core';
import { useSuggestions, type FetchSuggestions, type SuggestionOptions } from './use-suggestions';

interface SearchFieldOptions<T> extends SuggestionOptions {
  /** The content of the server-rendered field. */
  serverField: { readonly text: string | undefined };
  /** The current search and its text. Another search, or Back to a previous one, replaces the typed text. */
  lastQuery: { readonly search: unknown; readonly text: string };
  fetchSuggestions: FetchSuggestions<T>;
}

const NONE: readonly never[] = [];

/**
 * The state of a search field: the typed text, its suggestions, and clearing it. `form` is the ref of the form around
 * it.
 */
export function useSearchField<T = string, E extends HTMLElement = HTMLFormElement>({
  serverField: initial,
  lastQuery,
  fetchSuggestions,
  ...options
}: SearchFieldOptions<T>) {
  const { isEditing } = useWidget();
  const form = useRef<E>(null);
  const [text, setText] = useState(initial.text ?? lastQuery.text);
  const [last, setLast] = useState(lastQuery.search);
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  const suggested = useSuggestions(isEditing ? '' : typed, fetchSuggestions, options);
  const field = () => form.current!.querySelector<HTMLInputElement>('[role="combobox"]')!;

  if (last !== lastQuery.search) {
    setLast(lastQuery.search);
    setText(lastQuery.text);
    setTyped('');
  }

  const onInput = (value: string) => {
    setText(value);
    if (!isComposing.current) setTyped(value);
  };
  const clear = () => {
    onInput('');
    field().focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  /** Props of the input: text of an input method is searched for once its composition ends. */
  const composition = {
    onCompositionStart: () => void (isComposing.current = true),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      onInput(currentTarget.value);
    },
  };
  /** Called after a choice: no more suggestions until the next key. */
  const decide = (text?: string) => {
    setTyped('');
    if (text !== undefined) setText(text);
  };
  return {
    form,
    field,
    text,
    suggestions: suggested?.items ?? NONE,
    suggested,
    onInput,
    onKeyDown,
    composition,
    clear,
    decide,
  };
}
