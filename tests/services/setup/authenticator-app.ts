import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code of an authenticator app for a typed secret; implemented independently of the services, so that each checks
 * the other.
 */
export function appCode(secret: string, moment = new Date()): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Math.floor(moment.getTime() / 30_000)
    .toString(16)
    .padStart(16, '0');
  const mac = createHmac('sha1', key).update(counter, 'hex').digest('hex');
  const offset = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(offset, offset + 8), 16) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}
