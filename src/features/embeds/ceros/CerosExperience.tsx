import { useRef } from 'react';
import { useMedia } from '../../../ui';
import { EmbedFrame } from '../EmbedFrame';
import { useFittingWidth } from './use-fitting-width';
import { variantFor, type CerosGiven } from './variant';

export interface CerosExperienceProps extends CerosGiven {
  /** What it is, for screen readers. */
  title?: string | undefined;
  hasEyebrow: boolean;
}

/** The experience that was made for this width of window. */
export function CerosExperience({ title, hasEyebrow, ...given }: CerosExperienceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(`(max-width: ${given.break - 0.02}px)`);
  const variant = variantFor(given, isNarrow);
  const maxWidth = useFittingWidth(place, { isOn: given.scaleToFit && !isNarrow && !variant.height, ratio: variant.ratio, hasEyebrow });
  return (
    <div ref={place}>
      <EmbedFrame key={variant.src} provider="ceros" {...variant} title={title} maxWidth={maxWidth} />
    </div>
  );
}
