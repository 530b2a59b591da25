/** `app-module`: components by their CMS names, loaded through `inlay.mount`. */
import { counter, expect, OWN, test } from '../support/host';

const app = (attributes: string, content = '<p>Server text</p>') =>
  `<div id="it" data-module="app-module" ${attributes}>${content}</div>`;
const ownConfig = { ...OWN, modules: { ...OWN.modules, 'app/Counter': OWN.modules.counter } };

test(
  'loads an integrator’s component from its URL, with its props and the server-rendered content',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: ownConfig,
      body: app(`data-name="counter" data-props='{"title": "Votes"}'`, '<p data-field="body">Server text</p>'),
    });
    await page.getByRole('button', { name: 'Votes 0' }).click();
    await expect(page.getByRole('button', { name: 'Votes 1' })).toBeVisible();
    await expect(page.getByText('Server text')).toBeVisible();
    expect(host.consoleMessages).toEqual([]);
  },
);

test('loads one of ours by the publishing system’s name', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ body: app('data-name="homelogin"', '<a href="/account/sign-in">Sign in</a>') });
  await expect(page.locator('#it [data-app-module="session-badge"]')).toHaveAttribute('data-state', 'mounted');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(host.consoleMessages).toEqual([]);
});

test('an element that is no longer a placeholder is restored', { tag: '@core' }, async ({ host, page }) => {
  await host.open({ config: ownConfig, body: app('data-name="Counter"') });
  await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  await host.placeholder().evaluate((element) => element.removeAttribute('data-module'));
  await expect(host.placeholder()).toHaveText('Server text');
  expect(await host.placeholder().innerHTML()).toBe('<p>Server text</p>');
});

test(
  'an unknown name leaves the server-rendered content, and edit mode suggests the likely one',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({ config: ownConfig, body: app('data-name="Counnter"') });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
    await expect(host.placeholder()).toHaveText('Server text');
    await host.open({ config: { ...ownConfig, mode: 'edit' }, body: app('data-name="Counnter"') });
    await expect(page.getByText('There is no component “Counnter”. Did you mean “Counter”?').first()).toBeVisible();
    await host.open({ config: { ...ownConfig, mode: 'edit' }, body: app('data-name="PostARole"') });
    await expect(page.getByText('modules["app/PostARole"]').first()).toBeVisible();
  },
);

test(
  'a component that contains itself mounts once, and its neighbours mount too',
  { tag: '@core' },
  async ({ host, page }) => {
    await host.open({
      config: ownConfig,
      body:
        app(
          'data-name="Counter"',
          `<div data-field="body"><div id="inner" data-module="app-module" data-name="Counter"><p>Inside</p></div></div>`,
        ) + counter().replace('id="it"', 'id="next"'),
    });
    await expect(page.locator('#next[data-state=mounted]')).toBeVisible();
    await expect(page.locator('#inner')).toHaveAttribute('data-state', 'mounted');
    await expect(page.locator('#inner')).toHaveText('Inside');
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toHaveCount(2);
  },
);

test('a component whose script is down leaves the server’s content', { tag: '@core' }, async ({ host, page }) => {
  await page.route('**/missing.js*', (route) => route.abort());
  await host.open({ config: { modules: { 'app/Missing': '/missing.js' } }, body: app('data-name="Missing"') });
  await expect(page.locator('[data-app-module]')).toHaveAttribute('data-state', 'failed');
  await expect(page.getByText('Server text')).toBeVisible();
  expect(host.consoleMessages).toEqual([expect.stringMatching(/app\/Missing: http\S+missing\.js could not be loaded/)]);
});
