import { parse } from '../../contract/address';

/** The campaign that brought the visitor here, `cid`, goes along, unless the address names its own or is none of the web. */
export function withCampaign(url: string): string {
  const campaign = new URLSearchParams(location.search).get('cid');
  const to = campaign ? parse(url) : undefined;
  if (!campaign || !to || !/^https?:$/.test(to.protocol) || to.searchParams.has('cid')) return url;
  to.searchParams.set('cid', campaign.slice(0, 100));
  return to.href;
}
