import { defineWidget } from '../../src/contract';
import { Hero, heroMessages as messages } from '../../src/features/hero';
import { props, type FullHeroProps } from './props';
import styles from './full-hero.css';

function FullHero({ nonImmersive, ...hero }: FullHeroProps) {
  return <Hero className="inlay-full-hero" layout={nonImmersive ? 'after' : 'over'} {...hero} />;
}

export default defineWidget({
  name: 'full-hero',
  description: 'A full-width hero image with text on it or below it.',
  load: 'eager',
  reserve: 'min(80vh, 45rem)',
  props,
  messages,
  styles,
  component: FullHero,
});
