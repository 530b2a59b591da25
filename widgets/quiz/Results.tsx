import { formatNumber, useLanguage, useText } from '../../src/core';
import { VisuallyHidden } from '../../src/ui';
import { isWidelyKnown } from './counts';
import { messages } from './messages';
import { Letter, Mark } from './Options';
import type { OptionId } from './props';
import type { Question } from './questions';

interface ResultsProps {
  question: Question;
  answer: OptionId | undefined;
  /** In percent, in the order of the options. */
  shares: readonly number[] | undefined;
}

/** The options after answering: the right one, the chosen one, and the share of readers for each. */
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
              {share !== undefined && (
                <span className="inlay-quiz__bar" aria-hidden="true" style={{ inlineSize: `${share}%` }} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How many readers answered correctly: as a chart, and as text beside it. */
export function Pie({ percent, votes }: { percent: number; votes: number }) {
  const t = useText(messages);
  const displayed = formatNumber(percent / 100, { style: 'percent' }, useLanguage());
  return (
    <p className="inlay-quiz__teaser">
      <svg className="inlay-quiz__pie" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle className="inlay-quiz__pie-rest" cx="16" cy="16" r="12" />
        <circle
          className="inlay-quiz__pie-share"
          cx="16"
          cy="16"
          r="12"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 16 16)"
        />
      </svg>
      <span>
        {percent ? t(isWidelyKnown(percent) ? 'knew' : 'fewKnew', { percent: displayed }) : t('nobodyKnew')}
        <span className="inlay-quiz__votes">{t('votes', { count: votes })}</span>
      </span>
    </p>
  );
}
