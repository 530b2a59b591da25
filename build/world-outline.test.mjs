import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brotliSize } from './sizes.mjs';
import { outlineOf, worldOutline } from './world-outline.mjs';

const file = 'widgets/locations-map/world.outline';
const drawing = JSON.parse(readFileSync(file, 'utf8'));

describe('The outline of the world', () => {
  const path = outlineOf(drawing);

  it('is one path of whole numbers, small enough for any page', () => {
    assert.match(path, /^(M-?\d+ -?\d+l(-?\d+[ -]?)+z)+$/);
    assert.ok(brotliSize(path) <= 5600, `${brotliSize(path)} bytes`);
  });

  it('fills the map from edge to edge, without the ice in the south', () => {
    const { x, y } = extentOf(path);
    assert.ok(x[0] <= 0 && x[1] >= 360 * drawing.width, String(x));
    assert.ok(y[0] >= 0 && y[1] <= (drawing.north - drawing.south) * drawing.height, String(y));
  });

  it('has no line from one edge to the other', () => {
    const steps = path.match(/M[^z]*z/g).flatMap((ring) =>
      ring
        .match(/-?\d+/g)
        .slice(2)
        .filter((_, index) => index % 2 === 0),
    );
    assert.ok(Math.max(...steps.map((step) => Math.abs(Number(step)))) < 30 * drawing.width);
  });

  it('takes the place of the file that says how it is drawn', () => {
    assert.equal(worldOutline().load.call({ addWatchFile() {} }, file), `export default ${JSON.stringify(path)}`);
    assert.equal(worldOutline().load.call({}, 'world.ts'), null);
  });
});

function extentOf(path) {
  const rings = path.match(/M[^z]*z/g).map((ring) => {
    const [x, y, ...steps] = ring.match(/-?\d+/g).map(Number);
    const points = [[x, y]];
    for (let index = 0; index < steps.length; index += 2)
      points.push([points.at(-1)[0] + steps[index], points.at(-1)[1] + steps[index + 1]]);
    return points;
  });
  const range = (axis) => {
    const values = rings.flat().map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  return { x: range(0), y: range(1) };
}
