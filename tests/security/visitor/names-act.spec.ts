/** Names of modules, strategies, languages and events, as a hostile page or URL would write them. */
import { textsOf } from '../attacks/index.ts';
import { escaped } from '../setup/placeholders.ts';
import { expect, test } from '../setup/visitor.ts';
import type { HostWindow } from '../../e2e/support/inlay.ts';

const quote = '<p data-field="quote">Steel is patient.</p>';

test(
  'no attribute of the loader makes it fetch or start unintended code',
  { tag: '@core' },
  async ({ page, visitor }) => {
    const attackTexts = textsOf('event-name', 'attribute', 'url').map(escaped);
    const placeholders = attackTexts.flatMap((text) => [
      `<div data-attacked data-module="${text}">${quote}</div>`,
      `<div data-attacked data-module="inlay-${text}">${quote}</div>`,
      `<div data-attacked data-module="pull-quote" data-load="${text}">${quote}</div>`,
      `<div data-attacked data-module="pull-quote" data-load="event:${text}">${quote}</div>`,
      `<div data-attacked data-module="pull-quote" data-load="media ${text}">${quote}</div>`,
      `<div data-attacked data-module="pull-quote" data-load="eager" data-language="${text}" data-isolate="${text}">${quote}</div>`,
    ]);
    await visitor.open({
      body: `${placeholders.join('')}<div data-attacked id="last" data-module="pull-quote" data-load="eager">${quote}</div>`,
    });
    await expect(page.locator('#last')).toHaveAttribute('data-state', 'mounted', { timeout: 30_000 });
    await visitor.expectUnharmed('loader');
  },
);

test('no widget acts on events with hostile names or content', async ({ page, visitor }) => {
  const modules = [
    'session-badge',
    'save-article',
    'regwall',
    'quiz',
    'rate-article',
    'newsletter-options',
    'flourish',
  ];
  await visitor.open({
    body: modules.map((name) => `<div data-attacked data-module="${name}" data-load="eager"></div>`).join(''),
  });
  await visitor.settled();
  await page.evaluate(
    async ({ names, texts }) => {
      const { inlay } = window as unknown as HostWindow;
      for (const name of names) {
        for (const text of texts) {
          for (const detail of [text, { text, tone: text, status: text, code: text, url: text }]) {
            await inlay.publish(name, detail as never);
            document.dispatchEvent(new CustomEvent(`inlay:${name}`, { detail }));
          }
        }
      }
    },
    { names: textsOf('event-name'), texts: textsOf('markup').filter((_, index) => index % 8 === 0) },
  );
  await visitor.expectUnharmed('events');
});
