import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, useText } from '../../src/core';
import {
  Button,
  Heading,
  useDeferred,
  useLandmarkHeading,
  useLandmarkName,
  useMedia,
  useUniqueId,
  wordsOf,
} from '../../src/ui';
import { Letter, Mark } from './Options';
import { Slide } from './Slide';
import { useCounts } from './counts';
import { messages } from './messages';
import { props, type QuizProps } from './props';
import { useQuestions, type Question } from './questions';
import { useProgress, type QuestionState } from './use-progress';
import { MOBILE } from './use-result-steps';
import { useSharedLink } from './use-shared-link';
import styles from './quiz.css';

/** Code for after an answer: most visitors of a page do not answer. */
const loadAnswer = lazy(() => import('./late'));

/** The counts before the first answer. */
const NO_COUNTS = {};

/** Without a question nothing is rendered. */
function Quiz({ questions: declaredQuestions, ...rest }: QuizProps) {
  const questions = useQuestions(declaredQuestions);
  const hash = `#quiz-${rest.mediaId ?? rest.quizId}`;
  useSharedLink(hash, !rest.hideShareControls);
  return questions.length ? <Questions key={rest.quizId} {...rest} hash={hash} questions={questions} /> : null;
}

interface QuestionsProps extends Omit<QuizProps, 'questions'> {
  questions: readonly Question[];
  hash: string;
}

function Questions({
  questions,
  hash,
  quizId,
  quizTitle,
  hideShareControls,
  hideDataTeaser,
  displayNumber,
  showDividerLine,
  goodResultText,
  averageResultText,
  badResultText,
}: QuestionsProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const isMobile = useMedia(MOBILE);
  const [isTouched, setTouched] = useState(false);
  const { at, moved, states, right, answer, move, restart, endCheer } = useProgress(quizId, questions);
  // Code for after an answer is loaded with the first answer, or when one is likely.
  const isUsed = isTouched || states[0]!.answer !== undefined;
  const answered = useDeferred(loadAnswer, isUsed);
  const counts = useCounts(quizId, isUsed && !hideDataTeaser);

  const number = displayNumber ? t('numbered', { number: displayNumber }) : t('quiz');
  const labelledBy = useLandmarkHeading(wordsOf(quizTitle) ?? number, id);

  const total = questions.length;
  // On a phone, the score has its own slide; a wide screen shows it beside the last question.
  const hasScoreSlide = isMobile && total > 1;
  const current = hasScoreSlide ? at : Math.min(at, total - 1);
  const cheered = states.find(({ isCheered }) => isCheered);
  const share = hideShareControls ? undefined : { hash, title: wordsOf(quizTitle ?? questions[0]!.title) };
  const shared = {
    level: quizTitle ? 3 : 2,
    isMobile,
    hasMoved: moved !== undefined,
    right,
    total,
    texts: { good: goodResultText, average: averageResultText, bad: badResultText },
    share,
    hasScoreSlide,
    onAgain: restart,
  } as const;

  return (
    <section
      className="inlay-quiz"
      aria-labelledby={labelledBy}
      data-divided={showDividerLine || undefined}
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <div className="inlay-quiz__head">
        <p className="inlay-quiz__eyebrow" id={quizTitle ? undefined : id}>
          {number}
        </p>
        {quizTitle && (
          <Heading level={2} id={id} className="inlay-quiz__name">
            {quizTitle}
          </Heading>
        )}
      </div>
      {total > 1 && <Navigation states={states} current={current} onSelect={move} />}
      <div className="inlay-quiz__slides" data-moved={moved}>
        {states.map((state, index) => (
          <Slide
            {...shared}
            key={state.question.id}
            state={state}
            number={index + 1}
            isCurrent={index === current}
            Answer={answered?.Answer}
            counts={counts && (counts.get(state.question.id) ?? NO_COUNTS)}
            onAnswer={(option) => answer(state.question, option)}
          >
            {index < total - 1 ? (
              <Button onClick={() => move(index + 1)}>{t('next')}</Button>
            ) : (
              answered && <answered.Ending {...shared} onScore={() => move(index + 1)} />
            )}
          </Slide>
        ))}
        {answered && hasScoreSlide && (
          <answered.ScoreSlide {...shared} isCurrent={current === total} onReview={() => move(0)} />
        )}
      </div>
      <AnswerKey states={states} />
      {answered && cheered && (
        <answered.Confetti key={cheered.question.id} onEnd={() => endCheer(cheered.question.id)} />
      )}
    </section>
  );
}

interface NavigationProps {
  states: readonly QuestionState[];
  current: number;
  onSelect(index: number): void;
}

/** The current question, and links to answered ones. Unanswered questions cannot be opened. */
function Navigation({ states, current, onSelect }: NavigationProps) {
  const t = useText(messages);
  return (
    <nav className="inlay-quiz__navigation" aria-label={useLandmarkName(t('questions'))}>
      <ol className="inlay-quiz__steps" role="list">
        {states.map(({ question, isRight, stage }, index) => {
          const isAnswered = stage === 'explained';
          const name = t('question', { number: index + 1, total: states.length });
          return (
            <li key={question.id} className="inlay-quiz__step">
              <button
                className="inlay-quiz__go"
                type="button"
                disabled={!isAnswered}
                aria-label={isAnswered ? `${name}: ${t(isRight ? 'right' : 'wrong')}` : name}
                aria-current={index === current ? 'step' : undefined}
                data-state={isAnswered ? (isRight ? 'right' : 'wrong') : undefined}
                onClick={() => onSelect(index)}
              >
                {t('number', { number: index + 1 })}
                {isAnswered && <Mark isRight={isRight} size={16} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** On paper, the answers are printed upside down at the end, as in magazines. */
function AnswerKey({ states }: { states: readonly QuestionState[] }) {
  const t = useText(messages);
  if (states.every(({ answer }) => answer)) return null;
  return (
    <div className="inlay-quiz__key" hidden>
      {t('key')}
      {states.map(
        ({ question, answer }, index) =>
          !answer && (
            <span key={question.id} className="inlay-quiz__solution">
              {states.length > 1 && t('number', { number: index + 1 })} <Letter option={question.correctAnswer} />
            </span>
          ),
      )}
    </div>
  );
}

export default defineWidget({
  name: 'quiz',
  description: 'A quiz of up to five questions, with explanations and the answers of other readers.',
  load: 'visible',
  reserve: { narrow: '58.5rem', wide: '49.5rem' },
  props,
  messages,
  styles,
  component: Quiz,
});
