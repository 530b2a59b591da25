import { type Ratio, ratios, round } from './canvas.ts';
import type { Family } from './families.ts';
import { image } from './image.ts';
import { colours } from './palette.ts';

/** An image on the night background for a video's first frame, with the tick marks of a film edge at its bottom. */
export function poster(family: Family, seed: string, ratio: Ratio): string {
  const [width, height] = ratios[ratio];
  const band = round(height * 0.075);
  const ticks = Array.from({ length: Math.floor(width / 40) }, (_, index) => {
    const long = index % 5 === 0 ? 0.55 : 0.28;
    return `M${20 + index * 40} ${height}v${-round(band * long)}`;
  });
  const edge =
    `<path fill="${colours.ink}" d="M0 ${height - band}h${width}v${band}H0z"/>` +
    `<path stroke="${colours.paper}" stroke-width="2" d="${ticks.join('')}"/>`;
  return image(family, seed, ratio, 'night').replace('</svg>', `${edge}</svg>`);
}
