import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../src/core';
import { Icon, icons, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import { optionIds, type OptionId } from './props';
import type { Question } from './questions';

interface OptionsProps {
  question: Question;
  labelledBy: string;
  answer: OptionId | undefined;
  /** Whether options show if they are right. */
  isMarked: boolean;
  onAnswer(option: OptionId): void;
}

/**
 * The options as radio buttons. A click, Enter or Space answers; arrow keys only move the selection, because keyboard
 * users explore a list before they decide.
 */
export function Options({ question, labelledBy, answer, isMarked, onAnswer }: OptionsProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const isExploring = useRef(false);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const isLocked = answer !== undefined;

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const isArrow = event.key.startsWith('Arrow');
    const isAnswer = event.key === 'Enter' || event.key === ' ';
    if (isAnswer || (isArrow && isLocked)) event.preventDefault();
    if (isAnswer && !isLocked) onAnswer((event.target as HTMLInputElement).value as OptionId);
    // Browsers turn an arrow key into a click on the next radio button.
    isExploring.current = isArrow;
  }

  function onClick(event: MouseEvent<HTMLInputElement>) {
    if (isLocked) event.preventDefault();
    else if (!isExploring.current) onAnswer(event.currentTarget.value as OptionId);
    isExploring.current = false;
  }

  return (
    <>
      <fieldset
        className="inlay-quiz__options"
        role="radiogroup"
        aria-labelledby={labelledBy}
        aria-describedby={`${id}-hint ${id}-keys`}
        onKeyDown={onKeyDown}
        onKeyUp={() => (isExploring.current = false)}
        onFocus={({ target }) => setByKeyboard(target.matches(':focus-visible'))}
        onBlur={() => setByKeyboard(false)}
      >
        {question.options.map((option) => {
          const isChosen = option.id === answer;
          const isRight = option.id === question.correctAnswer;
          return (
            <label key={option.id} className="inlay-quiz__option">
              <input
                className="inlay-quiz__radio"
                type="radio"
                name={id}
                value={option.id}
                aria-disabled={isLocked || undefined}
                onClick={onClick}
              />
              <span
                className="inlay-quiz__row"
                data-state={isChosen ? (isMarked ? (isRight ? 'right' : 'wrong') : 'chosen') : undefined}
              >
                <Letter option={option.id} />
                <span className="inlay-quiz__answer">{option.text}</span>
                <span className="inlay-quiz__mark">{isChosen && isMarked && <Mark isRight={isRight} size={24} />}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <p className="inlay-quiz__hint" data-keyboard={isByKeyboard}>
        <span id={`${id}-hint`}>{t('hint')}</span>
        <span className="inlay-quiz__keys" id={`${id}-keys`}>
          {t('keys')}
        </span>
      </p>
    </>
  );
}

/**
 * A for the first option, and so on, in the letters of the language. Decorative: screen readers announce the option
 * itself.
 */
export function Letter({ option }: { option: OptionId }) {
  const letters = useText(messages)('letters').split(' ');
  return (
    <span className="inlay-quiz__letter" aria-hidden="true">
      {letters[optionIds.indexOf(option)]}
    </span>
  );
}

/** Decorative: the text beside it says the same. */
export function Mark({ isRight, size = 20 }: { isRight: boolean; size?: number }) {
  return <Icon path={isRight ? icons.check : icons.close} size={size} />;
}
