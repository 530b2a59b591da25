import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** In seconds. Every authenticator app assumes this period, SHA-1 and six digits. */
const period = 30;
const secretBytes = 20;

export function createSecret(): Uint8Array {
  return randomBytes(secretBytes);
}

/** The number of the period since 1970. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / period);
}

/** The code of one step: RFC 4226 §5.3 with the time as the counter, RFC 6238 §4. */
export function codeAt(secret: Uint8Array, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of the code: the current one, or one before or after it, because clocks differ. Undefined for a wrong code.
 * Takes constant time.
 */
export function stepOf(secret: Uint8Array, code: string, moment: Date): number | undefined {
  const now = stepAt(moment);
  const typed = Buffer.from(code);
  return [now - 1, now, now + 1].filter((step) => {
    const right = Buffer.from(codeAt(secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  })[0];
}

/** The secret, to type, and as a URI for a QR code. */
export function addressOf(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): { secret: string; uri: string } {
  const text = base32(secret);
  const firm = encodeURIComponent(issuer);
  return { secret: text, uri: `otpauth://totp/${firm}:${encodeURIComponent(account)}?secret=${text}&issuer=${firm}` };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 by RFC 4648 §6, for a number of bytes that needs no padding. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet[parseInt(five, 2)]!);
}
