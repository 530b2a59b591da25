import { useText } from '../../../src/core';
import { messages } from '../messages';
import type { Answered } from '../use-answered';
import type { QuestionState } from '../progress/use-progress';

interface NavigationProps {
  states: readonly QuestionState[];
  current: number;
  answered: Answered | undefined;
  onSelect(index: number): void;
}

/** Where the visitor is, and the way back: only questions that are answered can be gone to. */
export function Navigation({ states, current, answered, onSelect }: NavigationProps) {
  const t = useText(messages);
  return (
    <nav className="inlay-quiz__navigation" aria-label={t('questions')}>
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
                {isAnswered && answered && <answered.Mark isRight={isRight} size={16} />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
