import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Colour, contrast } from '../../../src/ui/colours/colour/colour.ts';

/** Text on an image or a video, with its contrast against the pixels behind it. */
export interface TextOnPicture {
  readonly text: string;
  readonly contrast: number;
  /** The minimum by WCAG 1.4.3: 3 for large text, else 4.5. */
  readonly least: number;
}

interface Found extends Omit<TextOnPicture, 'contrast'> {
  /** Red, green, blue and alpha. */
  readonly colour: readonly number[];
  /** The boxes of its lines, in the window. */
  readonly boxes: readonly Box[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The share of pixels behind a text that may have a lower contrast: grain, or the edge of a line. */
const SHARE = 0.05;

/** Every text of the page on an image, measured where it is visible. */
export async function measureTextsOnPictures(page: Page): Promise<TextOnPicture[]> {
  const measured: TextOnPicture[] = [];
  await page.evaluate(findTexts);
  while (await page.evaluate(() => (window as unknown as Held).showNext())) {
    // For content that follows the scroll position, and lazy images.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => undefined)),
      ),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const found = await page.evaluate(() => (window as unknown as Held).takeSeen());
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await page.evaluate(() => (window as unknown as Held).showText());
    measured.push(
      ...found.map(({ text, least, colour, boxes }) => ({
        text,
        least,
        contrast: contrastOn(boxes, colour, { data, width: info.width }),
      })),
    );
  }
  return measured;
}

/** The part of it that its scroll containers leave visible. */
interface Held {
  showNext(): boolean;
  takeSeen(): Found[];
  showText(): void;
}

/** Runs in the page. */
function findTexts() {
  const media = [...document.querySelectorAll('img, video, canvas')].filter((medium) =>
    medium.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const boxesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const isClipped = (element: Element, box: DOMRect) => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      if (
        getComputedStyle(around).overflow !== 'visible' &&
        overlap(around.getBoundingClientRect(), box) < box.width * box.height * 0.99
      )
        return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (
      !node.textContent?.trim() ||
      element.matches('details:not([open])') ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const boxes = boxesOf(node);
    if (
      boxes.length &&
      boxes.every((box) => !isClipped(element, box)) &&
      media.some((medium) =>
        boxes.some((box) => overlap(medium.getBoundingClientRect(), box) > box.width * box.height * 0.2),
      )
    )
      texts.push(node);
  }
  // The CSP of the pages forbids `<style>` elements.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const controls: Held = {
    showNext() {
      texts[0]?.parentElement!.scrollIntoView({ block: 'center', behavior: 'instant' });
      return texts.length > 0;
    },
    takeSeen() {
      const [next] = texts;
      const seen = texts.filter(
        (text) => text === next || boxesOf(text).every(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
      );
      for (const text of seen) texts.splice(texts.indexOf(text), 1);
      const found = seen.map((text) => {
        const { color, fontSize, fontWeight } = getComputedStyle(text.parentElement!);
        const size = Number.parseFloat(fontSize);
        const colour = color.match(/[\d.]+/g)!.map(Number);
        return {
          text: text.textContent!.trim().slice(0, 60),
          least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
          colour: color.startsWith('color(srgb')
            ? colour.map((part, index) => (index < 3 ? part * 255 : part))
            : colour,
          boxes: boxesOf(text).map(({ x, y, width, height }) => ({ x, y, width, height })),
        };
      });
      sheet.replaceSync('* { color: transparent !important; transition: none !important }');
      return found;
    },
    showText: () => void sheet.replaceSync(''),
  };
  Object.assign(window, controls);
}

function contrastOn(
  boxes: readonly Box[],
  [red = 0, green = 0, blue = 0, alpha = 1]: readonly number[],
  { data, width }: { data: Buffer; width: number },
): number {
  const height = data.length / width / 3;
  const contrasts = boxes.flatMap((box) => {
    const found: number[] = [];
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y += 1) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x += 1) {
        const at = (y * width + x) * 3;
        const ground: Colour = [data[at]!, data[at + 1]!, data[at + 2]!];
        const mixed = (part: number, behind: number) => part * alpha + behind * (1 - alpha);
        found.push(contrast([mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2])], ground));
      }
    }
    return found;
  });
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * SHARE)] ?? Number.NaN;
}
