/**
 * No page scrolls sideways on a small phone, with large text, or with the spacing that some readers need (WCAG 1.4.4,
 * 1.4.10, 1.4.12).
 */
import type { Page } from '@playwright/test';
import { expect, test, wholeIsMounted } from '../setup/index.ts';
import { pagesOf, selectPages, UNLINKED } from '../support/crawl.ts';

const LANGUAGES = ['en', 'de', 'ar', 'ja'];

const READERS = {
  'a phone of 320 pixels': { width: 320, css: '' },
  'text twice as large': { width: 1280, css: 'html { font-size: 200% !important }' },
  'text twice as large on a phone': { width: 360, css: 'html { font-size: 200% !important }' },
  'wider spacing on a phone': {
    width: 360,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page that fails does not end the test. */
const eventually = expect.configure({ soft: true });

for (const language of LANGUAGES)
  for (const [name, { width, css }] of Object.entries(READERS))
    test(`pages in ${language} do not scroll sideways with ${name}`, async ({ demo, page, pageErrors }) => {
      test.setTimeout(600_000);
      pageErrors.expect(/./);
      await page.setViewportSize({ width, height: 800 });
      const allPages = await pagesOf(demo.site, UNLINKED);
      const pagesInLanguage = new Map(
        [...allPages].filter(([, markup]) => new RegExp(`<html[^>]*lang="${language}`).test(markup)),
      );
      expect(pagesInLanguage.size).toBeGreaterThan(0);
      for (const path of selectPages(pagesInLanguage)) {
        // A page for readers redirects to the sign-in.
        await expect(async () => {
          await page.goto(path);
          await wholeIsMounted(page);
          await page.evaluate(addCss, css);
        }).toPass({ timeout: 60_000 });
        // A module that is as wide as the page measures it again after the change.
        await eventually.poll(() => beyond(page), { message: path, timeout: 3000 }).toEqual([]);
      }
    });

/** Under a CSP that allows no `<style>`. */
function addCss(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The width of the page, if it is wider than the window, and the innermost elements that cause it. */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5);
    };
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => isBeyond(element) && ![...element.children].some(isBeyond),
    );
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...innermost.slice(0, 8).map((element) => `${element.localName}.${element.className}`),
    ];
  });
}
