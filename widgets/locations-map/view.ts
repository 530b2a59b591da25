/**
 * The whole map in the units of `WORLD_OUTLINE`: 4 per degree of longitude and 5.2 per degree of latitude, so that
 * shapes are right at middle latitudes.
 */
export const WIDTH = 1440;
export const HEIGHT = 733.2;
const NORTH = 84;

export const MAX_ZOOM = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the map: its centre, and its magnification. */
export interface View extends Point {
  readonly zoom: number;
}

/** A point on the map. */
export interface CityPoint {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** The preferred magnification; undefined for the default. */
  readonly zoom?: number | undefined;
}

/** Points that would overlap, grouped into one. */
export interface Cluster {
  readonly point: Point;
  readonly cities: readonly [CityPoint, ...CityPoint[]];
}

/** Points beyond the edge are moved onto the edge. */
export function pointAt({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return { x: (longitude + 180) * 4, y: between(0, (NORTH - latitude) * 5.2, HEIGHT) };
}

/**
 * Clamps a view to the edges of the map. `tallness` is the height of the map on the page, relative to one with the
 * proportions of the world. Where it shows more than the world, the world is in the middle.
 */
export function limited({ x, y, zoom }: View, tallness = 1): View {
  const clampedZoom = between(1, zoom, MAX_ZOOM);
  const [width, height] = [WIDTH / clampedZoom / 2, Math.min(HEIGHT, (HEIGHT * tallness) / clampedZoom) / 2];
  return { zoom: clampedZoom, x: between(width, x, WIDTH - width), y: between(height, y, HEIGHT - height) };
}

/** A view of all points, with a margin. */
export function viewOf(cities: readonly CityPoint[], tallness = 1): View {
  const [left, right] = rangeOf(cities.map(({ point }) => point.x));
  const [top, bottom] = rangeOf(cities.map(({ point }) => point.y));
  const zoom = 0.8 * Math.min(WIDTH / (right - left), (HEIGHT * tallness) / (bottom - top));
  return limited({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, tallness);
}

/** The first view: all points, or on a map too high for the world, the middle of them without empty bands. */
export function firstViewOf(cities: readonly CityPoint[], tallness: number): View {
  const { x, y, zoom } = viewOf(cities, tallness);
  return limited({ x, y, zoom: Math.max(zoom, tallness) }, tallness);
}

/**
 * A view of one point, at its preferred magnification or closer than the whole map. A `mapZoom` of 2 shows the world on
 * a map of usual width.
 */
export function viewAt({ point, zoom }: CityPoint, now: View): View {
  return limited({ ...point, zoom: zoom === undefined ? Math.max(now.zoom, 4) : 2 ** (zoom - 2) });
}

/**
 * The position of a point in the view: from 0 at the top left to 1 at the bottom right; values outside are not visible.
 */
export function seenAt({ x, y }: Point, view: View, tallness = 1): Point {
  return { x: ((x - view.x) * view.zoom) / WIDTH + 0.5, y: ((y - view.y) * view.zoom) / (HEIGHT * tallness) + 0.5 };
}

/** Groups points that are closer than `distance` on a map of the given `width`, both in pixels. */
export function clustersOf(
  cities: readonly CityPoint[],
  { zoom }: View,
  { width, distance }: { width: number; distance: number },
): Cluster[] {
  const apart = (distance * WIDTH) / (width * zoom);
  const clusters: { point: Point; cities: [CityPoint, ...CityPoint[]] }[] = [];
  for (const location of cities) {
    const cluster = clusters.find(
      ({ point }) => Math.hypot(point.x - location.point.x, point.y - location.point.y) < apart,
    );
    if (cluster) cluster.cities.push(location);
    else clusters.push({ point: location.point, cities: [location] });
  }
  return clusters;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
