import { box, disc, filled, type Point, round, type Sketch } from './canvas.ts';

/** Swiss style: a mosaic of quarter discs, a halftone of dots, or a plane that is divided repeatedly. */
export function grid(sketch: Sketch): string {
  return sketch.random.pick([mosaic, halftone, plan])(sketch);
}

function mosaic({ random, width, height, scheme }: Sketch): string {
  const rows = random.pick([3, 4]);
  const cell = height / rows;
  const columns = Math.ceil(width / cell);
  const left = (width - columns * cell) / 2;
  const cells = Array.from({ length: rows * columns }, (_, index): Point => [
    left + (index % columns) * cell,
    Math.floor(index / columns) * cell,
  ]);
  const singled = random.integer(columns, cells.length - columns);
  return cells
    .map((corner, index) => {
      const fill = index === singled ? scheme.accent : random.pick(scheme.tones);
      const others = [scheme.ground, scheme.ground, ...scheme.tones].filter((tone) => tone !== fill);
      const back = random.pick(others);
      const shape =
        index === singled
          ? 'disc'
          : random.pick(['quarter', 'quarter', 'quarter', 'half', 'disc', 'leaf', 'corner', 'rings', 'empty'] as const);
      const under = back === scheme.ground ? '' : filled(back, box(corner, cell + 1, cell + 1));
      return under + tile(shape, corner, cell, fill, back, random.integer(0, 3) * 90);
    })
    .join('');
}

type Tile = 'quarter' | 'half' | 'disc' | 'leaf' | 'corner' | 'rings' | 'empty';

function tile(shape: Tile, [x, y]: Point, cell: number, fill: string, back: string, rotation: number): string {
  const c = round(cell);
  const centre: Point = [x + cell / 2, y + cell / 2];
  const turned = (path: string) =>
    `<path fill="${fill}" transform="translate(${round(x)} ${round(y)})rotate(${rotation} ${round(cell / 2)} ${round(cell / 2)})" d="${path}"/>`;
  switch (shape) {
    case 'quarter':
      return turned(`M0 0h${c}a${c} ${c} 0 0 1-${c} ${c}z`);
    case 'half':
      return turned(`M0 0h${c}a${c / 2} ${c / 2} 0 0 1-${c} 0z`);
    case 'leaf':
      return turned(`M0 0a${c} ${c} 0 0 1 ${c} ${c}a${c} ${c} 0 0 1-${c}-${c}`);
    case 'corner':
      return turned(`M0 0h${c}L0 ${c}z`);
    case 'disc':
      return disc(centre, cell * 0.36, fill);
    case 'rings':
      return [0.5, 0.34, 0.18].map((part, index) => disc(centre, cell * part, index % 2 ? back : fill)).join('');
    case 'empty':
      return '';
  }
}

function halftone({ random, width, height, scheme }: Sketch): string {
  const rows = random.pick([11, 13]);
  const step = height / rows;
  const columns = Math.ceil(width / step);
  const focus: Point = [random.between(0.15, 0.85) * width, random.between(0.1, 0.9) * height];
  const wave = random.between(3, 5);
  const bend = random.between(-0.7, 0.7);
  const sizes = new Map<number, string>();
  const singled: Point = [random.integer(2, columns - 3), random.integer(2, rows - 3)];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = (column + 0.5) * step;
      const y = (row + 0.5) * step;
      const far = Math.hypot(x - focus[0], y - focus[1]) / height;
      const value = 0.5 + 0.5 * Math.sin(far * wave * 1.6 + (x / width) * bend * 4);
      const size = Math.max(1, Math.round(value * 8));
      if (column === singled[0] && row === singled[1]) continue;
      sizes.set(size, `${sizes.get(size) ?? ''}M${round(x)} ${round(y)}h0`);
    }
  }
  const dots = Array.from(
    sizes,
    ([size, d]) => `<path stroke-width="${round(step * (0.08 + size * 0.11))}" d="${d}"/>`,
  ).join('');
  const [column, row] = singled;
  return (
    `<g stroke="${scheme.line}" stroke-linecap="round">${dots}</g>` +
    disc([(column + 0.5) * step, (row + 0.5) * step], step * 1.25, scheme.accent)
  );
}

function plan({ random, width, height, scheme }: Sketch): string {
  const gutter = height * 0.014;
  const areas: [number, number, number, number][] = [];
  const divide = (x: number, y: number, w: number, h: number, depth: number) => {
    if (depth === 0 || (depth < 4 && random.chance(0.2)) || Math.min(w, h) < height * 0.3) {
      areas.push([x + gutter, y + gutter, w - gutter * 2, h - gutter * 2]);
      return;
    }
    const part = random.pick([1 / 3, 0.5, 0.5, 2 / 3, 0.382, 0.618]);
    if (w > h * random.between(0.85, 1.3)) {
      divide(x, y, w * part, h, depth - 1);
      divide(x + w * part, y, w * (1 - part), h, depth - 1);
    } else {
      divide(x, y, w, h * part, depth - 1);
      divide(x, y + h * part, w, h * (1 - part), depth - 1);
    }
  };
  divide(-gutter, -gutter, width + gutter * 2, height + gutter * 2, 5);
  const singled = random.integer(0, areas.length - 1);
  return areas
    .map(([x, y, w, h], index) => {
      if (index === singled) return filled(scheme.accent, box([x, y], w, h));
      const fill = random.pick(scheme.tones);
      const look = random.pick(['solid', 'solid', 'hatch', 'arc', 'disc', 'empty'] as const);
      if (look === 'solid') return filled(fill, box([x, y], w, h));
      if (look === 'disc') return disc([x + w / 2, y + h / 2], Math.min(w, h) / 2, fill);
      if (look === 'arc') {
        const r = round(Math.min(w, h));
        return (
          filled(scheme.quiet, box([x, y], w, h)) +
          `<path fill="${fill === scheme.quiet ? scheme.line : fill}" d="M${round(x)} ${round(y + h)}v${-r}a${r} ${r} 0 0 1 ${r} ${r}z"/>`
        );
      }
      if (look === 'empty') return '';
      const step = round(height * 0.022);
      const lines = Array.from(
        { length: Math.floor(h / step) + 1 },
        (_, row) => `M${round(x)} ${round(y + row * step + 2)}h${round(w)}`,
      );
      return `<path stroke="${scheme.line}" stroke-width="3" d="${lines.join('')}"/>`;
    })
    .join('');
}
