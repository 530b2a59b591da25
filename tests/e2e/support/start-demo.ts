import { startDemo } from '../../run/demo.mjs';

/**
 * Starts the demonstration once for all journeys of a part, and returns what stops it; unless one runs already, named by
 * INLAY_SITE, INLAY_CDN and INLAY_MICROSITE: the test command starts one for all its parts.
 */
export default async function provideDemo(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['INLAY_SITE']) return undefined;
  const { addresses, stop } = await startDemo();
  Object.assign(process.env, addresses);
  return stop;
}
