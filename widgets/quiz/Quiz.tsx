import { useState } from 'react';
import { useText } from '../../src/core';
import { Heading, useMedia, useUniqueId } from '../../src/ui';
import { messages } from './messages';
import { AnswerKey } from './parts/AnswerKey';
import { Navigation } from './parts/Navigation';
import { Slide } from './parts/Slide';
import type { QuizProps } from './props';
import type { Question } from './questions';
import { useAnswered } from './use-answered';
import { useCounts } from './progress/use-counts';
import { useProgress } from './progress/use-progress';
import { useQuestions } from './use-questions';
import { useSharedLink } from './use-shared-link';

/** Without a question nothing is rendered. */
export function Quiz({ questions: given, ...rest }: QuizProps) {
  const questions = useQuestions(given);
  const hash = `#quiz-${rest.mediaId ?? rest.quizId}`;
  useSharedLink(hash, !rest.hideShareControls);
  return questions.length ? <Questions key={rest.quizId} {...rest} hash={hash} questions={questions} /> : null;
}

interface QuestionsProps extends Omit<QuizProps, 'questions'> {
  questions: readonly Question[];
  hash: string;
}

function Questions({ questions, hash, quizId, quizTitle, hideShareControls, hideDataTeaser, displayNumber, showDividerLine }: QuestionsProps) {
  const t = useText(messages);
  const id = useUniqueId();
  const isMobile = useMedia('(width < 48rem)');
  const [isTouched, setTouched] = useState(false);
  const { at, moved, states, right, answer, move, finish } = useProgress(quizId, questions);
  // What comes after an answer is fetched when there is one, or may soon be.
  const isUsed = isTouched || states[0]!.answer !== undefined;
  const counts = useCounts(quizId, isUsed && !hideDataTeaser);
  const answered = useAnswered(isUsed);

  const total = questions.length;
  // On a phone the score is a slide of its own; a wide screen has room for it beside the last question.
  const hasScoreSlide = isMobile && total > 1;
  const current = hasScoreSlide ? at : Math.min(at, total - 1);
  const cheered = states.find(({ isRight, stage, isFinished }) => isRight && stage === 'explained' && !isFinished);
  const share = hideShareControls ? undefined : { hash, title: quizTitle ?? questions[0]!.title };
  const shared = { level: quizTitle ? 3 : 2, isMobile, hasMoved: moved !== undefined, right, total, share, hasScoreSlide } as const;

  return (
    <section className="inlay-quiz" aria-labelledby={id} data-divided={showDividerLine || undefined} onPointerEnter={() => setTouched(true)} onFocus={() => setTouched(true)}>
      <div className="inlay-quiz__head">
        <p className="inlay-quiz__eyebrow" id={quizTitle ? undefined : id}>
          {displayNumber ? t('numbered', { number: displayNumber }) : t('quiz')}
        </p>
        {quizTitle && (
          <Heading level={2} id={id} className="inlay-quiz__name">
            {quizTitle}
          </Heading>
        )}
      </div>
      {total > 1 && <Navigation states={states} current={current} answered={answered} onSelect={move} />}
      <div className="inlay-quiz__slides" data-moved={moved}>
        {states.map((state, index) => (
          <Slide
            {...shared}
            key={state.question.id}
            state={state}
            number={index + 1}
            isCurrent={index === current}
            counts={counts.get(state.question.id)}
            answered={answered}
            onAnswer={(option) => answer(state.question, option)}
          >
            {answered && <answered.Ending {...shared} isLast={index === total - 1} onNext={() => move(index + 1)} />}
          </Slide>
        ))}
        {answered && hasScoreSlide && <answered.ScoreSlide {...shared} isCurrent={current === total} onReview={() => move(0)} />}
      </div>
      <AnswerKey states={states} />
      {answered && cheered && <answered.Confetti key={cheered.question.id} onEnd={() => isMobile || finish(cheered.question.id)} />}
    </section>
  );
}
