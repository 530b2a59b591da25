import type { Addresses } from '../../../demo/services/index.ts';

/** The addresses of this run's demo; see support/start-demo.ts. */
export function readDemo(): Addresses {
  const { INLAY_SITE: site, INLAY_CDN: cdn, INLAY_MICROSITE: microsite } = process.env;
  if (!site || !cdn || !microsite)
    throw new Error('e2e: no demonstration runs. Start the tests with playwright test, whose global setup starts one.');
  return { site, cdn, microsite };
}
