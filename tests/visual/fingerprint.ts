/**
 * Screenshots are compared by the mean colour of flat blocks. A hairline, a shifted line of text or another colour
 * changes the mean of its block; another version of font smoothing does not. Images small enough for the repository
 * cannot show that reliably: their compression changes more than a lost line does.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import sharp from 'sharp';

/** In pixels of the page. */
export const BLOCK = { width: 120, height: 4 };

/** In steps of 256. */
const TOLERATED = 3;

export interface Fingerprint {
  columns: number;
  /** Red, green and blue of each block, row by row. */
  means: Uint8Array;
}

/** The position of the block in its image, in pixels of the page. */
export interface Mark {
  left: number;
  top: number;
}

export async function fingerprintOf(picture: Buffer): Promise<Fingerprint> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns = Math.ceil(info.width / BLOCK.width);
  const blocks = columns * Math.ceil(info.height / BLOCK.height);
  const sums = new Float64Array(blocks * 3);
  const counts = new Uint32Array(blocks);
  for (let y = 0, at = 0; y < info.height; y += 1) {
    const row = Math.floor(y / BLOCK.height) * columns;
    for (let x = 0; x < info.width; x += 1, at += 3) {
      const block = row + Math.floor(x / BLOCK.width);
      counts[block]! += 1;
      for (let channel = 0; channel < 3; channel += 1) sums[block * 3 + channel]! += data[at + channel]!;
    }
  }
  return { columns, means: Uint8Array.from(sums, (sum, index) => Math.round(sum / counts[Math.floor(index / 3)]!)) };
}

/** The blocks that differ, including those that only one image has. */
export function marksOf(before: Fingerprint, after: Fingerprint): Mark[] {
  const columns = Math.max(before.columns, after.columns);
  const rows = Math.max(...[before, after].map((image) => image.means.length / 3 / image.columns));
  return Array.from({ length: rows * columns }, (_, block) => ({
    row: Math.floor(block / columns),
    column: block % columns,
  }))
    .filter(({ row, column }) =>
      [0, 1, 2].some(
        (channel) =>
          !(Math.abs(meanOf(before, row, column, channel) - meanOf(after, row, column, channel)) <= TOLERATED),
      ),
    )
    .map(({ row, column }) => ({ left: column * BLOCK.width, top: row * BLOCK.height }));
}

/** NaN outside, which differs from everything. */
function meanOf({ columns, means }: Fingerprint, row: number, column: number, channel: number): number {
  return column < columns ? (means[(row * columns + column) * 3 + channel] ?? NaN) : NaN;
}

/** Several images as a file: most differences from the block above are 0. */
export function pack(fingerprints: readonly Fingerprint[]): Buffer {
  const parts = fingerprints.map(({ columns, means }) => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(columns, 0);
    head.writeUInt32LE(means.length, 4);
    return Buffer.concat([head, means.map((mean, index) => mean - (means[index - columns * 3] ?? 0))]);
  });
  return brotliCompressSync(Buffer.concat(parts), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

export function unpack(file: Buffer): Fingerprint[] {
  const data = brotliDecompressSync(file);
  const found: Fingerprint[] = [];
  for (let at = 0; at < data.length;) {
    const columns = data.readUInt32LE(at);
    const means = Uint8Array.from(data.subarray(at + 8, (at += 8 + data.readUInt32LE(at + 4))));
    for (let index = columns * 3; index < means.length; index += 1) means[index]! += means[index - columns * 3]!;
    found.push({ columns, means });
  }
  return found;
}
