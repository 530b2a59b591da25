/** Every widget mounts and unmounts, with its first example. */
import { readFileSync } from 'node:fs';
import { widgetNames } from '../e2e/setup/catalogue.ts';
import { expect, test } from '../e2e/support/host.ts';
import { installCensus, takeCensus } from './setup/census.ts';

const MOUNTS = 50;
/** The number of nodes that one widget may leave behind: browsers keep some, such as the last focused one. */
const MAX_NODES = 40;
const CROP = '<source media="(max-width: 99px)" srcset="data:,">';

for (const name of widgetNames) {
  test(`the ${name} leaves nothing behind when it unmounts`, async ({ host, page }) => {
    test.setTimeout(120_000);
    const [, first = ''] = readFileSync(`widgets/${name}/examples.html`, 'utf8').split(/<!-- example:.*-->/);
    const small = first.replaceAll(/<img\b([^>]*)\bsrc="[^"]*"/g, '<img$1src="data:,"');
    // Chromium keeps every `<source media>` that is inserted into a tree outside the page.
    const html = small.includes('<picture') ? small : small.replaceAll(/<img\b[^>]*>/g, `<picture>${CROP}$&</picture>`);
    await installCensus(page);
    // Logged objects are kept by the console.
    await page.addInitScript(() => {
      for (const method of ['error', 'warn', 'info', 'log'] as const) console[method] = () => {};
    });
    await host.open({ body: '<main></main>' });
    const mountAndUnmount = (count: number) =>
      page.evaluate(
        async ([markup, times]) => {
          const main = document.querySelector('main')!;
          const isSettled = (placeholder: Element) =>
            /mounted|failed/.test(placeholder.getAttribute('data-state') ?? '');
          for (let time = 0; time < times; time += 1) {
            main.innerHTML = markup;
            for (const placeholder of main.querySelectorAll('[data-module]'))
              placeholder.setAttribute('data-load', 'eager');
            const end = performance.now() + 5_000;
            while (![...main.querySelectorAll('[data-module]')].every(isSettled) && performance.now() < end)
              await new Promise(requestAnimationFrame);
            main.innerHTML = '';
            await new Promise(requestAnimationFrame);
          }
        },
        [html, count] as const,
      );
    const rest = () => expect.poll(async () => (await takeCensus(page)).timers, { timeout: 20_000 }).toBe(0);

    await mountAndUnmount(10);
    await rest();
    const start = await takeCensus(page);
    await mountAndUnmount(MOUNTS);
    await rest();
    const end = await takeCensus(page);
    expect.soft(end.nodes - start.nodes, 'nodes left behind').toBeLessThanOrEqual(MAX_NODES);
    expect.soft(end.listeners - start.listeners, 'listeners left behind').toBeLessThanOrEqual(5);
    expect(end.observed - start.observed, 'observers left behind').toBe(0);
  });
}
