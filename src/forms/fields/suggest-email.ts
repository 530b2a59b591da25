/** Common domains, and a few real ones that look like a typing error. */
const DOMAINS = (
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com msn.com yahoo.com yahoo.co.uk yahoo.co.jp ymail.com icloud.com me.com mac.com aol.com ' +
  'proton.me protonmail.com mail.com email.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de posteo.de mail.de orange.fr free.fr laposte.net ' +
  'libero.it bluewin.ch docomo.ne.jp ezweb.ne.jp softbank.ne.jp qq.com'
).split(' ');

/** A shorter domain is one edit away from too many others. */
const LONG = 8;

/**
 * The suggested address, if its domain is one or two edits away from a common one; undefined for every domain that may
 * be right.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  if (at < 2 || !domain || DOMAINS.includes(domain)) return undefined;
  const tolerance = domain.length < LONG ? 1 : 2;
  let best: string | undefined;
  let least = tolerance + 1;
  for (const commonDomain of DOMAINS) {
    const slips = slipsBetween(domain, commonDomain);
    if (slips < least) [least, best] = [slips, commonDomain];
  }
  return best && email.slice(0, at) + best;
}

/** Letters left out, added, replaced or swapped with a neighbour (optimal string alignment). */
function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [[...Array(to.length + 1).keys()]];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[from.length]![to.length]!;
}
