/** When a widget mounts. */
import { counter, expect, FAR, OWN, test } from '../support/host';
import type { HostWindow } from '../support/inlay';
import { atRest } from '../setup/rest.ts';

test.describe('A visible placeholder', () => {
  test('in the viewport mounts immediately', { tag: '@core' }, async ({ host }) => {
    await host.open({ config: OWN, body: counter('data-title="Steel"') });
    await expect(host.placeholder()).toHaveText('Steel 0');
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
  });

  test(
    'far below waits, with nothing fetched for it, until it is scrolled to',
    { tag: '@core' },
    async ({ host, page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await host.open({ config: OWN, body: FAR + counter() });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
      await expect(host.placeholder()).toHaveText('Server text');
      await atRest(page);
      expect(requests.filter((url) => /chunks|counter/.test(url))).toEqual([]);
      await host.placeholder().scrollIntoViewIfNeeded();
      await expect(host.placeholder()).toHaveText('Pressed 0');
    },
  );

  test('mounts if the URL leads to it, or to an element inside it', { tag: '@core' }, async ({ host }) => {
    await host.open({
      config: OWN,
      body: FAR + counter('', '<p id="inside">Server text</p>') + FAR,
      address: '#inside',
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('mounts when a link of the page leads to an element inside it', { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      config: OWN,
      body: `<a href="#inside">Down</a>${FAR}<details><summary>More</summary>${counter('', '<p id="inside">Server text</p>')}</details>`,
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.getByRole('link', { name: 'Down' }).click();
    await expect(host.placeholder()).toContainText('Pressed 0');
  });

  test(
    'mounts when a link leads to an item that has its id only in `data-id`',
    { tag: '@core' },
    async ({ host, page }) => {
      await host.open({
        config: OWN,
        body: `<a href="#story-3">Down</a>${FAR}${counter('', '<div data-item="stories" data-id="story-3">Server text</div>')}`,
      });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
      await page.getByRole('link', { name: 'Down' }).click();
      await expect(host.placeholder()).toContainText('Pressed 0');
    },
  );

  const item =
    '<div data-item="items"><p data-field="title">First</p><p data-field="body">A</p></div><div data-item="items"><p data-field="title">CO<sub>2</sub> &amp; <em>steel</em>: who pays?</p><p data-field="body">We do.</p></div>';
  for (const [where, server, address] of [
    ['its title', item, '#co2-steel-who-pays'],
    [
      'its title in a datasource',
      '<script type="application/json">{ "items": [{ "title": "Wärme & Licht" }] }</script>',
      '#wärme-licht',
    ],
    ['its title in an attribute', '<ul data-field="items"><li data-title="Who pays?">We do.</li></ul>', '#who-pays'],
    ['the name of a module of its kind', '<p>Server text</p>', '#counter-7'],
  ]) {
    test(`mounts if the URL names an item by ${where}`, { tag: '@core' }, async ({ host }) => {
      await host.open({ config: OWN, body: FAR + counter('', server) + FAR, address });
      await expect(host.placeholder()).toContainText('Pressed 0');
    });
  }

  test('waits when the address names something else', { tag: '@core' }, async ({ host }) => {
    await host.open({ config: OWN, body: FAR + counter('', item) + FAR, address: '#unknown' });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await host.open({ config: OWN, body: FAR + counter('', item) + FAR, address: '#/co2-steel-who-pays' });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
  });

  test('mounts when focus reaches a control inside it', { tag: '@core' }, async ({ host, page }) => {
    await host.open({
      config: OWN,
      body: `<a href="#x">First</a>${FAR}${counter('', '<a href="/fallback">Server link</a>')}`,
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('mounts before the page is printed', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: FAR + counter() });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('mounts when find-in-page reveals it', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: `${FAR}<div hidden="until-found">${counter()}</div>` });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.locator('#it p').evaluate((text) => text.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(host.placeholder()).toContainText('Pressed 0');
  });

  test('mounts at the scroll position that the browser restores', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: FAR + counter() + FAR });
    await host.placeholder().scrollIntoViewIfNeeded();
    await expect(host.placeholder()).toHaveText('Pressed 0');
    await page.reload();
    await expect(host.placeholder()).toHaveText('Pressed 0');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('mounts with display: contents, though it has no box', { tag: '@core' }, async ({ host }) => {
    await host.open({ config: OWN, body: counter('style="display: contents"') });
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('mounts if it is empty, though it has no height', { tag: '@core' }, async ({ host }) => {
    await host.open({ config: OWN, body: counter('', '') });
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('inside a hidden tab waits until the tab is shown', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: `<div id="tab" hidden>${counter()}</div>` });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.locator('#tab').evaluate((tab: HTMLElement) => (tab.hidden = false));
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('inside closed details waits until they are opened', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: `<details><summary>More</summary>${counter()}</details>` });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.getByText('More').click();
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });
});

test('an eager placeholder does not wait to be seen', { tag: '@core' }, async ({ host }) => {
  await host.open({ config: OWN, body: FAR + counter('data-load="eager"') });
  await expect(host.placeholder()).toHaveText('Pressed 0');
});

test('an idle placeholder mounts when the browser is idle', { tag: '@core' }, async ({ host }) => {
  await host.open({ config: OWN, body: FAR + counter('data-load="idle"') });
  await expect(host.placeholder()).toHaveText('Pressed 0');
});

test.describe('A placeholder that waits for interaction', () => {
  const body = counter('data-load="interaction"', '<button type="button">Server button</button>');

  test('mounts when the pointer reaches it', { tag: '@core' }, async ({ host }) => {
    await host.open({ config: OWN, body });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await host.placeholder().hover();
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });

  test('mounts when it gets focus', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
    await page.keyboard.press('Tab');
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });
});

test('a placeholder for wide screens mounts when the screen is wide', { tag: '@core' }, async ({ host, page }) => {
  await page.setViewportSize({ width: 500, height: 700 });
  await host.open({ config: OWN, body: counter('data-load="media (min-width: 800px)"') });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'pending');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(host.placeholder()).toHaveText('Pressed 0');
});

test.describe('A placeholder that waits for an event', () => {
  const body = counter('data-load="event:poll-opened"');

  test('mounts if its event was published before', { tag: '@core' }, async ({ host, page }) => {
    await host.open({ config: OWN, body: '<main></main>' });
    await page.evaluate(() => (window as never as HostWindow).inlay.publish('poll-opened', {}));
    await page.locator('main').evaluate((main, html) => (main.innerHTML = html), body);
    await expect(host.placeholder()).toHaveText('Pressed 0');
  });
});

test('an unknown strategy is replaced by visible, and reported', { tag: '@core' }, async ({ host }) => {
  await host.open({ config: { ...OWN, mode: 'edit' }, body: counter('data-load="soon"') });
  await expect(host.placeholder()).toContainText('Pressed 0');
  const message =
    'data-load="soon" is not one of eager, visible, idle, interaction, media (…), event:NAME; visible is used';
  await expect(host.placeholder().getByRole('note')).toContainText(message);
});
