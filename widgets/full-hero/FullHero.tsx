import { Hero } from '../../src/features/hero';
import type { FullHeroProps } from './props';

export function FullHero({ nonImmersive, ...hero }: FullHeroProps) {
  return <Hero className="inlay-full-hero" layout={nonImmersive ? 'after' : 'over'} {...hero} />;
}
