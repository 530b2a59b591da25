import { type Ratio, ratios, type Sketch, svg } from './canvas.ts';
import { type Family } from './families.ts';
import { grid } from './grid.ts';
import { orbits } from './orbits.ts';
import { pickScheme, type SchemeName, schemes } from './palette.ts';
import { createRandom, hash } from './random.ts';
import { strata } from './strata.ts';
import { tide } from './tide.ts';
import { weave } from './weave.ts';

const compositions: Record<Family, (sketch: Sketch) => string> = { strata, orbits, weave, tide, grid };

/** An SVG of `family`, deterministic for a `seed`; `scheme` sets its background, otherwise the seed does. */
export function image(family: Family, seed: string, ratio: Ratio, scheme?: SchemeName): string {
  const random = createRandom(`${family} ${seed}`);
  const [width, height] = ratios[ratio];
  const chosen = scheme ? schemes[scheme] : pickScheme(random);
  const id = `p${hash(family + seed + ratio).toString(36)}`;
  const body = compositions[family]({ width, height, random, scheme: chosen, id });
  return svg(ratio, `Composition from the ${family} family`, chosen.ground, body);
}
