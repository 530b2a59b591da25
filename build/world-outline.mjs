import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** Thousands of metres are too few to be seen: the land of Natural Earth at 1 to 110 million. */
const land = createRequire(import.meta.url)('world-atlas/land-110m.json');

/** A file that ends in `.outline` says how the land is drawn, and becomes the path of it. */
export function worldOutline() {
  return {
    name: 'world-outline',
    load(id) {
      if (!id.endsWith('.outline')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(outlineOf(JSON.parse(readFileSync(id, 'utf8'))))}`;
    },
  };
}

/**
 * The land as one path of whole numbers. `width` and `height` are units a degree of longitude and latitude takes;
 * what lies wholly south of `south` is left out, and `north` is the upper edge, both in degrees.
 */
export function outlineOf({ width, height, north, south }) {
  const { features } = feature(land, 'land');
  const rings = features
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .flat();
  return rings
    .filter((ring) => ring.some(([, latitude]) => latitude > south))
    .flatMap(atBothEdges)
    .map((ring) =>
      pathOf(
        withoutRepetition(
          ring.map(([longitude, latitude]) => [
            Math.round((longitude + 180) * width),
            Math.round((north - latitude) * height),
          ]),
        ),
      ),
    )
    .join('');
}

/** What crosses the edge of the map, such as the far east of Russia, goes on beyond it and stands at the other edge once more. */
function atBothEdges(ring) {
  let turn = 0;
  const whole = ring.map(([longitude, latitude], index) => {
    const step = index ? longitude - ring[index - 1][0] : 0;
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step);
    return [longitude + turn, latitude];
  });
  const longitudes = whole.map(([longitude]) => longitude);
  const shift = Math.max(...longitudes) > 180 ? -360 : Math.min(...longitudes) < -180 ? 360 : 0;
  return shift ? [whole, whole.map(([longitude, latitude]) => [longitude + shift, latitude])] : [whole];
}

/** An island smaller than a unit has no outline. */
function withoutRepetition(points) {
  return points.filter(([x, y], index) => !index || x !== points[index - 1][0] || y !== points[index - 1][1]);
}

/** `M` and steps from point to point: smaller than places, and smaller still when packed. */
function pathOf([first, ...points]) {
  if (points.length < 2) return '';
  let [x, y] = first;
  const steps = points.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
}
