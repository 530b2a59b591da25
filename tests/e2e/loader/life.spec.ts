/** Placeholders that a page adds, moves, changes and removes after it was loaded. */
import { counter, expect, OWN, test } from '../support/host.ts';
import { comings, type HostWindow } from '../support/inlay.ts';

test.beforeEach(async ({ host }) =>
  host.open({ config: OWN, body: `<div id="home">${counter()}</div><div id="other"></div>` }),
);

test(
  'a placeholder that is added mounts, also deep inside content that a script inserts',
  { tag: '@core' },
  async ({ page }) => {
    await page.locator('#other').evaluate((other) => {
      const added = document.createElement('div');
      added.dataset.module = 'counter';
      added.dataset.title = 'Added';
      other.append(added);
    });
    await expect(page.locator('#other')).toHaveText('Added 0');
    await page
      .locator('#other')
      .evaluate(
        (other) =>
          (other.innerHTML =
            '<section><ul><li><div data-module="counter" data-title="Deep"></div></li></ul></section>'),
      );
    await expect(page.locator('#other')).toHaveText('Deep 0');
  },
);

test(
  'a placeholder that is removed is unmounted, and restored as the server rendered it',
  { tag: '@core' },
  async ({ page }) => {
    // A component that is removed before the first paint never runs its effects.
    await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
    const html = await page.evaluate(async () => {
      const placeholder = document.getElementById('it')!;
      const unmounted = new Promise((resolve) => placeholder.addEventListener('inlay:unmount', resolve));
      placeholder.remove();
      await unmounted;
      return placeholder.outerHTML;
    });
    expect(html).toBe('<div id="it" data-module="counter"><p>Server text</p></div>');
    // A component's cleanup may run a task later.
    await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 1 });
    expect(await page.evaluate(() => (window as never as HostWindow).inlay.inspect().length)).toBe(0);
  },
);

test(
  'a copy that replaces its placeholder in the same task mounts, and the placeholder unmounts',
  { tag: '@core' },
  async ({ page, host }) => {
    await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
    await host.placeholder().evaluate((placeholder) => {
      const copy = placeholder.cloneNode(true) as HTMLElement;
      copy.dataset.title = 'Copied';
      placeholder.replaceWith(copy);
    });
    await expect(host.placeholder()).toHaveText('Copied 0');
    await expect.poll(() => comings(page)).toEqual({ mounts: 2, unmounts: 1 });
  },
);

test('a changed attribute renders again and keeps the state', { tag: '@core' }, async ({ host }) => {
  await host.placeholder().getByRole('button').click();
  await host.placeholder().evaluate((placeholder) => (placeholder.dataset.title = 'Renamed'));
  await expect(host.placeholder()).toHaveText('Renamed 1');
});

test('another module name is another widget', { tag: '@core' }, async ({ page, host }) => {
  await expect.poll(() => comings(page)).toEqual({ mounts: 1, unmounts: 0 });
  await host.placeholder().evaluate((placeholder) => {
    placeholder.innerHTML = '';
    placeholder.dataset.module = 'pull-quote';
    placeholder.dataset.quote = 'Steel is patient.';
  });
  await expect(host.placeholder().getByRole('figure')).toHaveText('Steel is patient.');
  expect(await comings(page)).toEqual({ mounts: 1, unmounts: 1 });
});

test('a placeholder that loses its data-module is restored', { tag: '@core' }, async ({ host }) => {
  await expect(host.placeholder()).toHaveText('Pressed 0');
  await host.placeholder().evaluate((placeholder) => placeholder.removeAttribute('data-module'));
  await expect(host.placeholder()).toHaveText('Server text');
  await expect(host.placeholder()).not.toHaveAttribute('data-state');
});

test(
  'bubbling events report that a widget has mounted, unmounted or failed',
  { tag: '@core' },
  async ({ page, host }) => {
    await expect(host.placeholder()).toHaveText('Pressed 0');
    const events = await page.evaluate(async () => {
      const events: string[] = [];
      for (const name of ['mount', 'unmount', 'error'])
        document.addEventListener(`inlay:${name}`, (event) =>
          events.push(`${name} ${(event as CustomEvent<{ module: string }>).detail.module}`),
        );
      const other = document.getElementById('other')!;
      other.innerHTML = '<div data-module="counter"></div><div data-module="broken" data-when="render"></div>';
      while (!events.some((event) => event.startsWith('error')) || !events.some((event) => event.startsWith('mount')))
        await new Promise(requestAnimationFrame);
      // Events of a removed element do not bubble to the document.
      (window as never as HostWindow).inlay.unmount(other.firstElementChild!);
      while (events.length < 3) await new Promise(requestAnimationFrame);
      return events.sort();
    });
    expect(events).toEqual(['error broken', 'mount counter', 'unmount counter']);
  },
);

test('a widget mounts without a placeholder in the markup, and unmounts again', { tag: '@core' }, async ({ page }) => {
  const other = page.locator('#other');
  await other.evaluate((element) =>
    (window as never as HostWindow).inlay.mount(element, 'counter', { title: 'Given' }),
  );
  await expect(other).toHaveText('Given 0');
  await other.evaluate((element) => (window as never as HostWindow).inlay.unmount(element));
  await expect(other).toBeEmpty();
  expect(
    await other.evaluate((element) =>
      (window as never as HostWindow).inlay.mount(element, 'quizz').catch((error: Error) => error.message),
    ),
  ).toMatch(/^inlay\.mount: there is no module "quizz"/);
});

test('an open shadow root that is handed over is watched from then on', { tag: '@core' }, async ({ page }) => {
  await page.evaluate(async () => {
    const root = document.getElementById('other')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<div data-module="counter" data-title="Shadow"></div>';
    await (window as never as HostWindow).inlay.scan(root);
    root.append(Object.assign(document.createElement('div'), { id: 'later' }));
  });
  await expect(page.getByText('Shadow 0')).toBeVisible();
  await page.locator('#later').evaluate((later) => {
    later.dataset.title = 'Later';
    later.dataset.module = 'counter';
  });
  await expect(page.getByText('Later 0')).toBeVisible();
});
