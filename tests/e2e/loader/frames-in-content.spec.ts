/** Frames in content that a widget adopts. */
import { expect, test } from '../support/host.ts';

test('a frame in adopted content loads once, however often its widget mounts and unmounts', async ({ host, page }) => {
  const requests: string[] = [];
  await page.route('**/framed', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Framed</p>' });
  });
  await host.open({
    body: `<div id="it" data-module="profile-page" data-load="event:poll-opened"><h2 data-field="title">Ingrid Solheim</h2>
<div data-field="about"><p>About her.</p><iframe title="Film" src="/framed"></iframe></div></div>`,
  });
  const framed = page.frameLocator('iframe').getByText('Framed');
  await expect(framed).toBeVisible();
  const sent = await host.placeholder().innerHTML();
  await page.evaluate(() => dispatchEvent(new CustomEvent('inlay:poll-opened')));
  for (let round = 0; round < 2; round += 1) {
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    await expect(host.placeholder().locator('.inlay-rich-text iframe')).toBeVisible();
    await expect(framed).toBeVisible();
    expect(
      await host.placeholder().evaluate((element) => {
        const { inlay } = window as never as { inlay: { unmount(element: Element): void } };
        inlay.unmount(element);
        return element.innerHTML;
      }),
    ).toBe(sent);
    await expect(framed).toBeVisible();
    await host.placeholder().evaluate((element, load) => (element.dataset.load = load), round ? 'event:none' : 'eager');
  }
  expect(requests).toHaveLength(1);
  expect(host.consoleMessages).toEqual([]);
});
