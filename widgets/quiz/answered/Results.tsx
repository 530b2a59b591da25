import { formatNumber, useLanguage, useText } from '../../../src/core';
import { VisuallyHidden } from '../../../src/ui';
import { messages } from '../messages';
import type { OptionId } from '../props';
import type { Question } from '../questions';
import { Letter } from '../parts/Letter';
import { Mark } from './Mark';

interface ResultsProps {
  question: Question;
  answer: OptionId | undefined;
  /** In percent, in the order of the options. */
  shares: readonly number[] | undefined;
}

/** The answers once one is given: which is right, which was chosen, and by how many others. */
export function Results({ question, answer, shares }: ResultsProps) {
  const t = useText(messages);
  const language = useLanguage();
  return (
    <ul className="inlay-quiz__options" role="list" aria-label={t('answers')}>
      {question.options.map((option, index) => {
        const isChosen = option.id === answer;
        const isRight = option.id === question.correctAnswer;
        const share = shares?.[index];
        return (
          <li key={option.id} className="inlay-quiz__option">
            <div className="inlay-quiz__row" data-state={isRight ? 'right' : isChosen ? 'wrong' : 'other'}>
              <Letter option={option.id} />
              <span className="inlay-quiz__answer">
                {option.text}
                {(isChosen || isRight) && (
                  <span className="inlay-quiz__label">
                    <Mark isRight={isRight} size={16} />
                    {isChosen && t('yourAnswer')}
                    {isChosen && isRight && ' · '}
                    {isRight && t('rightAnswer')}
                  </span>
                )}
              </span>
              {share !== undefined && (
                <span className="inlay-quiz__mark">
                  {formatNumber(share / 100, { style: 'percent' }, language)}
                  <VisuallyHidden> {t('ofReaders')}</VisuallyHidden>
                </span>
              )}
              {share !== undefined && <span className="inlay-quiz__bar" aria-hidden="true" style={{ inlineSize: `${share}%` }} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
