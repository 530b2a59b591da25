import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not on the public internet (IANA special-purpose registries). */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4');
// Teredo, documentation, and 6to4, which contains an IPv4 address.
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  special.addSubnet(network, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether the IP address is on the public internet. IPv6 addresses that contain an IPv4 address are not. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Whether the host of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

export type Resolve = (
  hostname: string,
  options: { all: true },
  onDone: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a host for a connection, and refuses it if any of its addresses is not public. The connection uses these
 * addresses, so a second response of the name server cannot lead it elsewhere.
 */
export function publicLookup(resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, onDone) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isPublic(address));
      const failure =
        error ?? (refused && new Error(`${hostname} has the address ${refused.address}, which is not public`));
      if (failure || !addresses[0]) onDone(failure ?? new Error(`${hostname} has no address`), []);
      else if (options.all) onDone(null, addresses);
      else onDone(null, addresses[0].address, addresses[0].family);
    });
}
