import { Actions } from '../../src/features/editorial';
import { Hero } from '../../src/features/hero';
import type { SectionHeroProps } from './props';

export function SectionHero({ showBlueLines, callToActionLinks, ...hero }: SectionHeroProps) {
  return (
    <Hero
      className="inlay-section-hero"
      variant={showBlueLines && 'lined'}
      layout="over"
      {...hero}
      callToActionLinks={[]}
    >
      {callToActionLinks.length > 0 && (
        <div className="inlay-section-hero__ways">
          <Actions links={callToActionLinks} />
        </div>
      )}
    </Hero>
  );
}
