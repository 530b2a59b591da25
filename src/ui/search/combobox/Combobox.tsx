import {
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { addStyles, groupBy } from '../../../core';
import { classes, useUniqueId } from '../../attributes';
import { useOutsidePress } from '../../hooks';
import { foldLetters } from '../../spelling';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden';
import { splitAtMatches } from '../split-at-matches';
import styles from './combobox.css';
import { useListNavigation } from './list-navigation';

addStyles(styles);

/** A suggestion with more than its text. */
export interface Suggestion {
  readonly text: string;
  /** The label of its group. The options of a group are adjacent. */
  readonly group?: string | undefined;
}

export interface ComboboxProps {
  id?: string;
  label: string;
  /** Hides the label visually, beside a heading or a magnifying glass. */
  isLabelHidden?: boolean;
  value: string;
  onInput: (text: string) => void;
  /** Called for Enter on typed text. Without it, Enter submits the form as in any field. */
  onCommit?: (text: string) => void;
  suggestions: readonly (string | Suggestion)[];
  /** A suggestion was chosen by Enter, click or tap. */
  onSelect: (text: string, index: number) => void;
  /** The number of options, as text. Announced when it changes. Empty for none. */
  status: string;
  /** A click into the field opens the list, also before anything is typed. */
  opensOnClick?: boolean;
  /** Attributes of the input: name, description, maximum length. */
  input?: Omit<ComponentProps<'input'>, 'id' | 'value' | 'onInput' | 'onChange' | 'className'> & { className?: string };
}

/** APG editable combobox: suggestions are never selected automatically, and keys of an input method are ignored. */
export function Combobox({
  id: givenId,
  label,
  isLabelHidden,
  value,
  onInput,
  onCommit,
  suggestions,
  onSelect,
  status,
  opensOnClick,
  input,
}: ComboboxProps) {
  const id = useUniqueId(givenId);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && suggestions.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const entry = useRef<1 | -1>(undefined);
  const options = suggestions.map((suggestion, index) => {
    const { text, group }: Suggestion = typeof suggestion === 'string' ? { text: suggestion } : suggestion;
    return { text, group, index };
  });
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    setWanted(false);
    onSelect(option.text, index);
  };
  useListNavigation(field, list, isOpen, options.map(({ text }) => text).join('\n'), choose, entry);

  useOutsidePress(box, isOpen, () => setWanted(false));

  // When a phone closes its keyboard, the field loses focus to nothing: the list stays open.
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setWanted(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // Escape closes only the list: it keeps the text, and the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      return setWanted(false);
    }
    input?.onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen && options.length) {
        event.preventDefault();
        entry.current = event.key === 'ArrowDown' ? 1 : -1;
      }
      setWanted(true);
    } else if (
      event.key === 'Enter' &&
      !event.defaultPrevented &&
      !event.currentTarget.hasAttribute('aria-activedescendant')
    ) {
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
        onClick={(event) => {
          input?.onClick?.(event);
          if (opensOnClick) setWanted(true);
        }}
        onKeyDown={onKeyDown}
      />
      <Options id={id} listRef={list} label={label} isOpen={isOpen} options={options} typed={value} />
      <VisuallyHidden role="status">{isOpen ? status : ''}</VisuallyHidden>
    </div>
  );
}

interface OptionsProps {
  /** The id of the combobox; those of the list and its options start with it. */
  id: string;
  listRef: RefObject<HTMLUListElement | null>;
  label: string;
  isOpen: boolean;
  options: readonly (Suggestion & { index: number })[];
  typed: string;
}

/** The suggestions in their groups. */
function Options({ id, listRef, label, isOpen, options, typed }: OptionsProps) {
  const optionOf = ({ text, index }: { text: string; index: number }) => (
    // The label is one string, because some screen readers spell out a word that is split by markup.
    // Pressing the mouse must not take focus from the field.
    <li
      key={index}
      // Screen readers announce the active option only when the id in `aria-activedescendant` changes.
      id={`${id}-option-${index}`}
      className="inlay-combobox__option"
      role="option"
      aria-label={text}
      aria-selected="false"
      data-index={index}
      onMouseDown={(event) => event.preventDefault()}
    >
      {marked(text, typed)}
    </li>
  );
  return (
    <ul
      ref={listRef}
      className="inlay-combobox__list"
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
    >
      {groupBy(options, ({ group = '' }) => group).map(([group, members]) =>
        group ? (
          <li key={group} className="inlay-combobox__group" role="presentation">
            <div className="inlay-combobox__group-label" aria-hidden="true">
              {group}
            </div>
            <ul className="inlay-combobox__group-list" role="group" aria-label={group}>
              {members.map(optionOf)}
            </ul>
          </li>
        ) : (
          members.map(optionOf)
        ),
      )}
    </ul>
  );
}

/**
 * Enter and arrows belong to the input method during composition; Safari ends the composition before it sends Enter, as
 * key 229.
 */
function ignoreWhileComposing(event: KeyboardEvent) {
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** Marks the first match of the typed text, in any spelling. */
function marked(text: string, typed: string): ReactNode {
  const query = foldLetters(typed.trim());
  const [before, found, after] = splitAtMatches(text, (folded) => {
    const at = query ? folded.indexOf(query) : -1;
    return at < 0 ? [] : [[at, at + query.length]];
  });
  if (!found) return text;
  return (
    <>
      {before}
      <b className="inlay-combobox__typed">{found}</b>
      {after}
    </>
  );
}
