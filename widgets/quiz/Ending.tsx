import { useEffect, useRef } from 'react';
import { pageIdentity, useText } from '../../src/core';
import { ShareLinks } from '../../src/features/share';
import { Button, Heading, type HeadingLevel, type Phrase } from '../../src/ui';
import { messages } from './messages';

interface EndingProps {
  /** Whether the score has its own slide, as on a phone. */
  hasScoreSlide: boolean;
  right: number;
  total: number;
  texts: ResultTexts;
  share: ShareProps | undefined;
  onScore(): void;
  onAgain(): void;
}

/** After the last question. */
export function Ending({ hasScoreSlide, right, total, texts, share, onScore, onAgain }: EndingProps) {
  const t = useText(messages);
  return (
    <>
      {hasScoreSlide && <Button onClick={onScore}>{t('toScore')}</Button>}
      {!hasScoreSlide && total > 1 && (
        <>
          <Score right={right} total={total} texts={texts} />
          <Button variant="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      )}
      {share && <Share {...share} />}
    </>
  );
}

interface ScoreSlideProps {
  level: HeadingLevel;
  isCurrent: boolean;
  hasMoved: boolean;
  right: number;
  total: number;
  texts: ResultTexts;
  share: ShareProps | undefined;
  onReview(): void;
  onAgain(): void;
}

/** The last slide on a phone. */
export function ScoreSlide({
  level,
  isCurrent,
  hasMoved,
  right,
  total,
  texts,
  share,
  onReview,
  onAgain,
}: ScoreSlideProps) {
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
      <Score right={right} total={total} texts={texts} />
      <div className="inlay-quiz__actions">
        <Button variant="secondary" onClick={onReview}>
          {t('review')}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
        {share && <Share {...share} />}
      </div>
    </div>
  );
}

interface ScoreProps {
  right: number;
  total: number;
  texts: ResultTexts;
}

/** The editor's texts, by tier. */
type ResultTexts = Readonly<Record<Tier, Phrase | undefined>>;

function Score({ right, total, texts }: ScoreProps) {
  const t = useText(messages);
  const tier = tierOf(right, total);
  return (
    <p className="inlay-quiz__score" data-tier={tier}>
      <strong className="inlay-quiz__points">{t('score', { right, total })}</strong>
      {texts[tier] ?? t(tier)}
    </p>
  );
}

type Tier = 'good' | 'average' | 'bad';

/** "Good" from 75 percent, "average" from 50. */
export function tierOf(right: number, total: number): Tier {
  const percent = (right / total) * 100;
  return percent >= 75 ? 'good' : percent >= 50 ? 'average' : 'bad';
}

export interface ShareProps {
  /** The URL of the quiz on its page. */
  hash: string;
  title: string;
}

function Share({ hash, title }: ShareProps) {
  const t = useText(messages);
  return <ShareLinks url={pageIdentity() + hash} title={title} label={t('share')} />;
}
