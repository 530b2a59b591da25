import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'lightningcss';

/** A static file: its URL changes with its content, so that browsers may cache it for ever. */
export interface Asset {
  path: string;
  href: string;
  type: string;
  body: Buffer;
  brotli: Buffer | undefined;
}

// Chrome 110, Safari 16.4, Firefox 115: they lack light-dark().
const targets = { chrome: 110 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

export function asset(path: string, body: Buffer, type: string): Asset {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  return {
    path,
    href: `${path}?v=${hash}`,
    type,
    body,
    brotli: type.startsWith('text/') ? brotliCompressSync(body) : undefined,
  };
}

export function minified(css: string): Buffer {
  return Buffer.from(transform({ filename: 'theme.css', code: Buffer.from(css), minify: true, targets }).code);
}
