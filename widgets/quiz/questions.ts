import { useWidget } from '../../src/core';
import { useEffect, useMemo } from 'react';
import { optionIds, type GivenQuestion, type OptionId } from './props';

export interface Option {
  readonly id: OptionId;
  readonly text: string;
}

export interface Question extends Omit<GivenQuestion, 'id' | 'options'> {
  readonly id: string;
  readonly options: readonly Option[];
}

/** The questions to show; editors read what is left out, and why nothing is shown. */
export function useQuestions(given: readonly GivenQuestion[] | undefined): readonly Question[] {
  const { note } = useWidget();
  const { questions, notes } = useMemo(() => {
    const notes: string[] = [];
    return { questions: answerable(given ?? [], (text) => notes.push(text)), notes };
  }, [given]);

  useEffect(() => {
    notes.forEach((text) => note(text));
    if (!questions.length) note('nothing is shown: there is no question that could be answered');
  }, [questions, notes, note]);

  return questions;
}

/** The questions that can be answered, each with an id of its own and its answers in order. `note` gets what is left out. */
export function answerable(given: readonly GivenQuestion[], note: (text: string) => void): readonly Question[] {
  const known = new Set<string>();
  return given.flatMap((question, index) => {
    const number = index + 1;
    const options = optionsOf(question);
    if (!options.some(({ id }) => id === question.correctAnswer)) {
      note(`question ${number} dropped: its right answer, ${question.correctAnswer}, has no text`);
      return [];
    }
    const id = question.id && !known.has(question.id) ? question.id : String(number);
    if (id !== question.id) note(`question ${number} has no id of its own; its answers are counted as "${id}"`);
    known.add(id);
    return [{ ...question, id, options }];
  });
}

/** Of several with the same letter the first counts. */
function optionsOf({ options = [] }: GivenQuestion): Option[] {
  return optionIds.flatMap((id) => {
    const text = options.find((option) => option.id === id)?.text;
    return text ? [{ id, text }] : [];
  });
}
