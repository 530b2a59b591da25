import { readFileSync } from 'node:fs';

/** In CSS pixels. */
export const widths = [360, 768, 1440] as const;

/** Per widget, how high the frame of each of its examples is in a window of one width. */
export type Heights = Record<string, readonly number[]>;

export function heightsFile(width: (typeof widths)[number]): URL {
  return new URL(`heights/${width}.json`, import.meta.url);
}

/**
 * Rules that give the frame of every example its heights, for catalogue.css to keep: an example may be data alone,
 * which tells nobody how high it will be.
 */
export function heightRules(): string {
  const measured = widths.map((width) => JSON.parse(readFileSync(heightsFile(width), 'utf8')) as Heights);
  return Object.keys(measured[0]!)
    .flatMap((name) =>
      measured[0]![name]!.map(
        (_, index) =>
          `#${name}-${index} + .stage {${widths.map((width, place) => `--height-${width}:${measured[place]![name]?.[index] ?? 0}px`).join(';')}}`,
      ),
    )
    .join('\n');
}
