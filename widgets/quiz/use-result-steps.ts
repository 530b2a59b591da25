import { useEffect, useRef, useState } from 'react';

/** The visible part of a question's result. */
export type Stage = 'open' | 'chosen' | 'marked' | 'explained';

export interface ResultStep {
  readonly stage: Stage;
  /** Whether the "next" button is enabled. */
  readonly isFinished: boolean;
  /** Whether confetti is falling. */
  readonly isCheered: boolean;
}

/** Whether the explanation has its own view and the score its own slide, as on phones. */
export const MOBILE = '(width < 48rem)';

const OPEN: ResultStep = { stage: 'open', isFinished: false, isCheered: false };
const CLOSED: ResultStep = { stage: 'explained', isFinished: true, isCheered: false };

/** Reveals the result of the latest answer in steps: the choice, right or wrong, the explanation, the "next" button. */
export function useResultSteps() {
  const [current, setCurrent] = useState<ResultStep & { readonly questionId: string }>();
  const timers = useRef<number[]>([]);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function clearTimers() {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }

  function change(questionId: string, changes: Partial<ResultStep>) {
    setCurrent((now) => (now?.questionId === questionId ? { ...now, ...changes } : now));
  }

  function showResult(questionId: string, isRight: boolean) {
    const { marked, explained, finished, cheered } = timelineOf({
      isRight,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isMobile: matchMedia(MOBILE).matches,
    });
    clearTimers();
    const after = (delay: number, changes: Partial<ResultStep>) =>
      delay
        ? void timers.current.push(window.setTimeout(() => change(questionId, changes), delay))
        : change(questionId, changes);
    setCurrent({ questionId, stage: 'chosen', isFinished: false, isCheered: false });
    after(marked, { stage: 'marked' });
    after(explained, { stage: 'explained', isCheered: cheered > 0 });
    after(finished, { isFinished: true });
    if (cheered) after(cheered, { isCheered: false });
  }

  return {
    /** A question that was answered before the page was loaded shows its whole result. */
    resultStep(questionId: string, isAnswered: boolean): ResultStep {
      if (!isAnswered) return OPEN;
      return current?.questionId === questionId ? current : CLOSED;
    },
    showResult,
    allowNext: (questionId: string) => change(questionId, { isFinished: true }),
    endCheer: (questionId: string) => change(questionId, { isCheered: false }),
    resetResult() {
      clearTimers();
      setCurrent(undefined);
    },
  };
}

/** In milliseconds after the answer. */
interface Timeline {
  /** The answer is marked as right or wrong. */
  readonly marked: number;
  /** The explanation appears. */
  readonly explained: number;
  /** The "next" button is enabled. */
  readonly finished: number;
  /** The confetti has fallen; 0 without confetti. */
  readonly cheered: number;
}

const AT_ONCE: Timeline = { marked: 0, explained: 0, finished: 0, cheered: 0 };

/** On a phone, confetti would cover the "next" button, so after a right answer the button waits for it. */
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
