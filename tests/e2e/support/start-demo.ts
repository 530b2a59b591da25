import { startDemo } from '../../run/demo.mjs';

/**
 * Starts the demo once for all journeys of a part, and returns the function that stops it. Reuses a running demo that
 * INLAY_SITE, INLAY_CDN and INLAY_MICROSITE name: the test command starts one for all its parts.
 */
export default async function provideDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['INLAY_SITE']) return undefined;
  const { addresses, stop } = await startDemo();
  Object.assign(process.env, addresses);
  return stop;
}
