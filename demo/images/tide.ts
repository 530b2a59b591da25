import { box, curve, disc, filled, type Point, round, type Sketch, spread } from './canvas.ts';

/** Water: a swell in lines, a moon broken by its reflection, or rows of round waves. */
export function tide(sketch: Sketch): string {
  return sketch.random.pick([swell, moonrise, rows])(sketch);
}

function swell({ random, width, height, scheme, id }: Sketch): string {
  const crest = width * random.between(0.3, 0.7);
  const reach = height * random.between(0.08, 0.12);
  const length = width * random.between(0.4, 0.6);
  const drift = random.pick([-1, 1]) * random.between(0.1, 0.17);
  const lift = (x: number) => Math.exp(-(((x - crest) / (width * 0.34)) ** 2));
  const line = (y: number, index: number) =>
    curve(
      spread(11, -30, width + 30).map((x): Point => [
        x,
        y + Math.sin((x / length) * 6.28 + index * drift) * reach * (0.22 + lift(x)),
      ]),
    );
  const lines = spread(24, -height * 0.06, height * 1.08)
    .map(line)
    .join('');
  const moon: Point = [crest + width * random.pick([-0.12, 0, 0.14]), height * random.between(0.36, 0.6)];
  const radius = height * random.between(0.24, 0.32);
  const weight = round(height * random.between(0.012, 0.02));
  return (
    `<path id="${id}" fill="none" stroke="${scheme.line}" stroke-width="${weight}" d="${lines}"/>` +
    `<clipPath id="${id}c">${disc(moon, radius, '#000')}</clipPath>` +
    `<g clip-path="url(#${id}c)">${disc(moon, radius, scheme.accent)}<use href="#${id}" y="${round(height / 48)}"/></g>`
  );
}

function moonrise({ random, width, height, scheme }: Sketch): string {
  const horizon = height * random.between(0.5, 0.62);
  const x = width * random.pick([0.3, 0.38, 0.62, 0.7]);
  const radius = height * random.between(0.22, 0.32);
  const moon: Point = [x, horizon - radius * random.between(0.25, 0.75)];
  const sea = scheme.tones[0] as string;
  const glints = spread(11, horizon + height * 0.025, height * 0.97).map((y, index) => {
    const near = 1 - index / 14;
    const half = radius * near * random.between(0.5, 1.1);
    const off = random.between(-0.35, 0.35) * radius * (1 - near);
    const thick = 8 + index * 1.6;
    return `M${round(x - half + off)} ${round(y)}h${round(half * 2)}v${round(thick)}h${round(-half * 2)}z`;
  });
  const far = Array.from({ length: 16 }, () => {
    const y = random.between(horizon + height * 0.04, height * 0.98);
    const long = random.between(0.05, 0.16) * width * (0.4 + (y - horizon) / height);
    return `M${round(random.between(-0.05, 1) * width)} ${round(y)}h${round(long)}`;
  });
  const clouds = spread(random.integer(2, 4), height * 0.12, horizon - height * 0.1).map((y) => {
    const long = width * random.between(0.2, 0.5);
    return `M${round(random.between(-0.1, 0.9) * width)} ${round(y)}h${round(long)}`;
  });
  return (
    disc(moon, radius, scheme.accent) +
    `<path stroke="${scheme.quiet}" stroke-width="${round(height * 0.03)}" stroke-linecap="round" d="${clouds.join('')}"/>` +
    filled(sea, box([0, horizon], width, height - horizon + 2)) +
    `<path fill="${scheme.accent}" d="${glints.join('')}"/>` +
    `<path stroke="${scheme.tones[1]}" stroke-width="4" d="${far.join('')}"/>`
  );
}

function rows({ random, width, height, scheme, id }: Sketch): string {
  const radius = round(height / random.pick([3.4, 4.2, 5]));
  const start = height * random.pick([0.2, 0.34, 0.46]);
  const across = Math.ceil(width / (radius * 2)) + 2;
  // A row is drawn once, its odd rings without a fill, and reused in every tone.
  const row = [1, 0.76, 0.52, 0.28].map((part, index) => {
    const path = Array.from({ length: across }, (_, column) =>
      circle((column - 0.5) * radius * 2, 0, radius * part),
    ).join('');
    return index % 2 ? filled(scheme.ground, path) : `<path d="${path}"/>`;
  });
  const step = radius * random.pick([0.5, 0.62]);
  const count = Math.ceil((height + radius - start) / step);
  const singled = random.integer(0, Math.min(3, count - 1));
  const waves = Array.from({ length: count }, (_, index) => {
    const x = index % 2 ? radius : 0;
    const y = round(start + index * step);
    const wave = `<use href="#${id}" x="${x}" y="${y}" fill="${scheme.tones[index % scheme.tones.length]}"/>`;
    if (index !== singled) return wave;
    const centre: Point = [x + radius * (2 * random.integer(1, across - 4) + 1), y];
    return wave + disc(centre, radius * 0.76, scheme.accent) + disc(centre, radius * 0.28, scheme.ground);
  });
  return `<defs><g id="${id}">${row.join('')}</g></defs>${waves.join('')}`;
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
}
