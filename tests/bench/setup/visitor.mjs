import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliSize } from '../../../build/sizes.mjs';
import { onPhone, SLOWDOWN } from './phone.mjs';

const WEB_VITALS = join(import.meta.dirname, '../node_modules/web-vitals/dist/web-vitals.iife.js');

/** Inlay's scripts that a phone loads without any interaction: file → bytes, brotli 11. */
export async function loadedScripts(browser, address, cdn) {
  return onPhone(browser, async (page) => {
    const found = [];
    page.on('response', (response) => {
      if (response.url().startsWith(cdn) && response.request().resourceType() === 'script')
        found.push(response.text().then((code) => [nameOf(response.url()), brotliSize(code)]));
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return Object.fromEntries((await Promise.all(found)).sort(([, a], [, b]) => b - a));
  });
}

/** Interaction to next paint in ms for two interactions with one element, at the CPU speed of a slow phone. */
export async function nextPaint(browser, address, touch) {
  return onPhone(browser, async (page) => {
    await page.addInitScript(
      `${readFileSync(WEB_VITALS, 'utf8')};webVitals.onINP(({ value }) => (window.inp = value), { reportAllChanges: true });`,
    );
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.locator(touch).tap();
    await page.locator(touch).tap();
    await page.waitForFunction(() => window.inp !== undefined);
    return page.evaluate(() => window.inp);
  });
}

function nameOf(url) {
  return basename(new URL(url).pathname).replace(/(-[0-9a-f]{7})?\.js$/i, '');
}
