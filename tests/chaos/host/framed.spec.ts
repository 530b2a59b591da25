import { expect, test } from '../../e2e/support/host.ts';
import { frameByStranger } from '../support/framed-page.ts';

test(
  'a framed page shows no password field, unless the configuration lists the framing origin',
  { tag: '@H18' },
  async ({ host, page }) => {
    const frame = page.frameLocator('iframe');
    await page.goto(frameByStranger(host, {}));
    await expect(frame.locator('#form')).toHaveAttribute('data-state', 'failed');
    await expect(frame.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(frame.locator('input')).toHaveCount(0);
    expect(host.consoleMessages).toEqual([
      expect.stringMatching(
        /^error: Inlay: sign-in: does not ask for credentials inside a frame of http:\/\/127\.0\.0\.1:\d+\./,
      ),
    ]);

    await page.goto(frameByStranger(host, { frameOrigins: [host.site.origin] }));
    await expect(frame.getByLabel('Password', { exact: true })).toBeVisible();
  },
);
