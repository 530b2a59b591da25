/** Screenshots of every example in every variant, compared with the accepted ones; see README.md. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../e2e/setup/index.ts';
import { sources } from '../recipe/source.ts';
import { fingerprintOf, marksOf, pack, unpack } from './fingerprint.ts';
import { LOOKS } from './looks.ts';
import { forgetChanges, recordChange, slugOf } from './report.ts';
import { markedSheet, sheetOf } from './sheet.ts';
import { fixPort, openExamples } from './open-examples.ts';

/** Content further down, as in a list of twenty, is not stored; in pixels of the page. */
const TALLEST = 1800;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name: widget } of sources()) {
  test(`${widget} matches its screenshots`, async ({ page }, { config: { updateSnapshots } }) => {
    const folder = `tests/visual/references/${widget}`;
    const isUpdate = updateSnapshots === 'all' || updateSnapshots === 'changed';
    await forgetChanges(widget);
    await mkdir(folder, { recursive: true });
    await openExamples(page, widget);
    const examples = await picturesOf(page);
    for (const [example, pictures] of examples) {
      const file = `${folder}/${slugOf(example)}`;
      const after = await Promise.all(pictures.map(fingerprintOf));
      const isNew = !existsSync(`${file}.br`);
      const marks = isNew
        ? []
        : unpack(await readFile(`${file}.br`)).map((before, index) => marksOf(before, after[index]!));
      const looks = LOOKS.filter((_, index) => marks[index]?.length).map(({ name }) => name);
      if (isNew || looks.length || updateSnapshots === 'all') {
        const sheet = await sheetOf(pictures);
        if (looks.length)
          await recordChange({
            widget,
            example,
            looks,
            before: await readFile(`${file}.avif`),
            after: sheet,
            difference: await markedSheet(sheet, marks),
          });
        if (isNew || isUpdate)
          await Promise.all([writeFile(`${file}.avif`, sheet), writeFile(`${file}.br`, pack(after))]);
      }
      if (!isUpdate) expect.soft(looks, example).toEqual([]);
    }
    const slugs = [...examples.keys()].map(slugOf);
    const leftOver = readdirSync(folder).filter((file) => !slugs.includes(file.replace(/\.\w+$/, '')));
    if (isUpdate) await Promise.all(leftOver.map((file) => rm(`${folder}/${file}`)));
    else expect.soft(leftOver, 'references of examples that are gone').toEqual([]);
  });
}

/** By the title of the example, one per variant. */
async function picturesOf(page: Page): Promise<Map<string, Buffer[]>> {
  // Images far down are loaded when they approach the viewport.
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  const pictures = new Map<string, Buffer[]>();
  for (const { show } of LOOKS) {
    await show(page);
    await isStill(page);
    const { boxes, screenshot } = await photograph(page);
    const { height: end } = await sharp(screenshot).metadata();
    for (const [title, { top, ...box }] of boxes) {
      const picture = await sharp(screenshot)
        .extract({ ...box, top, height: Math.max(1, Math.min(box.height, TALLEST, end - top)) })
        .png({ compressionLevel: 1 })
        .toBuffer();
      pictures.set(title, [...(pictures.get(title) ?? []), picture]);
    }
  }
  return pictures;
}

/** The screenshot of a page that has not changed while it was taken. */
async function photograph(page: Page) {
  await fixPort(page);
  for (let boxes = await boxesOf(page); ;) {
    const screenshot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      timeout: 60_000,
    });
    const hasPort = await fixPort(page);
    const after = await boxesOf(page);
    if (!hasPort && JSON.stringify(after) === JSON.stringify(boxes)) return { boxes, screenshot };
    boxes = after;
  }
}

/** Layout changes after resizing the window are complete. */
async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const frame = () => new Promise(requestAnimationFrame);
    for (let height = -1, still = 0; still < 3;) {
      await frame();
      const now = document.documentElement.scrollHeight;
      still = now === height ? still + 1 : 0;
      height = now;
    }
  });
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

async function boxesOf(page: Page): Promise<[string, Box][]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('.example')].map((example) => {
      const { left, right, top, height } = example.querySelector('.stage')!.getBoundingClientRect();
      const begin = Math.max(0, Math.floor(left));
      return [
        example.querySelector('.example-title')!.textContent,
        {
          left: begin,
          top: Math.floor(top + scrollY),
          width: Math.min(clientWidth, Math.ceil(right)) - begin,
          height: Math.ceil(height),
        },
      ];
    });
  });
}
