import { type Client, browserName } from '../http/client.ts';
import { momentOf } from './moments.ts';
import { sendNotice } from './notices.ts';
import { rememberDevice } from './tries.ts';
import type { AccountParts, SignedIn } from './types.ts';
import type { User } from './user.ts';

/**
 * Starts the session of a user whose factors are all verified. The owner gets an e-mail if the browser has not signed
 * in to this account before, unless `isFirst`: this sign-in created the account.
 */
export async function beginSession(
  parts: AccountParts,
  user: User,
  client: Client & { provider?: string },
  { isFirst = false } = {},
): Promise<SignedIn> {
  const { device, isNew } = await rememberDevice(parts, user, client);
  const tokens = await parts.sessions.start(user.id, client);
  if (isNew && !isFirst)
    await sendNotice(parts, user, { kind: 'new-device', values: signInFacts(parts, client) }, client);
  return { user, tokens, device };
}

function signInFacts({ clock }: Pick<AccountParts, 'clock'>, { language, userAgent, country }: Client) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    moment: momentOf(clock(), language),
    browser: browserName(userAgent),
    country: country ? (names.of(country) ?? country) : '',
  };
}
