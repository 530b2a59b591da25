/**
 * Starts the demonstration: site and services, the static origin, the microsite.
 *
 *   npm start                  ports 4100, 4101, 4102
 *   npm start -- --fresh       forgets all accounts, mails and answers first
 *   npm start -- --no-build    serves dist as it is
 *
 * `PORT`, `CDN_PORT` and `MICROSITE_PORT` choose other ports, 0 any free one. Behind a proxy, `SITE_ORIGIN`,
 * `STATIC_ORIGIN` and `MICROSITE_ORIGIN` name what browsers see; services/README.md has the other settings.
 */
import { buildIfStale } from './start/build.ts';
import { start } from './start/demo.ts';
import { log, stopOnSignal } from './services/index.ts';
import { readOptions } from './start/options.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.build) await buildIfStale();
  // The output of the demo is read by people.
  if (!process.env['LOG_LEVEL']) log.level = 'warn';
  const demo = await start(options);
  stopOnSignal(() => demo.stop());
  const { site, cdn, microsite } = demo.addresses;
  console.log(`Site       ${site}\nStatic     ${cdn}\nMicrosite  ${microsite}\nMail       ${demo.mailAddress}\nready`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
