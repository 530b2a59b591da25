import type { Scheme } from './palette.ts';
import type { Random } from './random.ts';

/** Width and height in user units, by aspect ratio; the names are valid in URLs. */
export const ratios = {
  '16x9': [1600, 900],
  '3x2': [1500, 1000],
  '1x1': [1000, 1000],
  '21x9': [2100, 900],
} as const;

export type Ratio = keyof typeof ratios;

/** The drawing context of a family. `id` is unique to the image, for clips and reuse. */
export interface Sketch {
  width: number;
  height: number;
  random: Random;
  scheme: Scheme;
  id: string;
}

export type Point = readonly [x: number, y: number];

export function svg(ratio: Ratio, title: string, ground: string, body: string): string {
  const [width, height] = ratios[ratio];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escape(title)}</title><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`
  );
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export const round = (value: number): number => Math.round(value);

export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring([x, y]: Point, radius: number, stroke: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

/** A rectangle as a path command, so that many share one element. */
export function box([x, y]: Point, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

export function filled(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

/** A smooth path through `points`, evenly spaced in x, with horizontal tangents averaged from the neighbours. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  const slope = (index: number) => {
    const before = points[Math.max(0, index - 1)] as Point;
    const after = points[Math.min(points.length - 1, index + 1)] as Point;
    return (after[1] - before[1]) / (after[0] - before[0]);
  };
  const segments = rest.map(([x, y], index) => {
    const from = points[index] as Point;
    const third = (x - from[0]) / 3;
    const start = index === 0 ? `C${round(from[0] + third)} ${round(from[1] + third * slope(0))} ` : 'S';
    return `${start}${round(x - third)} ${round(y - third * slope(index + 1))} ${round(x)} ${round(y)}`;
  });
  return `M${round(first[0])} ${round(first[1])}${segments.join('')}`;
}

/** `count` numbers spread evenly from `low` to `high`, both included. */
export function spread(count: number, low: number, high: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * index) / Math.max(1, count - 1));
}
