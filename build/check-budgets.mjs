import { readFileSync } from 'node:fs';
import { BUDGETS } from './budgets.mjs';
import { lateChunks } from './manifest.mjs';
import { pageFigures } from './page-figures.mjs';
import { brotliSize, kilobytes } from './sizes.mjs';

const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const { sizes } = manifest;
for (const { what, bytes, budget } of sizes)
  console.log(
    `${bytes > budget ? '✗' : ' '} ${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${what}`,
  );

console.log('Whole pages: static imports; tests/e2e/journeys/audit.spec.ts measures the rest');
for (const { name, bytes, requests, measured } of pageFigures(manifest, brotliSize(readFileSync('dist/loader.js')))) {
  const isOver = measured.bytes > bytes || measured.requests > requests;
  console.log(
    `${isOver ? '✗' : ' '} ${kilobytes(measured.bytes).padStart(9)} of ${kilobytes(bytes).padStart(9)}, ${measured.requests} of ${requests} requests  ${name}`,
  );
}

const late = lateChunks(manifest);
const small = late.filter(({ bytes }) => bytes < BUDGETS.late.least);
console.log(
  `Late chunks: ${late.length} of ${BUDGETS.late.most}, ${small.length} under ${kilobytes(BUDGETS.late.least)}`,
);
if (late.length > BUDGETS.late.most || small.length) {
  console.error(
    `Too many late chunks, or too small: ${small.map(({ file }) => file).join('; ')}. Import a small file statically, or export it by the late.ts of its folder.`,
  );
  process.exitCode = 1;
}

const over = sizes.filter(({ bytes, budget }) => bytes > budget);
if (over.length) {
  console.error(`Over budget: ${over.map(({ what }) => what).join('; ')}. The budgets are in build/budgets.mjs.`);
  process.exitCode = 1;
}
