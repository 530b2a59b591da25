import { config, shareableAddress } from '../../core';

export interface Shared {
  /** Absolute, without parts that are private to this visitor. */
  readonly url: string;
  readonly title: string;
}

export type Network = 'linkedin' | 'x' | 'facebook';

const CAMPAIGNS: Readonly<Record<string, string>> = {
  linkedin: 'soc-web-li',
  x: 'soc-web-x',
  facebook: 'soc-web-fb',
  mail: 'eml-web',
};

/** The URL for visitors from this network or e-mail; `cid` is for analytics. */
export function campaignAddress(url: string, way: string): string {
  const cid = config().share.cid[way] ?? CAMPAIGNS[way];
  const target = new URL(ownAddress(url));
  if (cid) target.searchParams.set('cid', cid);
  return target.href;
}

/** Without a campaign: for copying, and for the apps of a phone. */
export function ownAddress(url: string): string {
  return shareableAddress(url) ?? location.origin;
}

/** The network's URL for sharing a link. */
export function networkAddress(network: Network, { url, title }: Shared): string {
  if (network === 'linkedin') return addressWith('https://www.linkedin.com/sharing/share-offsite/', { url });
  if (network === 'x') return addressWith('https://x.com/intent/post', { url, text: title });
  return addressWith('https://www.facebook.com/sharer/sharer.php', { u: url });
}

/** Mail programs read a plus sign literally, so spaces are `%20`. */
export function mailAddress(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

export function addressWith(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters).toString()}`;
}
