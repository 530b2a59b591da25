import { useRef, useState } from 'react';
import { publish, useWidget, localStore, mayRemember, tabStore, VISITOR_PREFIX } from '../../src/core';
import { loadService } from './counts';
import { optionIds, type OptionId } from './props';
import type { Question } from './questions';
import { useResultSteps, type ResultStep } from './use-result-steps';

export interface QuestionState extends ResultStep {
  readonly question: Question;
  readonly isRight: boolean;
  readonly answer: OptionId | undefined;
  /** Answered since the page was loaded, not before a reload. */
  readonly isNew: boolean;
  /** The first answer since the page was loaded. Only that one is counted. */
  readonly vote: OptionId | undefined;
}

/**
 * The visitor's answers and current question. An answer is locked, stored for the tab, published and sent to the
 * service.
 */
export function useProgress(quizId: string, questions: readonly Question[]) {
  const { isEditing } = useWidget();
  const [saved, setSaved] = useState<Saved>(() => fitting(isEditing ? undefined : recall(quizId), questions));
  const [restored] = useState(saved.answers);
  const [votes, setVotes] = useState<Saved['answers']>(new Map());
  const [isAgain, setAgain] = useState(false);
  const [moved, setMoved] = useState<'on' | 'back'>();
  const { resultStep, showResult, allowNext, endCheer, resetResult } = useResultSteps();
  // A second click may come before the first one is rendered.
  const current = useRef(saved);

  function move(at: number) {
    setMoved(at < current.current.at ? 'back' : 'on');
    update({ ...current.current, at });
  }

  function update(next: Saved) {
    current.current = next;
    setSaved(next);
    if (!isEditing) remember(quizId, next);
  }

  function submitAnswer(question: Question, option: OptionId) {
    if (current.current.answers.has(question.id)) return;
    const answers = new Map(current.current.answers).set(question.id, option);
    const isRight = option === question.correctAnswer;
    update({ ...current.current, answers });
    showResult(question.id, isRight);
    if (isEditing) return;
    publish('quiz-answered', { quizId, questionId: question.id, option, isCorrect: isRight });
    if (answers.size === questions.length)
      publish('quiz-completed', { quizId, right: countRight(questions, answers), total: questions.length });
    if (isAgain) return;
    setVotes((before) => new Map(before).set(question.id, option));
    void send(question.id, option);
  }

  /** From the first question. Only the first answers are counted. */
  function restart() {
    resetResult();
    setAgain(true);
    setMoved('back');
    update({ answers: new Map(), at: 0 });
  }

  async function send(questionId: string, usersChoice: OptionId) {
    try {
      const { sendAnswer } = await loadService();
      await sendAnswer({ quizId, questionId, usersChoice, sessionId: visitorId() });
    } catch {
      // After an error, continue without waiting for the confetti.
      allowNext(questionId);
    }
  }

  function stateOf(question: Question): QuestionState {
    const { id, correctAnswer } = question;
    const savedAnswer = saved.answers.get(id);
    return {
      ...resultStep(id, Boolean(savedAnswer)),
      question,
      answer: savedAnswer,
      isRight: savedAnswer === correctAnswer,
      isNew: isAgain || !restored.has(id),
      vote: votes.get(id),
    };
  }

  return {
    at: saved.at,
    moved,
    states: questions.map(stateOf),
    right: countRight(questions, saved.answers),
    answer: submitAnswer,
    move,
    restart,
    endCheer,
  };
}

function countRight(questions: readonly Question[], answers: Saved['answers']): number {
  return questions.filter(({ id, correctAnswer }) => answers.get(id) === correctAnswer).length;
}

/** The stored answers may be of an earlier version of the quiz. */
function fitting(before: Saved | undefined, questions: readonly Question[]): Saved {
  const answers = new Map<string, OptionId>();
  for (const { id, options } of questions) {
    const savedAnswer = before?.answers.get(id);
    // Questions are answered in order, so there is no answer after an open question.
    if (!savedAnswer || !options.some((option) => option.id === savedAnswer)) break;
    answers.set(id, savedAnswer);
  }
  return { answers, at: Math.min(Math.max(0, before?.at ?? 0), answers.size) };
}

/** The visitor's answers, by question. */
type Answers = ReadonlyMap<string, OptionId>;

interface Saved {
  readonly answers: Answers;
  /** The index of the slide. */
  readonly at: number;
}

/** The visitor's answers in this tab. */
function recall(quizId: string): Saved | undefined {
  const saved = tabStore.getJson(keyOf(quizId)) as { answers?: unknown; at?: unknown } | null;
  if (!Array.isArray(saved?.answers)) return undefined;
  const answers = (saved.answers as unknown[]).filter(
    (pair): pair is [string, OptionId] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && optionIds.includes(pair[1] as OptionId),
  );
  return { answers: new Map(answers), at: Number(saved.at) || 0 };
}

function remember(quizId: string, { answers, at }: Saved) {
  tabStore.setJson(keyOf(quizId), { answers: [...answers], at });
}

const VISITOR_KEY = 'quiz-visitor';
let newId = '';

/**
 * A random id, so that each visitor is counted once. Without consent to store it, it lasts as long as the page: an
 * identifier in the tab would need consent as well.
 */
function visitorId(): string {
  newId ||= [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!mayRemember()) return newId;
  const id = localStore.get(VISITOR_KEY) ?? newId;
  localStore.set(VISITOR_KEY, id);
  return id;
}

function keyOf(quizId: string): string {
  return `${VISITOR_PREFIX}quiz:${quizId}`;
}
