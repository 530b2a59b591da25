import {
  clustersOf,
  firstViewOf,
  HEIGHT,
  limited,
  pointAt,
  seenAt,
  viewAt,
  viewOf,
  WIDTH,
  type CityPoint,
} from './view';

const cityAt = (id: string, latitude: number, longitude: number, zoom?: number): CityPoint => ({
  id,
  name: id,
  point: pointAt({ latitude, longitude }),
  zoom,
});
const world = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

test.each([
  [84, -180, { x: 0, y: 0 }],
  [0, 0, { x: 720, y: 436.8 }],
  [-57, 180, { x: WIDTH, y: HEIGHT }],
  [-90, 0, { x: 720, y: HEIGHT }],
  [90, 0, { x: 720, y: 0 }],
])('%s north and %s east is at %j', (latitude, longitude, expected) => {
  const { x, y } = pointAt({ latitude, longitude });
  expect(x).toBeCloseTo(expected.x);
  expect(y).toBeCloseTo(expected.y);
});

test('two hundred offices are few groups on the whole map, in which none is missing', () => {
  const crowd = Array.from({ length: 200 }, (_, index) => cityAt(`${index}`, 40 + (index % 20), -10 + index / 5));
  const clusters = clustersOf(crowd, world, { width: 800, distance: 30 });
  expect(clusters.length).toBeLessThan(20);
  expect(clusters.flatMap(({ cities }) => cities)).toHaveLength(200);
});

test('places that are apart on a near view are one on a far one', () => {
  const cities = [cityAt('Oslo', 59.9, 10.7), cityAt('Bergen', 60.4, 5.3)];
  expect(clustersOf(cities, world, { width: 800, distance: 30 })).toHaveLength(1);
  expect(clustersOf(cities, { ...world, zoom: 4 }, { width: 800, distance: 30 })).toHaveLength(2);
});

test('the view of all places has all of them in it, and is no nearer than the map can be', () => {
  const cities = [cityAt('Oslo', 59.9, 10.7), cityAt('Tokyo', 35.7, 139.8), cityAt('Sydney', -33.9, 151.2)];
  for (const { point } of cities) {
    const { x, y } = seenAt(point, viewOf(cities));
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
  expect(viewOf([cities[0]!])).toMatchObject({ zoom: 10 });
});

test.each([
  ['as it asks', 5, 1, 8],
  ['no nearer than the map', 18, 1, 10],
  ['nearer than the whole', undefined, 1, 4],
  ['as near as the map is', undefined, 6, 6],
])('an office is seen %s', (_, zoom, now, expected) => {
  expect(viewAt(cityAt('Oslo', 59.9, 10.7, zoom), { ...world, zoom: now }).zoom).toBe(expected);
});

test('nothing beyond the edges is seen', () => {
  expect(limited({ x: -100, y: 5000, zoom: 2 })).toEqual({ x: WIDTH / 4, y: HEIGHT * 0.75, zoom: 2 });
  expect(limited({ x: 0, y: 0, zoom: 0.1 })).toEqual(world);
});

test('a map too high for the world shows the middle of it first, and all of it between two bands on demand', () => {
  const cities = [cityAt('San Francisco', 37.8, -122.4), cityAt('Auckland', -36.8, 174.8)];
  const first = firstViewOf(cities, 2);
  expect(first.y).toBeCloseTo(HEIGHT / 2);
  expect(first.zoom).toBe(2);
  expect(viewOf(cities, 2).zoom).toBe(1);
  for (const { point } of cities) expect(Math.abs(seenAt(point, world, 2).y - 0.5)).toBeLessThan(0.25);
  expect(limited({ x: 720, y: 0, zoom: 4 }, 2).y).toBeCloseTo(HEIGHT / 4);
});
