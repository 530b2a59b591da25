/** What `bin/inlay-services.mjs` runs once it is compiled. */
import { main } from './cli.ts';

await main(process.argv.slice(2), process.env);
