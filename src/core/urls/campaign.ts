import { parse } from '../../contract/address';

/** Adds the visitor's campaign, `cid`, to a URL, unless the URL has one or is no web URL. */
export function withCampaign(url: string): string {
  const campaign = new URLSearchParams(location.search).get('cid');
  const to = campaign ? parse(url) : undefined;
  if (!campaign || !to || !/^https?:$/.test(to.protocol) || to.searchParams.has('cid')) return url;
  to.searchParams.set('cid', campaign.slice(0, 100));
  return to.href;
}
