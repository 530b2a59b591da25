import { useText } from '../../../src/core';
import { messages } from '../messages';
import { tierOf } from './score';

interface ScoreProps {
  right: number;
  total: number;
}

export function Score({ right, total }: ScoreProps) {
  const t = useText(messages);
  const tier = tierOf(right, total);
  return (
    <p className="inlay-quiz__score" data-tier={tier}>
      <strong className="inlay-quiz__points">{t('score', { right, total })}</strong>
      {t(tier)}
    </p>
  );
}
