/** A page that adds and removes widgets all day, as single-page hosts do. */
import { expect, test } from '../e2e/support/host.ts';
import { installCensus, takeCensus } from './setup/census.ts';
import { expectReturn } from './setup/returns.ts';

const AT_ONCE = 10;
const CYCLES = 1_000;

const MODULES: Record<string, string> = {
  'section-header':
    '<div data-module="section-header" data-load="eager"><h2 data-field="title">Title</h2><p data-field="description">Text</p></div>',
  'sign-in': '<div data-module="sign-in" data-load="eager"><h2 data-field="title">Title</h2></div>',
  'image-carousel': `<div data-module="image-carousel" data-load="eager" data-show-dots>${'<figure data-item="slides"><img data-field="image" src="data:," alt="" width="3" height="2"><figcaption data-field="caption">Text</figcaption></figure>'.repeat(3)}</div>`,
};

for (const [name, html] of Object.entries(MODULES)) {
  test(`a thousand comings and goings of the ${name} leave nothing behind`, async ({ host, page }) => {
    test.setTimeout(120_000);
    await installCensus(page);
    await host.open({ body: '<main></main>' });
    const mountAndUnmount = (cycles: number) =>
      page.evaluate(
        async ([html, count]) => {
          const main = document.querySelector('main')!;
          for (let round = 0; round < count; round += 1) {
            main.innerHTML = html;
            while (main.querySelector('[data-module]:not([data-state=mounted])'))
              await new Promise(requestAnimationFrame);
            main.innerHTML = '';
            await new Promise(requestAnimationFrame);
          }
        },
        [html.repeat(AT_ONCE), cycles / AT_ONCE] as const,
      );
    /** keen-slider measures again two seconds after its start; all other timers have fired by then. */
    const rest = () => expect.poll(async () => (await takeCensus(page)).timers, { timeout: 20_000 }).toBe(0);

    await mountAndUnmount(200);
    await rest();
    const start = await takeCensus(page);
    await mountAndUnmount(CYCLES);
    await rest();
    expectReturn(start, await takeCensus(page));
    expect(host.consoleMessages).toEqual([]);
  });
}
