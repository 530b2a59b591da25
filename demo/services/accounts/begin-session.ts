import { type Client, browserName } from '../http/client.ts';
import { ServiceError } from '../http/errors.ts';
import { momentOf } from './moments.ts';
import { sendNotice } from './notices.ts';
import { rememberDevice } from './tries.ts';
import type { AccountParts, SignedIn } from './types.ts';
import type { User } from './user.ts';

/**
 * Starts the session of a user whose factors are all verified. The owner gets an e-mail if the browser has not signed
 * in to this account before, unless `isFirst`: this sign-in created the account. `credentials` is what the sign-in
 * started from (`credentialsOf`). Throws `wrongCredentials` if they have changed since.
 */
export async function beginSession(
  parts: AccountParts,
  user: User,
  client: Client & { provider?: string },
  { credentials, isFirst = false }: { credentials?: string | undefined; isFirst?: boolean },
): Promise<SignedIn> {
  const { device, isNew } = await rememberDevice(parts, user, client);
  const tokens = await parts.sessions.start(user.id, { ...client, credentials });
  if (!tokens) throw new ServiceError('wrongCredentials', 'The account was recovered during the sign-in.');
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
