import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client's address, for rate limits: an IPv4 address, or an IPv6 network. A forwarded address is used only behind a
 * configured balancer.
 */
export function clientAddress(context: Context, { trustProxy }: { trustProxy: boolean }): string {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return limitedAddress(forwarded || socketAddress(context));
}

function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // A request made inside the process has no socket.
    return 'inside';
  }
}

/** An address with a port, as some balancers forward it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/**
 * What a client cannot change at will: neither its port, nor the last 64 bits of an IPv6 address. Each device chooses
 * those (RFC 4291, 2.5.1), so a limit for each address would be none.
 */
export function limitedAddress(forwarded: string): string {
  const [, bracketed, withoutPort] = WITH_PORT.exec(forwarded) ?? [];
  const address = (bracketed ?? withoutPort ?? forwarded).replace(MAPPED, '');
  return isIP(address) === 6 ? `${networkOf(address)}::/64` : address;
}

/** The first four of the eight groups. `::` stands for those that are missing. */
function networkOf(address: string): string {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - before.length - after.length - (after.at(-1)?.includes('.') ? 1 : 0);
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
