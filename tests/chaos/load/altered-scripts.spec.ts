/** Scripts that were altered in transit. */
import { readFile } from 'node:fs/promises';
import { expect, OWN, test } from '../../e2e/support/host.ts';
import { failingChunk, NEIGHBOUR, QUOTE, script } from '../support/failing-chunk.ts';

const dist = process.env.DIST_FOLDER ?? 'dist';

interface Manifest {
  /** By URL, relative to the folder of the loader. */
  integrity: Record<string, string>;
}

test(
  'a script with one changed byte does not run, and the server-rendered content stays',
  { tag: '@L09' },
  async ({ host, page }) => {
    const { integrity } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')) as Manifest;
    const pinned = Object.fromEntries(
      Object.entries(integrity).map(([address, hash]) => [`${host.cdn.origin}/${address}`, hash]),
    );
    const integrityErrors: string[] = [];
    page.on('console', (message) => /integrity/.test(message.text()) && integrityErrors.push(message.text()));
    const requests = await failingChunk(page, async (route) => {
      const source = await (await route.fetch()).text();
      await script(`window.altered = true;${source}`)(route);
    });
    await host.open({
      config: OWN,
      head: `<script type="importmap">${JSON.stringify({ integrity: pinned })}</script>`,
      body: QUOTE + NEIGHBOUR,
    });
    await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
    await expect(host.placeholder()).toHaveText('Steel is patient.');
    await expect(page.locator('#neighbour')).toHaveText('Pressed 0');
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    expect(requests).toEqual(['', '?retry']);
    expect(integrityErrors).not.toEqual([]);
    expect(host.consoleMessages.filter((text) => text.startsWith('error: Inlay'))).toEqual([
      expect.stringMatching(/pull-quote: chunks\/\S+ could not be loaded/),
    ]);
  },
);
