import { defineWidget } from '../../src/contract';
import { Actions } from '../../src/features/editorial';
import { Hero, heroMessages as messages } from '../../src/features/hero';
import { props, type SectionHeroProps } from './props';
import styles from './section-hero.css';

function SectionHero({ showBlueLines, callToActionLinks, ...hero }: SectionHeroProps) {
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

export default defineWidget({
  name: 'section-hero',
  description: 'A header for a section of the site: a low image, the section’s name and links.',
  load: 'eager',
  reserve: '26rem',
  props,
  messages,
  styles,
  component: SectionHero,
});
