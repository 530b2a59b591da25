import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { fingerprintOf, marksOf, pack, unpack } from './fingerprint.ts';

interface Drawn {
  heading?: number;
  /** The width of the strokes, in pixels. */
  offset?: number;
  ink?: string;
  line?: string;
  height?: number;
}

/** A heading of strokes as wide as a letter's, above a hairline and a link, in the colours of our tokens. */
async function drawing(
  width: number,
  { heading = 40, offset = 0, ink = '#14243c', line = '#d9d0c0', height = 200 }: Drawn = {},
) {
  const strokes = (top: number, size: number, count: number, fill: string) =>
    Array.from(
      { length: count },
      (_, index) => `<rect x="${24 + index * 9.3 + offset}" y="${top}" width="3" height="${size}" fill="${fill}"/>`,
    ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fdfaf5"/>
${strokes(heading, 28, 30, '#14243c')}<rect x="24" y="121" width="${width - 48}" height="1" fill="${line}"/>${strokes(150, 12, 8, ink)}</svg>`;
  return fingerprintOf(await sharp(Buffer.from(svg)).png().toBuffer());
}

for (const width of [1440, 360]) {
  describe(`An example ${width} pixels wide`, () => {
    const changes = async (drawn: Drawn) => marksOf(await drawing(width), await drawing(width, drawn));

    it('is the same when nothing changed', async () => assert.deepEqual(await changes({}), []));

    it('differs where a hairline is lost', async () =>
      assert.deepEqual([...new Set((await changes({ line: 'none' })).map(({ top }) => top))], [120]));

    it('differs if a heading is two pixels lower', async () => {
      const tops = (await changes({ heading: 42 })).map(({ top }) => top);
      assert.deepEqual([Math.min(...tops), Math.max(...tops)], [40, 68]);
    });

    it('differs where a link has another colour', async () => {
      const tops = (await changes({ ink: '#a3312a' })).map(({ top }) => top);
      assert.deepEqual([Math.min(...tops), Math.max(...tops)], [148, 160]);
    });

    it('differs below when it is taller', async () => assert.equal((await changes({ height: 208 }))[0]?.top, 200));

    it('is the same when another version of the browser smooths letters in another way', async () =>
      assert.deepEqual(await changes({ offset: 0.1 }), []));
  });
}

it('Fingerprints are read from their file as they were written', async () => {
  const fingerprints = [await drawing(1440), await drawing(360, { height: 90 })];
  assert.deepEqual(unpack(pack(fingerprints)), fingerprints);
});
