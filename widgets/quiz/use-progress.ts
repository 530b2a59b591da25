import { useEffect, useRef, useState } from 'react';
import { publish, useWidget } from '../../src/core';
import { loadService } from './counts';
import { recall, remember, visitorId, type Saved } from './memory';
import type { OptionId } from './props';
import type { Question } from './questions';

/** How far the answer to a question has unfolded. */
export type Stage = 'open' | 'chosen' | 'marked' | 'explained';

interface Unfolding {
  /** Of the question answered last. */
  readonly id: string;
  readonly stage: Stage;
  /** Whether the visitor may go on. */
  readonly isFinished: boolean;
  /** Whether confetti falls. */
  readonly isCheered: boolean;
}

/** Where the explanation turns, and the score is a slide of its own. */
export const MOBILE = '(width < 48rem)';

export interface QuestionState {
  readonly question: Question;
  readonly isRight: boolean;
  readonly answer: OptionId | undefined;
  readonly stage: Stage;
  readonly isFinished: boolean;
  readonly isCheered: boolean;
  /** Answered since the page was opened, not before a reload. */
  readonly isNew: boolean;
  /** The first answer since the page was opened, which is the one that counts. */
  readonly vote: OptionId | undefined;
}

const OPEN = { stage: 'open', isFinished: false, isCheered: false } as const;
const CLOSED = { stage: 'explained', isFinished: true, isCheered: false } as const;

/** What the visitor answered and where they are: locked once given, stored for the tab, published and sent to the service. */
export function useProgress(quizId: string, questions: readonly Question[]) {
  const { isEditing } = useWidget();
  const [saved, setSaved] = useState<Saved>(() => fitting(isEditing ? undefined : recall(quizId), questions));
  const [restored] = useState(saved.answers);
  const [votes, setVotes] = useState<Saved['answers']>(new Map());
  const [isAgain, setAgain] = useState(false);
  const [unfolding, setUnfolding] = useState<Unfolding>();
  const [moved, setMoved] = useState<'on' | 'back'>();
  const timers = useRef<number[]>([]);
  // A second press may come before the first one is rendered.
  const current = useRef(saved);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function move(at: number) {
    setMoved(at < current.current.at ? 'back' : 'on');
    keep({ ...current.current, at });
  }

  function keep(next: Saved) {
    current.current = next;
    setSaved(next);
    if (!isEditing) remember(quizId, next);
  }

  function submitAnswer(question: Question, option: OptionId) {
    if (current.current.answers.has(question.id)) return;
    const answers = new Map(current.current.answers).set(question.id, option);
    const isRight = option === question.correctAnswer;
    keep({ ...current.current, answers });
    unfold(question.id, isRight);
    if (isEditing) return;
    publish('quiz-answered', { quizId, questionId: question.id, option, isCorrect: isRight });
    if (answers.size === questions.length)
      publish('quiz-completed', { quizId, right: countRight(questions, answers), total: questions.length });
    if (isAgain) return;
    setVotes((before) => new Map(before).set(question.id, option));
    void send(question.id, option);
  }

  /** From the first question. The first answers stay the ones that count. */
  function restart() {
    timers.current.forEach(clearTimeout);
    setUnfolding(undefined);
    setAgain(true);
    setMoved('back');
    keep({ answers: new Map(), at: 0 });
  }

  async function send(questionId: string, usersChoice: OptionId) {
    try {
      const { sendAnswer } = await loadService();
      await sendAnswer({ quizId, questionId, usersChoice, sessionId: visitorId() });
    } catch {
      // After an error, continue without waiting for the confetti.
      finish(questionId);
    }
  }

  function unfold(id: string, isRight: boolean) {
    const { marked, explained, finished, cheered } = timelineOf({
      isRight,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isMobile: matchMedia(MOBILE).matches,
    });
    timers.current.forEach(clearTimeout);
    timers.current = [];
    const at = (delay: number, action: () => void) =>
      delay ? void timers.current.push(window.setTimeout(action, delay)) : action();
    const setStage = (stage: Stage) => () =>
      setUnfolding((now) => ({
        id,
        stage,
        isFinished: now?.id === id && now.isFinished,
        isCheered: stage === 'explained' && cheered > 0,
      }));
    setStage('chosen')();
    at(marked, setStage('marked'));
    at(explained, setStage('explained'));
    at(finished, () => finish(id));
    if (cheered) at(cheered, () => calm(id));
  }

  function finish(id: string) {
    setUnfolding((now) => (now?.id === id ? { ...now, isFinished: true } : now));
  }

  function calm(id: string) {
    setUnfolding((now) => (now?.id === id ? { ...now, isCheered: false } : now));
  }

  function stateOf(question: Question): QuestionState {
    const { id, correctAnswer } = question;
    const savedAnswer = saved.answers.get(id);
    const { stage, isFinished, isCheered } = !savedAnswer ? OPEN : unfolding?.id === id ? unfolding : CLOSED;
    return {
      question,
      answer: savedAnswer,
      isRight: savedAnswer === correctAnswer,
      stage,
      isFinished,
      isCheered,
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
    calm,
  };
}

function countRight(questions: readonly Question[], answers: Saved['answers']): number {
  return questions.filter(({ id, correctAnswer }) => answers.get(id) === correctAnswer).length;
}

/** What was stored may be of an earlier version of the quiz. */
function fitting(before: Saved | undefined, questions: readonly Question[]): Saved {
  const answers = new Map<string, OptionId>();
  for (const { id, options } of questions) {
    const savedAnswer = before?.answers.get(id);
    // The questions come one after the other: behind one that is open there is no answer.
    if (!savedAnswer || !options.some((option) => option.id === savedAnswer)) break;
    answers.set(id, savedAnswer);
  }
  return { answers, at: Math.min(Math.max(0, before?.at ?? 0), answers.size) };
}

/** In milliseconds after the choice. */
interface Timeline {
  /** The answer is marked as right or wrong. */
  readonly marked: number;
  /** The explanation comes. */
  readonly explained: number;
  /** The visitor may go on. */
  readonly finished: number;
  /** Confetti has fallen by then; 0 where there is none. */
  readonly cheered: number;
}

const AT_ONCE: Timeline = { marked: 0, explained: 0, finished: 0, cheered: 0 };

/** On a phone confetti and the button that goes on are never seen together, so after a right answer the button waits for it. */
export function timelineOf({
  isRight,
  isStill,
  isMobile,
}: {
  isRight: boolean;
  isStill: boolean;
  isMobile: boolean;
}): Timeline {
  if (isStill) return AT_ONCE;
  const cheered = isRight ? 5000 : 0;
  return { marked: 150, explained: 150 + 600, finished: (isMobile && cheered) || 1050, cheered };
}
