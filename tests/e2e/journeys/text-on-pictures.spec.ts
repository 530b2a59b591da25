/** Text on images, measured against the pixels behind it, which axe leaves undecided. */
import { expect, test, wholeIsMounted } from '../setup/index.ts';
import { measureTextsOnPictures, type TextOnPicture } from '../setup/picture-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  'a practice': '/practices/strategy',
  'a person on a picture': '/people/yuki-tanabe',
  'a blog': '/blogs/second-shift',
  'the page of media': '/demo/pages/media',
  'heroes with text over the picture': '/catalogue/full-hero',
  'heroes with a video': '/catalogue/video-hero',
  'heroes of sections': '/catalogue/section-hero',
  'videos in the background': '/catalogue/background-video',
  'posters of videos': '/catalogue/inline-video',
  'the gallery of videos': '/catalogue/video-gallery',
  'tiles of a wall': '/catalogue/grid-wall',
  'entries of a blog': '/catalogue/blog-entry',
};

for (const [name, address] of Object.entries(pages)) {
  test(`text on the pictures of ${name} can be read, on a phone and a desktop, light and dark`, async ({ page }) => {
    const texts: (TextOnPicture & { width: number; look: string })[] = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await wholeIsMounted(page);
      for (const look of ['light', 'dark']) {
        await page.locator('html').evaluate((html, theme) => (html.dataset['theme'] = theme), look);
        texts.push(...(await measureTextsOnPictures(page)).map((text) => ({ ...text, width, look })));
      }
    }
    expect(texts.length, 'texts on pictures').toBeGreaterThan(0);
    expect(texts.filter(({ contrast, least }) => !(contrast >= least))).toEqual([]);
  });
}
