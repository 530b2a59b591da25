import { brotliSize, kilobytes } from '../../../build/sizes.mjs';
import { composePage } from '../setup/page.mjs';
import { visit } from '../setup/visit.mjs';
import { BANNER } from '../setup/bundle.mjs';
import { canWait } from '../setup/read-peer.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';

/**
 * Bytes of script, minified and brotli 11, that a page fetches: with all counters far below the viewport, and with one
 * in view.
 */
export const size = { title: 'Bytes', run, tell };

async function run({ context, server, peers }) {
  for (const peer of peers) {
    const when = canWait(peer) ? 'visible' : 'eager';
    server.publish(`/size/${peer.name}/far`, composePage(peer, { far: 10, when }));
    server.publish(`/size/${peer.name}/near`, composePage(peer, { near: 1, when }));
  }
  return interleave(
    peers.map(({ name }) => name),
    1,
    async (name) => {
      const mounted = await weigh(context, `${server.origin}/size/${name}/near`);
      const isPatient = canWait(peers.find((peer) => peer.name === name));
      return { before: isPatient ? await weigh(context, `${server.origin}/size/${name}/far`) : mounted, mounted };
    },
  );
}

async function weigh(context, address) {
  const bodies = [];
  return visit(context, 'about:blank', async ({ page }) => {
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text());
    });
    await page.goto(address);
    await page.evaluate(() => window.all);
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(bodies)).map((code) => brotliSize(code.replace(`${BANNER}\n`, '')));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  });
}

function tell(results) {
  const rows = Object.entries(results).map(([name, { before, mounted, failed }]) => [
    name,
    failed ?? kilobytes(before),
    failed ? '' : kilobytes(mounted),
  ]);
  return `Script that the page fetches, minified and brotli.\n\n${table(['', 'counters far below', 'one in view'], rows)}`;
}
