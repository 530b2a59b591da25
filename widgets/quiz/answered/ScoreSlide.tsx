import { useEffect, useRef } from 'react';
import { useText } from '../../../src/core';
import { Button, Heading, type HeadingLevel } from '../../../src/ui';
import { messages } from '../messages';
import { Score } from './Score';
import { Share, type ShareProps } from './Share';

interface ScoreSlideProps {
  level: HeadingLevel;
  isCurrent: boolean;
  hasMoved: boolean;
  right: number;
  total: number;
  share: ShareProps | undefined;
  onReview(): void;
}

/** The last slide on a phone. */
export function ScoreSlide({ level, isCurrent, hasMoved, right, total, share, onReview }: ScoreSlideProps) {
  const t = useText(messages);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isCurrent && hasMoved) heading.current?.focus();
  }, [isCurrent, hasMoved]);

  return (
    <div className="inlay-quiz__slide" hidden={!isCurrent} data-kind="score">
      <Heading level={level} ref={heading} tabIndex={-1} className="inlay-quiz__count">
        {t('yourScore')}
      </Heading>
      <Score right={right} total={total} />
      <div className="inlay-quiz__actions">
        <Button variant="secondary" onClick={onReview}>
          {t('review')}
        </Button>
        {share && <Share {...share} />}
      </div>
    </div>
  );
}
