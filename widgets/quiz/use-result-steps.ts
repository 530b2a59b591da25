import { useEffect, useRef, useState } from 'react';

/** How much of the result of a question is visible. */
export type Stage = 'open' | 'chosen' | 'marked' | 'explained';

export interface ResultStep {
  readonly stage: Stage;
  /** Whether the visitor may go on. */
  readonly isFinished: boolean;
  /** Whether confetti falls. */
  readonly isCheered: boolean;
}

/** Where the explanation turns, and the score is a slide of its own. */
export const MOBILE = '(width < 48rem)';

const OPEN: ResultStep = { stage: 'open', isFinished: false, isCheered: false };
const CLOSED: ResultStep = { stage: 'explained', isFinished: true, isCheered: false };

/** Shows the result of the question answered last step by step: the choice, the mark, the explanation, the next button. */
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
    /** A question that was answered before the page was opened shows all of its result. */
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
