import { useWidget } from '../../src/core';
import { useLayoutEffect, useMemo } from 'react';
import { type Phrase, wordsOf } from '../../src/ui';
import { optionIds, type GivenQuestion, type OptionId } from './props';

export interface Option {
  readonly id: OptionId;
  readonly text: Phrase;
}

export interface Question extends Omit<GivenQuestion, 'id' | 'options'> {
  readonly id: string;
  readonly options: readonly Option[];
}

/** The questions to show; editors read what is left out, and why nothing is shown. */
export function useQuestions(source: readonly GivenQuestion[] | undefined): readonly Question[] {
  const { note } = useWidget();
  const { questions, notes } = useMemo(() => {
    const notes: string[] = [];
    return { questions: answerable(source ?? [], (text) => notes.push(text)), notes };
  }, [source]);

  // In a layout effect, so that the notes exist when a quiz without questions fails to mount.
  useLayoutEffect(() => {
    notes.forEach((text) => note(text));
    if (!questions.length) note('nothing is shown: there is no question that could be answered');
  }, [questions, notes, note]);

  return questions;
}

/** The questions that can be answered, each with an id of its own and its answers in order. `note` gets what is left out. */
export function answerable(source: readonly GivenQuestion[], note: (text: string) => void): readonly Question[] {
  const seenIds = new Set<string>();
  return source.flatMap((question, index) => {
    const number = index + 1;
    const options = optionsOf(question, (text) => note(`question ${number}: ${text}`));
    if (!options.some(({ id }) => id === question.correctAnswer)) {
      note(
        `question ${number} (“${wordsOf(question.title)}”) is left out: its right answer, ${question.correctAnswer}, has no text`,
      );
      return [];
    }
    const id = question.id && !seenIds.has(question.id) ? question.id : String(number);
    if (id !== question.id) note(`question ${number} has no id of its own; its answers are counted as "${id}"`);
    seenIds.add(id);
    return [{ ...question, id, options }];
  });
}

/** In the order of their letters. An answer without a letter, or with that of another, gets the next that is free. */
function optionsOf({ options = [] }: GivenQuestion, note: (text: string) => void): Option[] {
  const named = (letter: OptionId) => options.find(({ id, text }) => id === letter && text);
  const others = options.filter((option) => option.text && !(option.id && named(option.id) === option));
  others.forEach(({ id, text }) => id && note(`the answer “${wordsOf(text)}” is called ${id} like another`));
  return optionIds.flatMap((id) => {
    const option = named(id) ?? others.shift();
    return option ? [{ id, text: option.text! }] : [];
  });
}
