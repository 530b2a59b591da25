import { config, subscribe } from '../core';
import { removeCookie, setCookie } from '../core/storage/cookies';

const DAY = 86_400;
const LONGEST = 100;

/**
 * Keeps the campaign that an address names, `cid`, for what the visitor signs up for on a later page, once they allow
 * measuring; a later campaign takes its place. It goes when they withdraw that, and when they sign out. Returns the function that ends it.
 */
export function keepCampaign(): () => void {
  const { analytics, cookies, session } = config();
  // By characters: half of one is no text that a cookie could hold.
  const cid = [...(new URLSearchParams(location.search).get('cid') ?? '')].slice(0, LONGEST).join('');
  const keep = () => cid && setCookie(cookies.cid, cid, { maxAge: session.days * DAY });
  if (analytics.group === 'none') keep();

  const stops = [
    subscribe('signed-out', ({ reason }) => reason === 'visitor' && removeCookie(cookies.cid)),
    subscribe(
      'consent-changed',
      ({ groups, isAnswered }) => {
        if (analytics.group === 'none') return;
        if (groups.includes(analytics.group)) keep();
        else if (isAnswered !== false) removeCookie(cookies.cid);
      },
      { replay: true },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
