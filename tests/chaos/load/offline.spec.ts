import { counter, expect, OWN, test } from '../../e2e/support/host.ts';

test(
  'a visitor who is offline before the script loads can still read, and sees no error once the network is back',
  { tag: '@L17' },
  async ({ host, page, context }) => {
    await host.open({ config: OWN, tag: '', body: counter() });
    await context.setOffline(true);
    const failed = page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = Object.assign(document.createElement('script'), {
            src,
            onerror: () => resolve('failed'),
            onload: () => resolve('loaded'),
          });
          document.body.append(script);
        }),
      host.loader,
    );
    expect(await failed).toBe('failed');
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(host.placeholder()).toHaveText('Server text');
    await expect(host.placeholder()).not.toHaveAttribute('data-state');
    expect(host.consoleMessages).toEqual([]);
  },
);
