import { disc, type Point, ring, round, type Sketch } from './canvas.ts';

/** Discs and rings: a system with its planets, an eclipse, or two shifted halves. */
export function orbits(sketch: Sketch): string {
  return sketch.random.pick([system, eclipse, halves])(sketch);
}

function system({ random, width, height, scheme }: Sketch): string {
  const centre: Point = [
    width * random.pick([0.18, 0.3, 0.62, 0.72, 0.84]),
    height * random.pick([0.5, 0.62, 1, 0.05]),
  ];
  const step = height * random.between(0.12, 0.15);
  const rings = Array.from({ length: 9 }, (_, index) => {
    const heavy = random.chance(0.3);
    return ring(
      centre,
      step * (index + 2),
      heavy ? random.pick(scheme.tones) : scheme.line,
      heavy ? step * random.between(0.35, 0.7) : 2.6,
    );
  });
  const planets = random
    .shuffle([2, 3, 4, 5, 6, 7])
    .slice(0, 4)
    .map((orbit, index) => {
      const towardsMiddle = Math.atan2(height / 2 - centre[1], width / 2 - centre[0]);
      const angle = towardsMiddle + random.between(-0.75, 0.75);
      const position: Point = [centre[0] + Math.cos(angle) * step * orbit, centre[1] + Math.sin(angle) * step * orbit];
      const fill = index === 0 ? scheme.accent : random.pick([scheme.line, scheme.line, ...scheme.tones]);
      return disc(position, step * (index === 0 ? 0.62 : random.between(0.12, 0.34)), fill);
    });
  return rings.join('') + disc(centre, step * 1.25, scheme.line) + planets.join('');
}

function eclipse({ random, width, height, scheme, id }: Sketch): string {
  const radius = height * random.between(0.32, 0.4);
  const middle: Point = [width * random.pick([0.34, 0.42, 0.58, 0.66]), height * random.between(0.46, 0.54)];
  const angle = random.pick([-0.6, 0.5, 2.6, 3.7]);
  const shift = radius * random.between(0.55, 0.85);
  const other: Point = [middle[0] + Math.cos(angle) * shift, middle[1] + Math.sin(angle) * shift];
  const [back, front] = random.shuffle([scheme.accent, scheme.tones[0] as string]);
  const halo = [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75]
    .map((factor) => ring(middle, radius * factor, scheme.line, 2.4))
    .join('');
  const moon: Point = [middle[0] - Math.cos(angle) * radius * 1.75, middle[1] - Math.sin(angle) * radius * 0.9];
  return (
    halo +
    disc(middle, radius, back as string) +
    disc(other, radius * 0.86, front as string) +
    `<clipPath id="${id}">${disc(middle, radius, '#000')}</clipPath>` +
    `<g clip-path="url(#${id})">${disc(other, radius * 0.86, scheme.tones[1] as string)}</g>` +
    disc(moon, radius * 0.12, scheme.line)
  );
}

function halves({ random, width, height, scheme, id }: Sketch): string {
  const middle: Point = [width * random.pick([0.4, 0.5, 0.6]), height / 2];
  const radius = height * random.between(0.62, 0.78);
  const count = random.integer(4, 6);
  const shift = round((radius / count) * random.pick([1, 2, -1]));
  const rotation = random.pick([0, 45, -45, 90, 30]);
  const ladder = (tones: readonly string[]) =>
    Array.from({ length: count }, (_, index) =>
      disc(middle, radius * (1 - index / count), tones[index % tones.length] as string),
    ).join('');
  const left = [scheme.tones[0], scheme.ground] as string[];
  const right = [scheme.tones[1], scheme.tones[2]] as string[];
  const far = width * 2;
  const half = (side: 'l' | 'r', body: string) =>
    `<clipPath id="${id}${side}"><path d="M${round(middle[0]) + (side === 'l' ? 1 : 0)} ${-far}h${side === 'l' ? -far : far}v${far * 2}h${side === 'l' ? far : -far}z"/></clipPath>` +
    `<g clip-path="url(#${id}${side})">${body}</g>`;
  return (
    `<g transform="rotate(${rotation} ${round(middle[0])} ${middle[1]})">` +
    half('l', ladder(left) + disc(middle, radius / count, scheme.accent)) +
    half(
      'r',
      `<g transform="translate(0 ${shift})">${ladder(right)}${disc(middle, radius / count, scheme.tones[0] as string)}</g>`,
    ) +
    '</g>'
  );
}
