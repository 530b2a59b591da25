/** Placeholders wherever a CMS puts them. */
import { aroundPlaceholder, counter, expect, OWN, test } from '../support/host.ts';

const it = (element: string, content = '') =>
  `<${element} id="it" data-module="counter" data-title="Here">${content}</${element}>`;

for (const [where, body] of [
  ['in a table cell', `<table><tr><td>Before</td><td>${it('div')}</td></tr></table>`],
  ['that is a table cell', `<table><tr>${it('td')}</tr></table>`],
  ['in a list item', `<ul><li>Before</li><li>${it('div')}</li></ul>`],
  ['that is a list item', `<ol>${it('li', 'Server text')}</ol>`],
  ['in a form', `<form action="/search"><input name="q">${it('div')}</form>`],
  ['in a summary', `<details open><summary>${it('span')}</summary></details>`],
  ['in a paragraph', `<p>Words ${it('span')} and words</p>`],
  ['in a heading', `<h2>${it('span')}</h2>`],
  ['in a definition list', `<dl><dt>Term</dt><dd>${it('div')}</dd></dl>`],
  ['in a button bar', `<nav>${it('div')}</nav>`],
  ['in a figure', `<figure>${it('div')}<figcaption>Caption</figcaption></figure>`],
  ['that is a custom element', it('my-block')],
  ['that is a section with comments', it('section', '<!-- CMS: begin --><p>Server text</p><!-- CMS: end -->')],
] as const) {
  test(`a placeholder ${where} mounts and changes nothing around it`, { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body });
    await expect(host.placeholder()).toHaveText('Here 0');
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText('Here 1');
    expect(await aroundPlaceholder(page)).toBe(await aroundPlaceholder(page, body));
    expect(page.url()).toMatch(/\/page-\d+$/);
    expect(host.consoleMessages).toEqual([]);
  });
}

test('a placeholder inside the content of another mounts inside it', { tag: '@core' }, async ({ host, page }) => {
  await host.open({
    config: OWN,
    body: counter(
      'data-title="Outer"',
      '<div data-field="body"><div id="inner" data-module="counter" data-title="Inner"></div></div>',
    ),
  });
  await expect(page.getByRole('button')).toHaveText(['Outer 0', 'Inner 0']);
  await page.getByRole('button', { name: 'Inner' }).click();
  await page.getByRole('button', { name: 'Outer' }).click();
  await expect(page.getByRole('button')).toHaveText(['Outer 1', 'Inner 1']);
  await expect(page.locator('#inner')).toHaveText('Inner 1');
});

test(
  'a placeholder inside one that does not show it stays pending without harm',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: OWN,
      body: counter('data-title="Outer"', '<div data-module="counter" data-title="Inner"></div>'),
    });
    await expect(page.getByRole('button')).toHaveText(['Outer 0']);
    expect(host.consoleMessages).toEqual([]);
  },
);

test('an iframe inside the content is moved with its page', { tag: '@core' }, async ({ host, page }) => {
  await host.open({
    config: OWN,
    body: counter('', '<div data-field="body"><iframe title="Film" srcdoc="<p>Playing</p>"></iframe></div>'),
  });
  await expect(page.getByRole('button')).toHaveText('Pressed 0');
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
});

test.describe('An isolated placeholder', () => {
  const hostile =
    '<style>button { display: none !important } .inlay-pull-quote { color: rgb(255, 0, 0); font-size: 99px }</style>';

  test('looks as it should on a page that restyles everything', { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      config: OWN,
      head: hostile,
      body: '<div id="it" data-module="pull-quote" data-isolate data-quote="Steel is patient." data-cite1="Lucie Marchand"></div>',
    });
    const figure = page.locator('figure');
    await expect(figure).toBeVisible();
    expect(
      await figure.evaluate((element) => [
        element.getRootNode() instanceof ShadowRoot,
        getComputedStyle(element).color === 'rgb(255, 0, 0)',
      ]),
    ).toEqual([true, false]);
    expect(await figure.evaluate((element) => getComputedStyle(element).borderInlineStartWidth)).toBe('3px');
  });

  test('takes no text style from its column or from a rule for every element', async ({ host, page }) => {
    const column =
      'font: italic 700 9px/3 cursive; letter-spacing: 9px; word-spacing: 9px; text-transform: uppercase; text-align: right; white-space: nowrap; text-indent: 50px; text-shadow: 1px 1px red';
    const quote =
      '<div id="it" data-module="pull-quote" data-isolate data-quote="Steel is patient." data-cite1="Lucie Marchand"></div>';
    const styles = () =>
      page
        .locator('figure p, figure blockquote')
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [
            style.fontSize,
            style.fontStyle,
            style.fontWeight,
            style.lineHeight,
            style.letterSpacing,
            style.wordSpacing,
            style.textTransform,
            style.textAlign,
            style.whiteSpace,
            style.textIndent,
            style.textShadow,
          ];
        });
    await host.open({ body: quote });
    const expected = await styles();
    await host.open({ body: `<div style="${column}">${quote}</div>` });
    expect(await styles()).toEqual(expected);
    await host.open({
      head: `<style>body * { ${column.replaceAll(';', ' !important;')} !important }</style>`,
      body: quote,
    });
    expect(await styles()).toEqual(expected);
  });

  test('follows the tokens that the host sets on an ancestor', { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      config: OWN,
      body: '<div style="--inlay-ink: rgb(1, 2, 3)"><div data-module="pull-quote" data-isolate data-quote="Steel is patient."></div></div>',
    });
    await expect(page.locator('figure')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('works like any other', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: counter('data-isolate') });
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveText('Pressed 1');
  });
});

test.describe('The tokens', () => {
  const quote = (attributes = '') =>
    `<div id="it" data-module="pull-quote" ${attributes} data-quote="Steel is patient."></div>`;
  /** The number of stylesheets that scripts adopted on the page. */
  const adopted = () =>
    [...document.adoptedStyleSheets].filter(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => /--inlay-rem:/.test(cssText)),
    ).length;

  test('come with the script where the page has no stylesheet of ours', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: quote() });
    await expect(page.locator('figure')).toHaveCSS('color', 'rgb(16, 36, 62)');
    expect(await page.evaluate(adopted)).toBe(1);
  });

  test(
    'come with the stylesheet where it is of the same release, and are not set a second time',
    { tag: '@core' },
    async ({ host, page }) => {
      await host.open({
        config: OWN,
        head: `<link rel="stylesheet" href="${host.cdn.origin}/inlay.css">`,
        body: quote(),
      });
      await expect(page.locator('figure')).toHaveCSS('color', 'rgb(16, 36, 62)');
      expect(await page.evaluate(adopted)).toBe(0);
    },
  );

  test('come with the script where the stylesheet is of another release', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, head: `<style>:where(:root) { --inlay-version: '0.0.1' }</style>`, body: quote() });
    await expect(page.locator('figure')).toHaveCSS('color', 'rgb(16, 36, 62)');
    expect(await page.evaluate(adopted)).toBe(1);
  });

  test('reach into an isolated placeholder with its own theme either way', { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      config: OWN,
      head: `<link rel="stylesheet" href="${host.cdn.origin}/inlay.css">`,
      body: quote('data-isolate data-theme="dark"'),
    });
    await expect(page.locator('figure')).toHaveCSS('color', 'rgb(242, 237, 228)');
  });
});

for (const [how, attributes] of [
  ['by the attribute hidden', 'hidden'],
  ['by a class', 'class="later"'],
] as const)
  test(`a module that the host hides ${how} stays hidden, also before it is mounted`, async ({ host, page }) => {
    await host.open({
      head: `<link rel="stylesheet" href="${host.cdn.origin}/inlay.css"><style>.later { display: none }</style>`,
      body: `<div id="it" data-module="table" data-load="interaction" ${attributes}><table><tr><td>Later</td></tr></table></div>`,
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await expect(host.placeholder()).toBeHidden();
    await page.evaluate(() => {
      const element = document.querySelector('#it')!;
      element.removeAttribute('hidden');
      element.removeAttribute('class');
    });
    await expect(host.placeholder()).toBeVisible();
  });
