import type { ReactNode } from 'react';
import { useText } from '../../../src/core';
import type { Counts } from '../../../src/services';
import { Button, type HeadingLevel } from '../../../src/ui';
import { messages } from '../messages';
import type { QuestionState } from '../progress/use-progress';
import { Continue } from './Continue';
import { Feedback } from './Feedback';
import { Pie } from './Pie';
import { Results } from './Results';
import { sharesOf } from './shares';

interface AnswerProps {
  state: QuestionState;
  /** Of the question's heading. */
  level: HeadingLevel;
  /** How other readers answered. */
  counts: Counts | undefined;
  isMobile: boolean;
  /** Whether there is no other question to go back to. */
  isAlone: boolean;
  /** On a phone the explanation takes the place of the question once the visitor asks for it. */
  isTurned: boolean;
  onTurn(isTurned: boolean): void;
  /** The way on. */
  children: ReactNode;
}

/** In place of the answers to choose from: which was right, how many knew it, and what is to say about it. */
export function Answer({ state, level, counts, isMobile, isAlone, isTurned, onTurn, children }: AnswerProps) {
  const t = useText(messages);
  const { question, answer, isRight, isNew, isFinished } = state;
  // The service counted before this answer was given.
  const own = (option: string) => (isNew && option === answer ? 1 : 0);
  const shares = counts && sharesOf(question.options.map(({ id }) => (counts[id] ?? 0) + own(id)));
  const knew = shares?.[question.options.findIndex(({ id }) => id === question.correctAnswer)];

  return (
    <>
      <div className="inlay-quiz__panel" hidden={isMobile && isTurned}>
        <Results question={question} answer={answer} shares={shares} />
        {knew !== undefined && <Pie percent={knew} />}
        {isMobile && <Continue isRight={isRight} takesFocus={isNew} onContinue={() => onTurn(true)} />}
      </div>
      <Feedback state={state} level={isMobile ? level : ((level + 1) as HeadingLevel)} isShown={!isMobile || isTurned} takesFocus={isMobile || isNew}>
        {isMobile && isAlone && (
          <Button variant="secondary" onClick={() => onTurn(false)}>
            {t('back')}
          </Button>
        )}
        {isFinished && children}
      </Feedback>
    </>
  );
}
