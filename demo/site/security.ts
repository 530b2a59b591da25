import { randomBytes } from 'node:crypto';
import type { Addresses } from '../services/index.ts';

// jQuery 1.12 tests the event attributes of old browsers with the text "t"; this is its hash, and nothing else is
// allowed.
const jqueryProbe = "script-src-attr 'unsafe-hashes' 'sha256-47mKTaMaEn1L3m5DAz9muidMqw636xxw7EFAK/YnPdg='";

/** A new nonce per response; scripts without it do not run. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/**
 * The CSP of every page: only scripts with the nonce, and those that they load. `strict` also requires Trusted Types,
 * with which jQuery 1.12 cannot start.
 */
export function contentSecurityPolicy({
  nonce,
  strict,
  addresses,
}: {
  nonce: string;
  strict: boolean;
  addresses: Addresses;
}): string {
  const { cdn, microsite } = addresses;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${cdn}`,
    `img-src 'self' data: ${cdn}`,
    `font-src 'self' ${cdn}`,
    `connect-src 'self' ${cdn}`,
    `media-src 'self' ${cdn}`,
    // The local copies of embedded sites.
    `frame-src 'self' ${microsite}`,
    `worker-src 'self' ${cdn} blob:`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    ...(strict
      ? [
          "require-trusted-types-for 'script'",
          'trusted-types inlay inlay-tags inlay-data inlay-embed inlay-source dompurify',
        ]
      : [jqueryProbe]),
  ].join('; ');
}

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
} as const;
