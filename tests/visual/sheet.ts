/** A sheet shows all variants of one example in a small AVIF, for reviewers. */
import sharp from 'sharp';
import { BLOCK, type Mark } from './fingerprint.ts';
import { LOOKS } from './looks.ts';

/** Around and below the images: none of our backgrounds. */
const EMPTY = { r: 128, g: 128, b: 128 };

/** An image of the example for each of `LOOKS`, in order. */
export async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const small = await Promise.all(
    pictures.map(async (picture, index) => {
      const { width, imageWidth, left } = LOOKS[index]!;
      const pictureWidth = (await sharp(picture).metadata()).width;
      const { data, info } = await sharp(picture)
        .resize({ width: Math.max(1, Math.round((pictureWidth * imageWidth) / width)) })
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true });
      return { input: data, left, top: 0, height: info.height };
    }),
  );
  const last = LOOKS.at(-1)!;
  const sheet = sharp({
    create: {
      width: last.left + last.imageWidth,
      height: Math.max(...small.map(({ height }) => height)),
      channels: 3,
      background: EMPTY,
    },
  });
  return sheet.composite(small).avif({ quality: 30, effort: 2 }).toBuffer();
}

/** The sheet with the differences marked, variant by variant. */
export async function markedSheet(sheet: Buffer, marks: readonly (readonly Mark[])[]): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata();
  const rects = marks.flatMap((pictureMarks, index) => {
    const look = LOOKS[index]!;
    const scale = look.imageWidth / look.width;
    return pictureMarks.map(
      ({ left, top }) =>
        `<rect x="${look.left + left * scale}" y="${top * scale}" width="${BLOCK.width * scale}" height="${BLOCK.height * scale}" fill="red" fill-opacity=".5"/>`,
    );
  });
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`,
  );
  return sharp(sheet)
    .composite([{ input: overlay }])
    .avif({ quality: 50, effort: 2 })
    .toBuffer();
}
