import type { Language } from '../../content/load.ts';
import { type Asker, browserName } from '../http/asker.ts';
import { sendNotice } from './notices.ts';
import { rememberDevice } from './tries.ts';
import type { AccountParts, SignedIn } from './types.ts';
import type { User } from './user.ts';

/**
 * Every sign-in ends here, once all its factors are proven. A browser that has not signed in to this account before is
 * reported to its owner, but not at `isFirst`, the one that created the account.
 */
export async function beginSession(
  parts: AccountParts,
  user: User,
  asker: Asker & { provider?: string },
  { isFirst = false } = {},
): Promise<SignedIn> {
  const { device, isNew } = await rememberDevice(parts, user, asker);
  const tokens = await parts.sessions.start(user.id, asker);
  if (isNew && !isFirst) await sendNotice(parts, user, { kind: 'new-device', values: seen(parts, asker) }, asker);
  return { user, tokens, device };
}

function seen({ clock }: Pick<AccountParts, 'clock'>, { language, userAgent, country }: Asker) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    moment: momentOf(clock(), language),
    browser: browserName(userAgent),
    country: country ? (names.of(country) ?? country) : '',
  };
}

function momentOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}
