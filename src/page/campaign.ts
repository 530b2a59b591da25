import { config, subscribe } from '../core';
import { removeCookie, setCookie } from '../core/storage/cookies';

const DAY = 86_400;
const MAX_LENGTH = 100;

/**
 * Stores the campaign parameter `cid` for a registration on a later page, once the visitor allows performance cookies.
 * A later campaign replaces it. It is deleted when consent is withdrawn or the visitor signs out. Returns a cleanup
 * function.
 */
export function storeCampaign(): () => void {
  const { analytics, cookies, session } = config();
  // By code points: a cookie cannot contain half a surrogate pair.
  const cid = [...(new URLSearchParams(location.search).get('cid') ?? '')].slice(0, MAX_LENGTH).join('');
  const saveCampaign = () => cid && setCookie(cookies.cid, cid, { maxAge: session.days * DAY });
  if (analytics.group === 'none') saveCampaign();

  const stops = [
    subscribe('signed-out', ({ reason }) => reason === 'visitor' && removeCookie(cookies.cid)),
    subscribe(
      'consent-changed',
      ({ groups, isAnswered }) => {
        if (analytics.group === 'none') return;
        if (groups.includes(analytics.group)) saveCampaign();
        else if (isAnswered !== false) removeCookie(cookies.cid);
      },
      { replay: true },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
