import { useEffect, useMemo } from 'react';
import { useWidget } from '../../src/runtime';
import type { GivenQuestion } from './props';
import { answerable, type Question } from './questions';

/** The questions to show; the editor hears what is left out, and why nothing is seen. */
export function useQuestions(given: readonly GivenQuestion[] | undefined): readonly Question[] {
  const { note } = useWidget();
  const { questions, notes } = useMemo(() => {
    const said: string[] = [];
    return { questions: answerable(given ?? [], (text) => said.push(text)), notes: said };
  }, [given]);

  useEffect(() => {
    notes.forEach(note);
    if (!questions.length) note('nothing is shown: there is no question that could be answered');
  }, [questions, notes, note]);

  return questions;
}
