import { fileURLToPath } from 'node:url';
import { firefox } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Debian's Firefox, driven by Playwright over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('../driven-firefox.mjs', import.meta.url)),
  });
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Zurich' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) && complaints.push(`console ${message.type()}: ${message.text()}`),
  );
  page.on('pageerror', ({ message, stack }) => complaints.push(`exception: ${message} ${stack ?? ''}`));
  // Firefox does not report these to its driver.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('policy:', effectiveDirective, blockedURI),
    ),
  );
  return {
    name: 'firefox',
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    async resize(width) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((expectedWidth) => innerWidth === expectedWidth, width, { timeout: 30_000 });
    },
    evaluate: <Result, Argument>(script: (argument: Argument) => Result | Promise<Result>, argument?: Argument) =>
      page.evaluate(script as never, argument) as Promise<Result>,
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    complaints: async () => complaints.splice(0),
    async forgetVisitor() {
      await context.clearCookies();
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    },
    close: () => browser.close(),
  };
}
