import { useText } from '../../../src/core';
import { messages } from '../messages';
import type { QuestionState } from '../progress/use-progress';
import { Letter } from './Letter';

/** On paper, where nothing can be pressed, the answers still owed stand upside down at the foot, as magazines have them. */
export function AnswerKey({ states }: { states: readonly QuestionState[] }) {
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
