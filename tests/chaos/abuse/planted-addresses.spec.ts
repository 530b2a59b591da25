import { counter, expect, OWN, test } from '../../e2e/support/host.ts';
import { SIGN_IN } from '../support/modules.ts';

const json = (values: object) => `<script type="application/json" data-inlay-config>${JSON.stringify(values)}</script>`;

test(
  'a URL injected into the body redirects neither scripts nor passwords',
  { tag: ['@M04', '@core'] },
  async ({ host, page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const planted =
      'data-base="https://evil.example" data-base-url="https://evil.example" data-services="https://evil.example" data-url="https://evil.example"';
    await host.open({
      config: OWN,
      body: `${json({ services: { user: 'https://evil.example' }, modules: { counter: 'https://evil.example/counter.js' }, base: 'https://evil.example', allowedOrigins: ['https://evil.example'] })}${counter(planted)}${SIGN_IN.replace('data-load', `${planted} data-load`)}`,
    });
    await expect(host.placeholder()).toHaveText('Pressed 0');
    const form = page.locator('#form');
    await form.getByLabel('E-mail address').fill('ingrid@example.com');
    await form.getByLabel('Password', { exact: true }).fill('Lighthouse-42');
    const sent = page.waitForRequest(/\/v2\/auth\/signin/);
    await form.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL((await sent).url()).origin).toBe(host.site.origin);
    expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
    expect(host.consoleMessages.filter((text) => text.startsWith('warning')).sort()).toEqual(
      ['allowedOrigins', 'base', 'modules', 'services'].map(
        (key) =>
          `warning: Inlay: configuration key "${key}" is only taken from <head>, window.inlayConfig or the loader's tag. (data-inlay-config)`,
      ),
    );
  },
);
