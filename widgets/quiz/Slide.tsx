import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useText } from '../../src/core';
import type { Counts } from '../../src/services/quiz';
import { Heading, RichText, useUniqueId, type HeadingLevel } from '../../src/ui';
import type { AnswerProps } from './Answer';
import { messages } from './messages';
import { Options } from './Options';
import type { OptionId } from './props';
import type { QuestionState } from './use-progress';

interface SlideProps {
  state: QuestionState;
  number: number;
  total: number;
  level: HeadingLevel;
  isCurrent: boolean;
  isMobile: boolean;
  /** Whether the visitor opened this slide, not the page load: focus moves with it. */
  hasMoved: boolean;
  counts: Counts | undefined;
  /** Undefined until it is loaded. */
  Answer: ComponentType<AnswerProps> | undefined;
  onAnswer(option: OptionId): void;
  /** The content after an answer. */
  children: ReactNode;
}

/** A question: its text, the options, and after an answer the explanation. */
export function Slide({
  state,
  number,
  total,
  level,
  isCurrent,
  isMobile,
  hasMoved,
  counts,
  Answer,
  onAnswer,
  children,
}: SlideProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isTurned, setTurned] = useState(false);
  const { question, answer, stage } = state;

  useEffect(() => {
    if (!isCurrent) setTurned(false);
    else if (hasMoved) title.current?.focus();
  }, [isCurrent, hasMoved]);

  function flipCard(isOver: boolean) {
    setTurned(isOver);
    // A heading takes focus only after it is visible again.
    if (!isOver) setTimeout(() => title.current?.focus());
  }

  return (
    <div className="inlay-quiz__slide" hidden={!isCurrent}>
      <div className="inlay-quiz__intro" hidden={isMobile && isTurned}>
        {total > 1 && <p className="inlay-quiz__count">{t('question', { number, total })}</p>}
        <Heading level={level} id={id} ref={title} tabIndex={-1} className="inlay-quiz__title">
          {question.title}
        </Heading>
        <RichText content={question.description} className="inlay-quiz__description" />
      </div>
      {Answer && stage === 'explained' ? (
        <Answer
          state={state}
          level={level}
          counts={counts}
          isMobile={isMobile}
          isAlone={total === 1}
          isFlipped={isTurned}
          onFlip={flipCard}
        >
          {children}
        </Answer>
      ) : (
        <div className="inlay-quiz__panel">
          <Options
            question={question}
            labelledBy={id}
            answer={answer}
            isMarked={stage !== 'chosen'}
            onAnswer={onAnswer}
          />
        </div>
      )}
    </div>
  );
}
