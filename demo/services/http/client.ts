import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { deviceOf as readUserAgent } from '../../../src/features/own-data/device-of.ts';
import type { Language } from '../../content/load.ts';
import { clientAddress } from './client-address.ts';
import { languageOf } from './language.ts';

/**
 * The source of a request: its language, the address for limits, its user agent, and the device cookies of a sign-in.
 */
export interface Client {
  language: Language;
  address: string;
  userAgent: string;
  device?: string | undefined;
  /** Replaces the second factor if the visitor chose to remember this device. */
  pass?: string | undefined;
  /** An ISO 3166 code; only from a configured balancer. */
  country?: string | undefined;
}

/** In characters. Real browsers send shorter ones. */
const maxUserAgentLength = 400;

export type ClientOf = (context: Context) => Client;

export function createClientOf(options: { trustProxy: boolean }): ClientOf {
  return (context) => ({
    language: languageOf(context),
    address: clientAddress(context, options),
    userAgent: userAgentOf(context),
    device: deviceOf(context),
    pass: passOf(context),
    country: options.trustProxy ? countryOf(context) : undefined,
  });
}

/** The User-Agent header, for lists of devices. Clients can send any text here. */
export function userAgentOf(context: Context): string {
  return context.req.header('user-agent')?.slice(0, maxUserAgentLength) ?? '';
}

/** The country from the header of the balancer in front. */
export function countryOf(context: Context): string | undefined {
  const code = context.req.header('x-client-country')?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** `Chrome, Windows`, as far as the user agent says; empty without either. */
export function browserName(userAgent: string): string {
  const { browser, system } = readUserAgent(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

const deviceCookie = 'inlay_device';

/** For a year. */
export const secondsOfDevice = 365 * 24 * 3600;

/** The cookie that `keepDevice` set. */
export function deviceOf(context: Context): string | undefined {
  return getCookie(context, deviceCookie);
}

/**
 * Identifies a browser in which the owner signed in before, so that attempts of others cannot lock them out. HttpOnly.
 */
export function keepDevice(context: Context, device: string): void {
  keepSealed(context, { name: deviceCookie, value: device, maxAge: secondsOfDevice });
}

const passCookie = 'inlay_second_factor';

/** Valid for thirty days. */
export const secondsOfPass = 30 * 24 * 3600;

export function passOf(context: Context): string | undefined {
  return getCookie(context, passCookie);
}

export function keepPass(context: Context, pass: string | undefined): void {
  if (pass) keepSealed(context, { name: passCookie, value: pass, maxAge: secondsOfPass });
}

function keepSealed(context: Context, { name, value, maxAge }: { name: string; value: string; maxAge: number }): void {
  const secure = isSecure(context);
  setCookie(context, name, value, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge, secure });
}

/** Whether the site's public address is HTTPS, also behind a proxy that terminates TLS: cookies must be Secure then. */
export function isSecure(context: Context): boolean {
  return context.req.url.startsWith('https:');
}
