import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** The hash in the name of a chunk, and the hashes of all chunks in the loader. */
const HASHES = /(?<=-)[\da-f]{7}(?=\.js)|[\da-f]{70,}/g;

/**
 * Bytes that a browser downloads from a static host: minified, brotli 11. Every edit changes the hashes, and a page
 * would weigh up to 70 bytes more or less because of them. So other hashes of the same length are weighed, always the
 * same ones.
 */
export function brotliSize(code) {
  return brotliCompressSync(withFixedHashes(String(code)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}

function withFixedHashes(code) {
  const fixed = new Map();
  return code.replace(HASHES, (hash) => {
    if (!fixed.has(hash)) fixed.set(hash, hexadecimal(fixed.size, hash.length));
    return fixed.get(hash);
  });
}

function hexadecimal(seed, length) {
  return createHash('shake256', { outputLength: Math.ceil(length / 2) })
    .update(String(seed))
    .digest('hex')
    .slice(0, length);
}

export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
