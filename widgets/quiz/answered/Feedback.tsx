import { useEffect, useRef, type ReactNode } from 'react';
import { Heading, RichText, type HeadingLevel } from '../../../src/ui';
import type { QuestionState } from '../progress/use-progress';
import { RelatedArticle } from './RelatedArticle';
import { Verdict } from './Verdict';

interface FeedbackProps {
  state: QuestionState;
  level: HeadingLevel;
  isShown: boolean;
  /** Whether the visitor waits for it, so that reading goes on here. */
  takesFocus: boolean;
  /** The way on, once it is open. */
  children: ReactNode;
}

/** What is to say about the answer given: right or wrong, why, and where to read on. */
export function Feedback({ state: { question, isRight }, level, isShown, takesFocus, children }: FeedbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const responseTitle = isRight ? question.correctResponseTitle : question.incorrectResponseTitle;
  const text = isRight ? question.correctAnswerText : (question.incorrectAnswerText ?? question.correctAnswerText);

  useEffect(() => {
    if (isShown && takesFocus) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it comes into view: later the focus is the visitor's
  }, [isShown]);

  return (
    <div className="inlay-quiz__feedback" hidden={!isShown}>
      <div className="inlay-quiz__said">
        <Heading level={level} ref={heading} tabIndex={-1} className="inlay-quiz__response">
          <Verdict isRight={isRight} />
          {responseTitle && <span className="inlay-quiz__response-title">{responseTitle}</span>}
        </Heading>
        <RichText content={text} className="inlay-quiz__explanation" />
      </div>
      {question.relatedArticle && <RelatedArticle {...question.relatedArticle} />}
      <div className="inlay-quiz__actions">{children}</div>
    </div>
  );
}
