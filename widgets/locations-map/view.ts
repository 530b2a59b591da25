/**
 * The whole map in the units of `WORLD_OUTLINE`: 4 for a degree of longitude and 5.2 for one of latitude, so that the
 * middle latitudes keep their shapes.
 */
export const WIDTH = 1440;
export const HEIGHT = 733.2;
const NORTH = 84;

export const MAX_ZOOM = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of the map is seen: its middle, and how many times larger than the whole. */
export interface View extends Point {
  readonly zoom: number;
}

/** What stands on the map. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** How near it wants to be seen; undefined for as near as the map is, within reason. */
  readonly zoom?: number | undefined;
}

/** Places that would cover each other, as one. */
export interface Cluster {
  readonly point: Point;
  readonly places: readonly [Place, ...Place[]];
}

/** What lies beyond the edge of the map stands on it. */
export function pointAt({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return { x: (longitude + 180) * 4, y: between(0, (NORTH - latitude) * 5.2, HEIGHT) };
}

/** The nearest view that the map has: none beyond its edges. */
export function limited({ x, y, zoom }: View): View {
  const near = between(1, zoom, MAX_ZOOM);
  const [width, height] = [WIDTH / near / 2, HEIGHT / near / 2];
  return { zoom: near, x: between(width, x, WIDTH - width), y: between(height, y, HEIGHT - height) };
}

/** All places, with some space around them. */
export function viewOf(places: readonly Place[]): View {
  const [left, right] = rangeOf(places.map(({ point }) => point.x));
  const [top, bottom] = rangeOf(places.map(({ point }) => point.y));
  const zoom = 0.8 * Math.min(WIDTH / (right - left), HEIGHT / (bottom - top));
  return limited({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** One place, as near as it asks or nearer than the whole. `mapZoom` of 2 shows the world on a map of usual width. */
export function viewAt({ point, zoom }: Place, now: View): View {
  return limited({ ...point, zoom: zoom === undefined ? Math.max(now.zoom, 4) : 2 ** (zoom - 2) });
}

/** Where a point is seen, from 0 at the upper left to 1 at the lower right; outside of that not at all. */
export function seenAt({ x, y }: Point, view: View): Point {
  return { x: ((x - view.x) * view.zoom) / WIDTH + 0.5, y: ((y - view.y) * view.zoom) / HEIGHT + 0.5 };
}

/** Groups what would stand nearer than `distance` on a map that is `width` wide, both in pixels. */
export function clustersOf(
  places: readonly Place[],
  { zoom }: View,
  { width, distance }: { width: number; distance: number },
): Cluster[] {
  const apart = (distance * WIDTH) / (width * zoom);
  const clusters: { point: Point; places: [Place, ...Place[]] }[] = [];
  for (const location of places) {
    const near = clusters.find(
      ({ point }) => Math.hypot(point.x - location.point.x, point.y - location.point.y) < apart,
    );
    if (near) near.places.push(location);
    else clusters.push({ point: location.point, places: [location] });
  }
  return clusters;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
