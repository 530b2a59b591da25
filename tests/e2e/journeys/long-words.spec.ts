/** German, chemical names and URLs have words of forty letters and more, and a small phone is 320 pixels wide. */
import type { Page } from '@playwright/test';
import { examplesOf, widgetNames } from '../setup/catalogue.ts';
import { expect, test, wholeIsMounted } from '../setup/index.ts';

const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeit';

// The badge stays on one line in a host's header.
const widgets = widgetNames.filter((name) => name !== 'session-badge');
test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

for (const widget of widgets) {
  test(`a word of 44 letters stays inside the ${widget} on a small phone`, async ({ page, pageErrors }) => {
    pageErrors.expect(/./);
    await page.addInitScript(lengthenTexts, LONG);
    await page.goto(examplesOf(widget));
    await wholeIsMounted(page);
    expect(await tooWide(page)).toEqual([]);
  });
}

/**
 * Inserts the word before an editor's text, before the loader reads it. Numbers and dates, which widgets parse, stay.
 */
function lengthenTexts(word: string) {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('[data-module] :is([data-field], [data-item], [data-field] *)')) {
      for (const node of element.childNodes)
        if (node instanceof Text && /^[^\d{]*\p{L}{3,} \p{L}{2,}/u.test(node.data.trim()))
          node.data = `${word} ${node.data}`;
    }
  });
}

/** Texts that overflow their own box, or whose box overflows the window, unless an ancestor scrolls or clips. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const module = text.parentElement?.closest('[data-module]');
      if (!module || !text.textContent?.trim()) continue;
      const around = ancestors(text, module);
      const box = around.find((element) => !/^(inline|contents)/.test(getComputedStyle(element).display)) ?? module;
      if (around.some((element) => getComputedStyle(element).overflowX !== 'visible')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const edges = box.getBoundingClientRect();
      if (right > edges.right + 1 || left < edges.left - 1 || right > innerWidth || left < 0)
        found.push(`${box.className || box.localName}: ${text.textContent.trim().slice(0, 60)}`);
    }
    return found;

    function ancestors(node: Node, end: Element): Element[] {
      const elements: Element[] = [];
      for (let element = node.parentElement; element && element !== end; element = element.parentElement)
        elements.push(element);
      return [...elements, end];
    }
  });
}
