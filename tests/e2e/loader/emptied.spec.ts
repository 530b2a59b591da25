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
    expect(host.consoleMessages).toEqual([]);
  });
}

test('content that the host writes over a widget is its new content', { tag: '@core' }, async ({ host, page }) => {
  const quote = page.locator('#quote');
  await expect(quote.getByRole('figure')).toHaveText('Water is calm.');
  for (const quoted of ['Steel is patient.', 'Copper is not.']) {
    await quote.evaluate((element, text) => (element.innerHTML = `<p data-field="quote">${text}</p>`), quoted);
    await expect(quote.getByRole('figure')).toHaveText(quoted);
  }
  expect(host.consoleMessages).toEqual([]);
});

test('a widget without a component works with content that the host writes over the original', async ({
  host,
  page,
}) => {
  const code = `export default async (inlay) => {
    const { defineWidget } = await inlay.kit();
    return defineWidget({
      name: 'counter',
      enhance(props, { element }) {
        const button = element.querySelector('button');
        const onClick = () => (button.textContent = String(Number(button.textContent) + 1));
        button.addEventListener('click', onClick);
        return () => button.removeEventListener('click', onClick);
      },
    });
  }`;
  await page.route('**/counter.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await host.open({ config: OWN, body: counter('', '<button>1</button>') });
  const button = host.placeholder().getByRole('button');
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  await button.click();
  await expect(button).toHaveText('2');
  await host.placeholder().evaluate((element) => (element.innerHTML = '<button>7</button>'));
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('7', { timeout: 100 });
  }).toPass();
  await host.placeholder().evaluate((element) => (element.innerHTML = ''));
  await expect(button).toBeVisible();
  expect(host.consoleMessages).toEqual([]);
});

test('a placeholder whose root a script of the host removes while it mounts shows its widget all the same', async ({
  host,
  page,
}) => {
  await page.evaluate(() => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
      insertBefore.call(this, node, next);
      if (node.nodeName === 'SECTION') {
        Node.prototype.insertBefore = insertBefore;
        (node as never as Element).remove();
      }
      return node;
    };
    document.getElementById('it')!.replaceWith(document.getElementById('it')!.cloneNode(true));
  });
  await expect(host.placeholder()).toHaveText('Pressed 0');
  await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
});

test('a host that empties a placeholder at every mount is stopped and named', async ({ host, page }) => {
  await page.evaluate(() => {
    document.addEventListener('inlay:mount', ({ target }) => (target as Element).replaceChildren());
    document.getElementById('it')!.replaceChildren();
  });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect(host.placeholder()).toHaveText('Server text');
  expect(host.consoleMessages).toEqual([
    expect.stringMatching(/^error: Inlay: counter: a script of the page removed the widget 4 times in a row/),
  ]);
});
