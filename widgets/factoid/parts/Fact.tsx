import { useRef, type CSSProperties } from 'react';
import { Actions } from '../../../src/features/editorial';
import { Picture, RichText, useMedia } from '../../../src/ui';
import type { FactoidItem, FactoidProps } from '../props';
import { Figure } from './Figure';
import { useSeen } from './use-seen';

const SLIDE_DELAY = 750;

interface Props {
  item: FactoidItem;
  index: number;
  size: FactoidProps['titleSize'];
  animation: FactoidProps['animation'];
}

export function Fact({ item, index, size, animation }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || animation === 'none';
  const isNarrow = useMedia('(width < 768px)');
  const isSeen = useSeen(element, isStill, animation === 'slide-in' && !isNarrow ? index * SLIDE_DELAY : 0);
  const { largeText, mediumText, smallText, factoidImage, callToActionLink } = item;

  return (
    <div ref={element} className="inlay-factoid__item" data-state={animation === 'slide-in' ? (isSeen ? 'in' : 'waiting') : undefined}>
      {factoidImage && <Picture className="inlay-factoid__image" image={factoidImage} />}
      {largeText && (
        <p className="inlay-factoid__figure" data-size={size} style={{ '--_inlay-factoid-length': largeText.length } as CSSProperties}>
          <Figure text={largeText} counts={animation === 'count-up' && !isStill} isSeen={isSeen} />
        </p>
      )}
      {mediumText && <p className="inlay-factoid__what">{mediumText}</p>}
      <RichText className="inlay-factoid__more" content={smallText} />
      {callToActionLink && <Actions links={[callToActionLink]} />}
    </div>
  );
}
