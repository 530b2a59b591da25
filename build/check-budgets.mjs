import { readFileSync } from 'node:fs';
import { pageFigures } from './page-figures.mjs';
import { brotliSize, kilobytes } from './sizes.mjs';

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const { sizes } = manifest;
for (const { what, bytes, budget } of sizes)
  console.log(
    `${bytes > budget ? '✗' : ' '} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${what}`,
  );

console.log('Whole pages: what is imported at once; tests/e2e/journeys/audit.spec.ts measures the rest');
for (const { name, bytes, requests, known } of pageFigures(manifest, brotliSize(readFileSync('dist/loader.js')))) {
  const isOver = known.bytes > bytes || known.requests > requests;
  console.log(
    `${isOver ? '✗' : ' '} ${kilobytes(known.bytes).padStart(9)} of ${kilobytes(bytes).padStart(9)}, ${known.requests} of ${requests} requests  ${name}`,
  );
}

const over = sizes.filter(({ bytes, budget }) => bytes > budget);
if (over.length) {
  console.error(`Over budget: ${over.map(({ what }) => what).join('; ')}. The budgets are in build/budgets.mjs.`);
  process.exitCode = 1;
}
