import { useRef, useState, type KeyboardEvent } from 'react';
import { useWidget } from '../../../core';
import { useSuggestions, type FetchSuggestions } from './use-suggestions';

interface SearchFieldOptions {
  /** What stands in the server's field. */
  written: { readonly text: string | undefined };
  /** What is searched for, and its words: another search, or Back to an old one, replaces what is typed. */
  asked: { readonly search: unknown; readonly words: string };
  loadSuggestions: () => Promise<FetchSuggestions>;
  /** In characters: what is shorter has no suggestions. */
  shortest?: number;
}

/** The state of a search field: what is typed in it, what that may become, and how it is cleared. */
export function useSearchField({ written, asked, loadSuggestions, shortest }: SearchFieldOptions) {
  const { isEditing } = useWidget();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(written.text ?? asked.words);
  const [last, setLast] = useState(asked.search);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(isEditing ? '' : typed, loadSuggestions, shortest);
  const field = () => form.current!.querySelector<HTMLInputElement>('[role="combobox"]')!;

  if (last !== asked.search) {
    setLast(asked.search);
    setText(asked.words);
  }

  const onInput = (value: string) => {
    setText(value);
    setTyped(value);
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
  /** The visitor has decided: no more suggestions until the next key. */
  const decide = (words?: string) => {
    setTyped('');
    if (words !== undefined) setText(words);
  };
  return { form, field, text, suggestions, onInput, onKeyDown, clear, decide };
}
