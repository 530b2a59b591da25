/** The compiled entry of `bin/inlay-services.mjs`. */
import { main } from './cli.ts';

await main(process.argv.slice(2), process.env);
