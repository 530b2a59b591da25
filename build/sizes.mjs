import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes that a browser downloads from a static host: minified, brotli 11. */
export function brotliSize(code) {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
