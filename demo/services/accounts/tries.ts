import { type Clock, secondsUntil } from '../clock.ts';
import { type Client, secondsOfDevice } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { createToken } from '../security/one-time.ts';
import { countTry, secondsOfDay } from '../security/tries.ts';
import { maxCodesOfAddress, maxTries, maxTriesOfStrangers } from './limits.ts';
import type { AccountParts } from './types.ts';
import type { User } from './user.ts';

/**
 * Wrong passwords lock an address for the network that sends them, so that its owner can still sign in from elsewhere.
 * Wrong passwords from many networks lock it for all but browsers that have signed in to it before.
 */
export async function countSignIn(parts: AccountParts, address: string, client: Client): Promise<void> {
  const device = await deviceOf(parts, address, client);
  const seconds = parts.settings.lockSeconds;
  const ownCounter = await parts.counters.add(ownTries(address, client, device), { seconds, slideTo: maxTries });
  if (ownCounter.count > maxTries) throw locked(parts.clock, ownCounter.expiresAt);
  if (device) return;
  const totalCounter = await parts.counters.add(allTries(address), { seconds, slideTo: maxTriesOfStrangers });
  if (totalCounter.count > maxTriesOfStrangers) throw locked(parts.clock, totalCounter.expiresAt);
}

/** After the right password, or a new one. */
export async function forgetSignIns(parts: AccountParts, address: string, client: Client): Promise<void> {
  await parts.counters.forget(ownTries(address, client, await deviceOf(parts, address, client)));
  await parts.counters.forget(allTries(address));
}

/** The content of the device cookie. A password reset starts the next generation, which invalidates earlier cookies. */
interface DeviceCookie {
  device: string;
  generation: number;
}

/**
 * Seals the cookie that the browser sends with later sign-ins to this address. Only these services can read or create
 * one. `isNew` is true if the browser sent no valid one.
 */
export async function rememberDevice(
  parts: AccountParts,
  { id, email }: Owner,
  client: Client,
): Promise<{ device: string; isNew: boolean }> {
  const earlierDevice = await deviceOf(parts, email, client);
  const [row] = await parts.database.query<{ device_generation: number }>(
    'SELECT device_generation FROM users WHERE id = $1',
    [id],
  );
  const value: DeviceCookie = { device: earlierDevice ?? createToken(), generation: row?.device_generation ?? 0 };
  const device = await parts.sealed.close('device', { subject: email, value, seconds: secondsOfDevice });
  return { device, isNew: earlierDevice === undefined };
}

async function deviceOf(
  { sealed, database }: AccountParts,
  address: string,
  client: Client,
): Promise<string | undefined> {
  const cookie = client.device ? await sealed.open('device', client.device) : undefined;
  if (cookie?.subject !== address || !isDeviceCookie(cookie.value)) return undefined;
  const { device, generation } = cookie.value;
  const rows = await database.query('SELECT 1 FROM users WHERE email = $1 AND device_generation = $2', [
    address,
    generation,
  ]);
  return rows.length > 0 ? device : undefined;
}

function isDeviceCookie(value: unknown): value is DeviceCookie {
  return typeof value === 'object' && value !== null && 'device' in value && 'generation' in value;
}

/**
 * Wrong second-factor codes, in addition to the limit of each challenge. They are counted per network, and in total for
 * browsers that have not signed in before. So the owner is not locked out of a browser that has.
 */
export async function countSecondFactor(parts: AccountParts, { id, email }: Owner, client: Client): Promise<void> {
  const device = await deviceOf(parts, email, client);
  const counterName = secondFactorTries(id, device ?? client.address);
  await countTry(parts, 'Too many wrong codes.', [
    { name: counterName, most: 2 * maxTries, seconds: parts.settings.lockSeconds },
    { name: `${counterName}:day`, most: maxCodesOfDay, seconds: secondsOfDay },
    ...(device ? [] : [{ name: secondFactorTries(id, 'all'), most: maxTriesOfStrangers, seconds: secondsOfDay }]),
  ]);
}

/** After a right code. Attempts of others still count. */
export async function forgetSecondFactor(parts: AccountParts, { id, email }: Owner, client: Client): Promise<void> {
  const counterName = secondFactorTries(id, (await deviceOf(parts, email, client)) ?? client.address);
  await parts.counters.forget(counterName);
  await parts.counters.forget(`${counterName}:day`);
}

/**
 * Wrong codes for an address, in addition to the limit of each challenge: counted by browser or network, and in total
 * for browsers that have not signed in before. Strangers cannot lock the owner out of a known browser.
 */
export async function countMailedCode(parts: AccountParts, address: string, client: Client): Promise<void> {
  const device = await deviceOf(parts, address, client);
  const counterName = mailedCodeTries(address, device ?? client.address);
  await countTry(parts, 'Too many wrong codes.', [
    { name: counterName, most: 2 * maxTries, seconds: parts.settings.lockSeconds },
    { name: `${counterName}:day`, most: maxCodesOfDay, seconds: secondsOfDay },
    ...(device ? [] : [{ name: mailedCodeTries(address, 'all'), most: maxCodesOfAddress, seconds: secondsOfDay }]),
  ]);
}

/** After a right code. Attempts of others still count. */
export async function forgetMailedCodes(parts: AccountParts, address: string, client: Client): Promise<void> {
  const counterName = mailedCodeTries(address, (await deviceOf(parts, address, client)) ?? client.address);
  await parts.counters.forget(counterName);
  await parts.counters.forget(`${counterName}:day`);
}

function mailedCodeTries(address: string, of: string): string {
  return `mailed-code:${address}:${of}`;
}

type Owner = Pick<User, 'id' | 'email'>;

function secondFactorTries(userId: string, of: string): string {
  return `second-factor:${userId}:${of}`;
}

function ownTries(address: string, client: Client, device: string | undefined): string {
  return `sign-in:${address}:${device ?? client.address}`;
}

function allTries(address: string): string {
  return `sign-in:${address}`;
}

function locked(clock: Clock, lockedUntil: Date): ServiceError {
  return new ServiceError('locked', 'Locked after too many wrong passwords in a row.', {
    lockedUntil,
    retryAfter: secondsUntil(clock(), lockedUntil),
  });
}

/**
 * Wrong codes are counted by the registration, whose id others do not have; by the network for an address; and by the
 * address across all networks, because anyone can register the address and try codes. A new code does not reset the
 * counts. The link in the e-mail still works, so others cannot lock the owner out.
 */
export async function countCode(
  parts: AccountParts,
  { address, registration }: { address: string; registration?: string | undefined },
  client: Client,
): Promise<void> {
  const counterName = `confirm:${address}:${registration ?? client.address}`;
  await countTry(parts, 'Too many wrong codes. Wait, or open the link in the e-mail.', [
    { name: counterName, most: maxTries, seconds: parts.settings.codeSeconds },
    { name: `${counterName}:day`, most: maxCodesOfDay, seconds: secondsOfDay },
    { name: `confirm:${address}:network:${client.address}`, most: maxCodesOfDay, seconds: secondsOfDay },
    { name: `confirm:${address}`, most: maxCodesOfAddress, seconds: secondsOfDay },
  ]);
}

const maxCodesOfDay = 30;
