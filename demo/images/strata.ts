import { curve, disc, type Point, round, type Sketch, spread } from './canvas.ts';

/** Cut-paper layers of ground: folded, faulted, or under a low sun. */
export function strata(sketch: Sketch): string {
  const { random, width, height, id, scheme } = sketch;
  const variant = random.pick(['fault', 'fold', 'horizon'] as const);
  const layers = drawLayers(sketch, variant === 'fold' ? 0.2 : 0.07);
  if (variant === 'fold') return layers;
  if (variant === 'horizon') {
    const sun: Point = [width * random.pick([0.28, 0.38, 0.66, 0.74]), height * random.between(0.3, 0.4)];
    return disc(sun, height * random.between(0.16, 0.27), scheme.accent) + layers;
  }
  const top = round(width * random.between(0.35, 0.65));
  const foot = top + round(height * random.pick([-0.45, -0.3, 0.3, 0.45]));
  const drop = round(height * random.pick([-0.17, -0.12, 0.12, 0.17]));
  const right = `M${top} 0L${foot} ${height}H${width}V0z`;
  return (
    `<g id="${id}">${layers}</g><clipPath id="${id}c"><path d="${right}"/></clipPath>` +
    `<g clip-path="url(#${id}c)"><path fill="${scheme.ground}" d="${right}"/><use href="#${id}" y="${drop}"/></g>` +
    // The cut shows a sliver of the background, as between two sheets of paper.
    `<path stroke="${scheme.ground}" stroke-width="7" d="M${top} 0L${foot} ${height}"/>`
  );
}

function drawLayers({ random, width, height, scheme }: Sketch, fold: number): string {
  const reach = height * fold;
  const waves = [1, 2].map((order) => ({
    length: (width * random.between(0.7, 1.3)) / order,
    phase: random.between(0, 6.3),
    share: order === 1 ? 0.75 : 0.25,
  }));
  const bend = (x: number, depth: number) =>
    waves.reduce((sum, wave) => sum + wave.share * Math.sin((x / wave.length) * 6.28 + wave.phase + depth * 0.5), 0) *
    reach *
    (1 - depth * 0.45);
  const edge = (y: number, depth: number) =>
    curve(spread(10, -40, width + 40).map((x): Point => [x, y + bend(x, depth)]));

  const thicknesses = random.shuffle([0.2, 0.15, 0.12, 0.09, 0.07, 0.045, 0.025, 0.05]);
  const seam = random.integer(2, 5);
  const hatched = random.pick([1, 3, 4, 6].filter((index) => index !== seam));
  let y = height * (random.between(0.3, 0.44) + fold * 0.2);
  let last = scheme.ground;
  return thicknesses
    .map((thickness, index) => {
      const depth = index / thicknesses.length;
      const fill = index === seam ? scheme.accent : random.pick(scheme.tones.filter((tone) => tone !== last));
      last = fill;
      const shape = `<path fill="${fill}" d="${edge(y, depth)}V${height * 1.2}H-40z"/>`;
      const reachDown = height * Math.max(thickness, 0.04);
      const hatch = index === hatched ? hatching(fill, y, reachDown) : '';
      y += reachDown * (index === seam ? 0.6 : 1.15);
      return shape + hatch;
    })
    .join('');

  function hatching(fill: string, from: number, deep: number) {
    const stroke = fill === scheme.line ? scheme.ground : scheme.line;
    const lines = spread(Math.min(7, round(deep / 16) + 2), 0.12, 0.92).map((part) =>
      edge(from + deep * 1.15 * part, part * 0.1 + hatched / 8),
    );
    return `<path fill="none" stroke="${stroke}" stroke-width="2.5" d="${lines.join('')}"/>`;
  }
}
