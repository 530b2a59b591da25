import { box, round, type Sketch } from './canvas.ts';

interface Ribbon {
  at: number;
  wide: number;
  from: number;
  to: number;
  fill: string;
  /** Divided lengthwise by hairlines in the background colour. */
  striped: boolean;
}

interface Field {
  start: number;
  length: number;
}

type Corner = (along: number, across: number, long: number, wide: number) => string;

/** Ribbons over and under each other, straight or on the bias, some with loose ends. */
export function weave(sketch: Sketch): string {
  const { random, width, height, scheme } = sketch;
  const rotation = random.pick([0, 0, -45, 45, -30, 20]);
  const reach =
    rotation === 0 ? ([width, height] as const) : ([Math.hypot(width, height), Math.hypot(width, height)] as const);
  const across: Field = { start: (width - reach[0]) / 2, length: reach[0] };
  const down: Field = { start: (height - reach[1]) / 2, length: reach[1] };
  const loose = random.chance(0.6);
  const [first, second, third] = scheme.tones as [string, string, string];
  const warp = ribbons(sketch, across, down, [first, first, third], loose);
  const weft = ribbons(sketch, down, across, [second, second, third], loose);
  singleOut(sketch, random.chance(0.5) ? warp : weft);

  const isOver = random.pick([
    (column: number, row: number) => (column + row) % 2 === 0,
    (column: number, row: number) => (column + row) % 3 === 0,
    (column: number, row: number) => (column + 2 * row) % 4 < 2,
  ]);
  const margin = height * 0.014;
  const upright = warp.map((ribbon, column) => {
    const above = weft.filter((other, row) => !isOver(column, row) && meet(ribbon, other));
    return draw(ribbon, above, margin, scheme.ground, (along, at, long, wide) => box([at, along], wide, long));
  });
  const level = weft.map((ribbon, row) => {
    const above = warp.filter((other, column) => isOver(column, row) && meet(ribbon, other));
    return draw(ribbon, above, margin, scheme.ground, (along, at, long, wide) => box([along, at], long, wide));
  });
  return `<g transform="rotate(${rotation} ${width / 2} ${height / 2})">${upright.join('')}${level.join('')}</g>`;
}

function ribbons({ random, height }: Sketch, across: Field, along: Field, fills: string[], loose: boolean): Ribbon[] {
  const unit = Math.max(across.length * 0.056, height * random.pick([0.11, 0.14, 0.18]));
  const found: Ribbon[] = [];
  let at = across.start - random.between(0, unit);
  while (at < across.start + across.length) {
    const wide = unit * random.pick([0.4, 1, 1, 1.7]);
    const cut = () => (loose && random.chance(0.55) ? random.between(0.14, 0.36) * along.length : -20);
    const end = random.chance(0.5);
    found.push({
      at,
      wide,
      from: along.start + (end ? -20 : cut()),
      to: along.start + along.length - (end ? cut() : -20),
      fill: random.pick(fills),
      striped: wide > unit && random.chance(0.5),
    });
    at += wide + unit * random.pick([0.45, 0.45, 0.8, 1.4]);
  }
  return found;
}

function singleOut({ random, scheme }: Sketch, ribbons: Ribbon[]) {
  const lead = ribbons[round(ribbons.length * random.between(0.35, 0.65))];
  if (lead) Object.assign(lead, { fill: scheme.accent, striped: false });
}

function meet(first: Ribbon, other: Ribbon): boolean {
  return (
    first.at + first.wide > other.from &&
    first.at < other.to &&
    other.at + other.wide > first.from &&
    other.at < first.to
  );
}

/** Paints the parts of a ribbon that do not pass under one of `above`. */
function draw(ribbon: Ribbon, above: Ribbon[], margin: number, ground: string, corner: Corner): string {
  const ends = [
    ribbon.from,
    ...above.flatMap((other) => [other.at - margin, other.at + other.wide + margin]),
    ribbon.to,
  ];
  const parts: string[] = [];
  const stripes: string[] = [];
  for (let index = 0; index < ends.length; index += 2) {
    const from = ends[index] as number;
    const long = Math.min(ends[index + 1] as number, ribbon.to) - from;
    // A shorter stub would look like a mistake, not like cloth.
    if (long < margin * 4) continue;
    parts.push(corner(from, ribbon.at, long, ribbon.wide));
    if (ribbon.striped)
      stripes.push(
        ...[0.31, 0.62].map((part) => corner(from, ribbon.at + ribbon.wide * part, long, ribbon.wide * 0.07)),
      );
  }
  return (
    `<path fill="${ribbon.fill}" d="${parts.join('')}"/>` +
    (stripes.length ? `<path fill="${ground}" d="${stripes.join('')}"/>` : '')
  );
}
