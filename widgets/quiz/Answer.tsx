import { useEffect, useRef, type ReactNode } from 'react';
import { addStyles, safeLink, useText } from '../../src/core';
import type { Counts } from '../../src/services/quiz';
import { Button, Heading, Picture, RichText, useUniqueId, type HeadingLevel, linkProps } from '../../src/ui';
import styles from './answer.css';
import { sharesOf } from './counts';
import { messages } from './messages';
import { Mark } from './Options';
import type { GivenQuestion } from './props';
import { Pie, Results } from './Results';
import type { QuestionState } from './use-progress';

addStyles(styles);

export { Confetti } from './Confetti';
export { Ending, ScoreSlide } from './Ending';

export interface AnswerProps {
  state: QuestionState;
  /** The id of the question's heading. */
  level: HeadingLevel;
  /** The answers of other readers. */
  counts: Counts | undefined;
  isMobile: boolean;
  /** Whether this is the first question. */
  isAlone: boolean;
  /** On a phone, the explanation replaces the question after the visitor opens it. */
  isFlipped: boolean;
  onFlip(isFlipped: boolean): void;
  /** The "next" button. */
  children: ReactNode;
}

/** Shown after answering: the right option, the share of readers who chose it, and the explanation. */
export function Answer({ state, level, counts, isMobile, isAlone, isFlipped, onFlip, children }: AnswerProps) {
  const t = useText(messages);
  const { question, answer, isRight, isNew, isFinished, vote } = state;
  // The counts of the service do not include this answer yet.
  const votes = counts && question.options.map(({ id }) => (counts[id] ?? 0) + (id === vote ? 1 : 0));
  const shares = votes && sharesOf(votes);
  const knew = shares?.[question.options.findIndex(({ id }) => id === question.correctAnswer)];

  return (
    <>
      <div className="inlay-quiz__panel" hidden={isMobile && isFlipped}>
        <Results question={question} answer={answer} shares={shares} />
        {knew !== undefined && <Pie percent={knew} votes={votes!.reduce((sum, count) => sum + count, 0)} />}
        {isMobile && <Continue isRight={isRight} takesFocus={isNew} onContinue={() => onFlip(true)} />}
      </div>
      <Feedback
        state={state}
        level={isMobile ? level : ((level + 1) as HeadingLevel)}
        isShown={!isMobile || isFlipped}
        takesFocus={isMobile || isNew}
      >
        {isMobile && isAlone && (
          <Button variant="secondary" onClick={() => onFlip(false)}>
            {t('back')}
          </Button>
        )}
        {isFinished && children}
      </Feedback>
    </>
  );
}

interface ContinueProps {
  isRight: boolean;
  takesFocus: boolean;
  onContinue(): void;
}

/** On a phone, the button from the question to its explanation. */
function Continue({ isRight, takesFocus, onContinue }: ContinueProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) takeFocus(button.current);
    // Once, when it appears.
    // oxlint-disable-next-line react/exhaustive-deps -- the focus is the visitor's again afterwards
  }, []);

  return (
    <div className="inlay-quiz__continue">
      <span id={id}>
        <Verdict isRight={isRight} />
      </span>
      <Button ref={button} aria-describedby={id} onClick={onContinue}>
        {t('continue')}
      </Button>
    </div>
  );
}

interface FeedbackProps {
  state: QuestionState;
  level: HeadingLevel;
  isShown: boolean;
  /** Whether to move focus here, because the visitor opened it. */
  takesFocus: boolean;
  /** The "next" button, once it is enabled. */
  children: ReactNode;
}

/** Feedback on the answer: right or wrong, why, and links to read on. */
function Feedback({ state: { question, isRight }, level, isShown, takesFocus, children }: FeedbackProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const responseTitle = isRight ? question.correctResponseTitle : question.incorrectResponseTitle;
  const text = isRight ? question.correctAnswerText : (question.incorrectAnswerText ?? question.correctAnswerText);

  useEffect(() => {
    if (isShown && takesFocus) takeFocus(heading.current);
    // oxlint-disable-next-line react/exhaustive-deps -- only when it comes into view: later the focus is the visitor's
  }, [isShown]);

  return (
    <div className="inlay-quiz__feedback" hidden={!isShown}>
      <div className="inlay-quiz__message">
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

/** Unless the visitor has gone on to another part of the page: the explanation may be late on a slow network. */
function takeFocus(element: HTMLElement | null) {
  if (!document.querySelector(':focus:not(.inlay-quiz *)')) element?.focus();
}

function Verdict({ isRight }: { isRight: boolean }) {
  const t = useText(messages);
  return (
    <span className="inlay-quiz__verdict" data-state={isRight ? 'right' : 'wrong'}>
      <Mark isRight={isRight} />
      {t(isRight ? 'right' : 'wrong')}
    </span>
  );
}

type RelatedArticleProps = NonNullable<GivenQuestion['relatedArticle']>;

/** Nothing without a URL, or without a title for it. */
function RelatedArticle({ url, title = url?.text, eyebrow, thumbnail }: RelatedArticleProps) {
  const t = useText(messages);
  if (!url || !safeLink(url.url) || !title) return null;
  return (
    <a {...linkProps(url, 'inlay-quiz__article')} data-kind="link">
      {thumbnail && <Picture image={{ ...thumbnail, alt: '' }} ratio="1" className="inlay-quiz__thumbnail" />}
      <span>
        <span className="inlay-quiz__article-eyebrow">{eyebrow ?? t('related')}</span>
        <span className="inlay-quiz__article-title">{title}</span>
      </span>
    </a>
  );
}
