import { useWidget } from '../../src/core';
import { useLayoutEffect, useMemo } from 'react';
import { type Phrase, wordsOf } from '../../src/ui';
import { optionIds, type GivenQuestion, type OptionId } from './props';

export interface Option {
  readonly id: OptionId;
  readonly text: Phrase;
  readonly isCorrect?: boolean;
}

export interface Question extends Omit<GivenQuestion, 'id' | 'options' | 'correctAnswer'> {
  readonly id: string;
  readonly correctAnswer: OptionId;
  readonly options: readonly Option[];
}

/** The questions to show. Editors get notes on what is left out, or why nothing is shown. */
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

/** The valid questions, each with an id and its options in order. `note` receives what is left out. */
export function answerable(source: readonly GivenQuestion[], note: (text: string) => void): readonly Question[] {
  const seenIds = new Set<string>();
  return source.flatMap((question, index) => {
    const number = index + 1;
    const options = optionsOf(question, (text) => note(`question ${number}: ${text}`));
    const correctAnswer = correctIn(options, question.correctAnswer);
    if (!correctAnswer) {
      const why = !question.correctAnswer
        ? 'no answer is marked as right. Write data-correct-answer="optionA"'
        : isId(question.correctAnswer)
          ? `its right answer, ${question.correctAnswer}, has no text`
          : `its right answer, “${question.correctAnswer}”, is none of its answers. Write optionA, A, 1 or the text of the answer`;
      note(`question ${number} (“${wordsOf(question.title)}”) is left out: ${why}`);
      return [];
    }
    const id = question.id && !seenIds.has(question.id) ? question.id : String(number);
    if (id !== question.id) note(`question ${number} has no id; its answers are counted as "${id}"`);
    seenIds.add(id);
    return [{ ...question, id, options, correctAnswer }];
  });
}

/** The right option: by its text, id, letter or number; otherwise the only option that is marked as right. */
function correctIn(options: readonly Option[], correctAnswer: string | undefined): OptionId | undefined {
  if (!correctAnswer) {
    const [only, second] = options.filter(({ isCorrect }) => isCorrect);
    return second ? undefined : only?.id;
  }
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const byText = options.find(({ text }) => plain(wordsOf(text) ?? '') === plain(correctAnswer));
  const name = plain(correctAnswer).replace(/^option[\s_-]?|[\s_-]|[.)]$/g, '');
  const byName = options.find(({ id }, index) => id.at(-1)!.toLowerCase() === name || String(index + 1) === name);
  return (isId(correctAnswer) ? byName : (byText ?? byName))?.id;
}

function isId(name: string): boolean {
  return /^option[\s_-]?[a-d]$/i.test(name);
}

/** Sorted by letter. An option without a letter, or with a duplicate, gets the next free one. */
function optionsOf({ options = [] }: GivenQuestion, note: (text: string) => void): Option[] {
  const named = (letter: OptionId) => options.find(({ id, text }) => id === letter && text);
  const otherOptions = options.filter((option) => option.text && !(option.id && named(option.id) === option));
  otherOptions.forEach(({ id, text }) => id && note(`the answer “${wordsOf(text)}” is called ${id} like another`));
  return optionIds.flatMap((id) => {
    const option = named(id) ?? otherOptions.shift();
    return option ? [{ id, text: option.text!, ...(option.isCorrect && { isCorrect: true }) }] : [];
  });
}
