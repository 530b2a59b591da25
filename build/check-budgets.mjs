import { readFileSync } from 'node:fs';
import { kilobytes } from './sizes.mjs';

const { sizes } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
for (const { what, bytes, budget } of sizes) console.log(`${bytes > budget ? '✗' : ' '} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${what}`);

const over = sizes.filter(({ bytes, budget }) => bytes > budget);
if (over.length) {
  console.error(`Over budget: ${over.map(({ what }) => what).join('; ')}. The budgets are in build/budgets.mjs.`);
  process.exitCode = 1;
}
