/** A widget that fails, and a URL that no route matches. */
import { expect, OWN, test } from '../../e2e/support/host.ts';
import { mounted, test as onSite } from '../../e2e/setup/index.ts';
import { NEIGHBOUR } from '../support/failing-chunk.ts';

test(
  'a widget that fails restores the server-rendered content, and its neighbour still works',
  { tag: ['@H14', '@core'] },
  async ({ host, page }) => {
    for (const when of ['render', 'effect']) {
      host.consoleMessages.length = 0;
      await host.open({
        config: OWN,
        body: `<div id="it" data-module="broken" data-when="${when}"><p>Server text</p></div>${NEIGHBOUR}`,
      });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
      await expect(host.placeholder()).toHaveText('Server text');
      await page.locator('#neighbour').getByRole('button').click();
      await expect(page.locator('#neighbour')).toHaveText('Pressed 1');
      expect(host.consoleMessages).toEqual([`error: Inlay: broken in ${when} JSHandle@node Error: broken in ${when}`]);
    }
  },
);

test(
  'a widget that fails when it is pressed keeps working or restores the server-rendered content',
  { tag: ['@H15', '@core'] },
  async ({ host }) => {
    await host.open({
      config: OWN,
      body: '<div id="it" data-module="broken" data-when="press"><p>Server text</p></div>',
    });
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText('Server text');
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    expect(host.consoleMessages.filter((text) => text.startsWith('uncaught'))).toEqual([]);

    host.consoleMessages.length = 0;
    await host.open({
      config: OWN,
      body: '<div id="it" data-module="broken" data-when="handler"><p>Server text</p></div>',
    });
    await host.placeholder().getByRole('button').click();
    await expect(host.placeholder()).toHaveText(/Fine so far|Server text/);
    expect(host.consoleMessages.filter((text) => /broken in handler/.test(text))).toHaveLength(1);
  },
);

onSite(
  'a dialog of ours closes when the host goes to its own place, and the host is not hindered',
  { tag: '@H16' },
  async ({ page }) => {
    await page.goto('/demo/routes#/signin');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    const publishedLate = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('hashchange', (event) => resolve([new URL(event.newURL).hash, event.defaultPrevented]), {
            once: true,
          }),
        ),
    );
    await page.evaluate(() => (location.hash = '#results'));
    expect(await publishedLate).toEqual(['#results', false]);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/demo\/routes#results$/);
    const prevented = await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#theirs', textContent: 'Theirs' });
      document.body.append(link);
      let isPrevented = true;
      document.addEventListener('click', (event) => (isPrevented = event.defaultPrevented), { once: true });
      link.click();
      return isPrevented;
    });
    expect(prevented).toBe(false);
    await expect(page).toHaveURL(/#theirs$/);
  },
);

onSite(
  'an address can neither name a module nor publish an event that is not on the list',
  { tag: '@H17' },
  async ({ page, demo, pageErrors }) => {
    pageErrors.expect(/there is no module "no-such-widget"/);
    const output: string[] = [];
    page.on('console', (message) => /no module/.test(message.text()) && output.push(message.text()));
    await page.addInitScript(() => {
      for (const name of ['report-shared', 'signed-in', 'session-changed', 'no-such-event'])
        document.addEventListener(`inlay:${name}`, (event) =>
          localStorage.setItem(`heard-${name}`, JSON.stringify((event as CustomEvent).detail)),
        );
    });
    const receivedDetail = (name: string) => page.evaluate((key) => localStorage.getItem(key), `heard-${name}`);
    await page.goto('/demo/routes#/published-event/report-shared/the-quiet-factory/7');
    await expect(page).toHaveURL(`${demo.site}/`);
    expect(await receivedDetail('report-shared')).toBe('{"parameters":["the-quiet-factory","7"]}');
    for (const event of ['signed-in/unknown', 'no-such-event', 'session-changed']) {
      await page.goto(`/demo/routes?${event}#/published-event/${event}`);
      await expect(page).toHaveURL(`${demo.site}/`);
    }
    for (const name of ['signed-in', 'no-such-event']) expect(await receivedDetail(name)).toBeNull();

    await page.evaluate(() =>
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'afterbegin',
          '<div id="unknown" data-module="inlay-no-such-widget"><p>Server text</p></div>',
        ),
    );
    await expect(page.locator('#unknown')).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('#unknown')).toHaveText('Server text');
    await mounted(page, 'session-badge');
    expect(output).toHaveLength(1);
  },
);
