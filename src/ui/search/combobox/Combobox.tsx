import { useEffect, useRef, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { addStyles } from '../../../core';
import { classes, useUniqueId } from '../../attributes';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden';
import styles from './combobox.css';
import { useListNavigation } from './list-navigation';

addStyles(styles);

export interface ComboboxProps {
  id?: string;
  label: string;
  /** Leaves the label to readers, beside a heading or a magnifying glass that says it to the eye. */
  isLabelHidden?: boolean;
  value: string;
  onInput: (text: string) => void;
  /** Enter on what was typed. Without it, Enter submits the form as in any field. */
  onCommit?: (text: string) => void;
  suggestions: readonly string[];
  /** A suggestion was chosen by Enter, click or tap. */
  onSelect: (text: string, index: number) => void;
  /** How many there are, as text; announced when it changes. Empty for nothing. */
  status: string;
  /** What the input has of its own: name, description, maximum length. */
  input?: Omit<ComponentProps<'input'>, 'id' | 'value' | 'onInput' | 'onChange' | 'className'> & { className?: string };
}

/** APG editable combobox: a list of suggestions that never chooses by itself, and keys that an input method may use in peace. */
export function Combobox({ id: givenId, label, isLabelHidden, value, onInput, onCommit, suggestions, onSelect, status, input }: ComboboxProps) {
  const id = useUniqueId(givenId);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && suggestions.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const choose = (index: number) => {
    const text = suggestions[index];
    if (text === undefined) return;
    setWanted(false);
    onSelect(text, index);
  };
  useListNavigation(field, list, isOpen, suggestions, choose);

  useEffect(() => {
    if (!isOpen) return;
    const onAway = (event: Event) => box.current && !event.composedPath().includes(box.current) && setWanted(false);
    document.addEventListener('pointerdown', onAway);
    return () => document.removeEventListener('pointerdown', onAway);
  }, [isOpen]);

  // A phone that puts its keyboard away blurs the field towards nothing: the list stays.
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setWanted(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input?.onKeyDown?.(event);
    if (event.key === 'Escape' && isOpen) {
      // Only the list goes: not the text, and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setWanted(true);
    } else if (event.key === 'Enter' && !event.defaultPrevented && !event.currentTarget.hasAttribute('aria-activedescendant')) {
      setWanted(false);
      if (!onCommit) return;
      event.preventDefault();
      onCommit(value);
    }
  };

  return (
    <div ref={box} className="inlay-combobox" onBlur={onBlur} onKeyDownCapture={ignoreWhileComposing}>
      <label className={classes('inlay-combobox__label', isLabelHidden && 'inlay-visually-hidden')} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...input}
        ref={field}
        id={id}
        className={classes('inlay-combobox__input', input?.className)}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={isOpen}
        value={value}
        onChange={(event) => {
          setWanted(true);
          onInput(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} className="inlay-combobox__list" id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {suggestions.map((text, index) => (
          // Named in one piece, because some readers spell out a word whose parts are set apart.
          // Pressing the mouse must not take focus out of the field.
          <li key={index} className="inlay-combobox__option" role="option" aria-label={text} aria-selected="false" data-index={index} onMouseDown={(event) => event.preventDefault()}>
            {marked(text, value)}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{isOpen ? status : ''}</VisuallyHidden>
    </div>
  );
}

/** Enter and arrows belong to the input method while it composes; Safari ends composing before it sends Enter, as key 229. */
function ignoreWhileComposing(event: KeyboardEvent) {
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** The text with what the visitor typed set apart, wherever it first stands. */
function marked(text: string, typed: string): ReactNode {
  const query = typed.trim();
  const at = query ? text.toLocaleLowerCase().indexOf(query.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + query.length;
  return (
    <>
      {text.slice(0, at)}
      <b className="inlay-combobox__typed">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
