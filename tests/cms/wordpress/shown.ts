import type { Page } from '@playwright/test';

/** The visible content of modules on a page, by module: their text without the typography of a CMS. */
export async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page
    .locator('[data-module]')
    .evaluateAll((modules) =>
      modules.map((module) => `${(module as HTMLElement).dataset.module}: ${(module as HTMLElement).innerText}`),
    );
  return texts.map((text) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/[“”„″]/g, '"')
      .replace(/[‘’′]/g, "'")
      .replace(/[–—]|--+/g, '-')
      .replace(/…/g, '...')
      .toLowerCase(),
  );
}

/** Properties that themes style. Sizes that follow the width of the page are left out. */
const PROPERTIES = [
  'appearance',
  'background-color',
  'border-block-end-style',
  'border-block-end-width',
  'border-block-start-width',
  'border-inline-end-width',
  'border-inline-start-width',
  'border-start-start-radius',
  'box-shadow',
  'color',
  'display',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'list-style-type',
  'margin-block-end',
  'margin-block-start',
  'padding-block-end',
  'padding-block-start',
  'padding-inline-end',
  'padding-inline-start',
  'text-decoration-line',
  'text-transform',
];

const ELEMENTS =
  'button, input, select, table, th, td, figure, figcaption, blockquote, ul, ol, li, a, h2, h3, h4, p, hr, fieldset, legend, label';

/** By module, element and property. Elements of editors inherit the theme's styles, so they are left out. */
export type Looks = Readonly<Record<string, string>>;

export function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(
    ({ properties, elements }) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>('[data-module]')].flatMap((module) =>
          [...module.querySelectorAll(elements)]
            .filter(
              (element) => element.checkVisibility({ opacityProperty: true }) && element.className.startsWith('inlay-'),
            )
            .flatMap((element, index) => {
              const style = getComputedStyle(element);
              const hasText = [...element.childNodes].some(
                (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim(),
              );
              const isSeen = (property: string) =>
                (hasText || property !== 'font-size') &&
                (property !== 'color' || !element.matches('[type=checkbox], [type=radio]'));
              return properties
                .filter(isSeen)
                .map((property) => [
                  `${module.dataset.module} ${index} ${element.localName}.${element.classList[0]} ${property}`,
                  style.getPropertyValue(property),
                ]);
            }),
        ),
      ) as Record<string, string>,
    { properties: PROPERTIES, elements: ELEMENTS },
  );
}

/** `module element property: is this, not that`. */
export function differences(looks: Looks, expected: Looks): string[] {
  return Object.keys({ ...expected, ...looks }).flatMap((name) =>
    looks[name] === expected[name] ? [] : [`${name}: ${looks[name]}, not ${expected[name]}`],
  );
}
