/**
 * The screenshot of each widget in the catalogue's list: its first example, light and dark, in `demo/catalogue/pictures`.
 * Each widget must have one; `npm test -- visual pictures --update-snapshots` takes new ones.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { groups } from '../../demo/catalogue/groups.ts';
import { pictureFile, pictureFolder, pictureSize, pictureThemes } from '../../demo/catalogue/pictures.ts';
import { expect, test } from '../e2e/setup/index.ts';
import { sources } from '../recipe/source.ts';
import { openExamples } from './open-examples.ts';

/** Narrow enough to read the text, wide enough for columns. */
const WINDOW = { width: 800, height: 900 };

/** In device pixels, two per CSS pixel. */
const SHEET = { width: 2 * pictureSize.width, height: 2 * pictureSize.height };
const SCALE = SHEET.width / WINDOW.width;
const MARGIN = 28;
/** The offset of the frame, which may start between two pixels. */
const BORDER = 2;

/** One shows nothing before a link opens it, the other is at the bottom of the window. */
const UNSEEN = ['auth-router', 'sticky-subscription-bar'];

/** Anonymous visitors would be asked to sign in. */
const [, OF_READERS] = groups.find(([title]) => title === 'The reader’s account')!;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: WINDOW });

for (const { name } of sources().filter(({ name }) => !UNSEEN.includes(name))) {
  test(`${name} is pictured in the catalogue's list`, async ({ page, people, signedIn }, {
    config: { updateSnapshots },
  }) => {
    if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
      await mkdir(pictureFolder, { recursive: true });
      if (OF_READERS.includes(name)) await signedIn(await people.newReader());
      await openExamples(page, name);
      for (const colorScheme of pictureThemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const stage = page.locator('.stage').first();
        await stage.scrollIntoViewIfNeeded();
        const shot = await stage.screenshot({ animations: 'disabled', caret: 'hide' });
        const ground = await stage.evaluate((element) => getComputedStyle(element.ownerDocument.body).backgroundColor);
        await writeFile(
          fileURLToPath(new URL(pictureFile(name, colorScheme), pictureFolder)),
          await smaller(shot, ground),
        );
      }
    }
    expect(await readdir(pictureFolder)).toEqual(
      expect.arrayContaining(pictureThemes.map((theme) => pictureFile(name, theme))),
    );
  });
}

/** Without the frame. A low example is centred vertically; a high one starts at the top and is cut off. */
async function smaller(shot: Buffer, background: string): Promise<Buffer> {
  const frame = await sharp(shot).metadata();
  const inside = await sharp(shot)
    .extract({ left: BORDER, top: BORDER, width: frame.width - 2 * BORDER, height: frame.height - 2 * BORDER })
    .toBuffer();
  const textImage = sharp(
    await sharp(inside)
      .trim()
      .toBuffer()
      .catch(() => inside),
  );
  const { width: wide } = await textImage.metadata();
  const { data, info } = await textImage
    .resize({ width: Math.min(SHEET.width - 2 * MARGIN, Math.round(wide * SCALE)) })
    .toBuffer({ resolveWithObject: true });
  const maxHeight = SHEET.height - MARGIN;
  const isLow = info.height <= maxHeight - MARGIN;
  const picture = isLow
    ? data
    : await sharp(data)
        .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, maxHeight) })
        .toBuffer();
  const top = isLow ? Math.round((SHEET.height - info.height) / 2) : MARGIN;
  return sharp({ create: { ...SHEET, channels: 3, background } })
    .composite([{ input: picture, left: Math.round((SHEET.width - info.width) / 2), top }])
    .avif({ quality: 45, effort: 4 })
    .toBuffer();
}
