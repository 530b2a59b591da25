/** Hosts that empty a mounted placeholder, or write other content into it. */
import { counter, expect, OWN, test } from '../support/host.ts';
import { comings } from '../support/inlay.ts';

test.beforeEach(async ({ host, page }) => {
  await host.open({
    config: OWN,
    body: `${counter()}<div id="quote" data-module="pull-quote"><p data-field="quote">Water is calm.</p></div>`,
  });
  await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
});

for (const [how, empty] of [
  ["innerHTML = ''", (element: Element) => void (element.innerHTML = '')],
  ['replaceChildren()', (element: Element) => element.replaceChildren()],
] as const) {
  test(`a placeholder that the host empties with ${how} mounts again`, async ({ host, page }) => {
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText('Pressed 1');
    await host.placeholder().evaluate(empty);
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await expect.poll(() => comings(page)).toEqual({ mounts: 2, unmounts: 1 });
    await host.placeholder().evaluate((element) => element.removeAttribute('data-module'));
    await expect(host.placeholder()).toHaveText('Server text');
    expect(host.said).toEqual([]);
  });
}

test('what the host writes over a widget is its new content', { tag: '@core' }, async ({ host, page }) => {
  const quote = page.locator('#quote');
  await expect(quote.getByRole('figure')).toHaveText('Water is calm.');
  for (const quoted of ['Steel is patient.', 'Copper is not.']) {
    await quote.evaluate((element, text) => (element.innerHTML = `<p data-field="quote">${text}</p>`), quoted);
    await expect(quote.getByRole('figure')).toHaveText(quoted);
  }
  expect(host.said).toEqual([]);
});

test('a host that empties a placeholder at every mount is stopped and named', async ({ host, page }) => {
  await page.evaluate(() => {
    document.addEventListener('inlay:mount', ({ target }) => (target as Element).replaceChildren());
    document.getElementById('it')!.replaceChildren();
  });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect(host.placeholder()).toHaveText('Server text');
  expect(host.said).toEqual([
    expect.stringMatching(/^error: Inlay: counter: a script of the page removed the widget 4 times in a row/),
  ]);
});
