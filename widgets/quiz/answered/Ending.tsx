import { useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages } from '../messages';
import { Score } from './Score';
import { Share, type ShareProps } from './Share';

interface EndingProps {
  isLast: boolean;
  /** Whether the score is a slide of its own, as on a phone. */
  hasScoreSlide: boolean;
  right: number;
  total: number;
  share: ShareProps | undefined;
  onNext(): void;
}

/** The way on from a question: to the next one, or to what the visitor made of them all. */
export function Ending({ isLast, hasScoreSlide, right, total, share, onNext }: EndingProps) {
  const t = useText(messages);
  if (!isLast) return <Button onClick={onNext}>{t('next')}</Button>;
  return (
    <>
      {hasScoreSlide && <Button onClick={onNext}>{t('toScore')}</Button>}
      {!hasScoreSlide && total > 1 && <Score right={right} total={total} />}
      {share && <Share {...share} />}
    </>
  );
}
