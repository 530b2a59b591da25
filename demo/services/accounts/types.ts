import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Addresses } from '../http/origins.ts';
import type { Mail } from '../mail/index.ts';
import type { Counters } from '../security/counters.ts';
import type { Keys } from '../security/keys.ts';
import type { Limits } from '../security/limits.ts';
import type { Sealed } from '../security/sealed.ts';
import type { Sessions, Tokens } from '../security/sessions.ts';
import type { Settings } from '../settings.ts';
import type { User } from './user.ts';

/** The dependencies of the account rules. */
export interface AccountParts {
  database: Database;
  clock: Clock;
  keys: Keys;
  sealed: Sealed;
  sessions: Sessions;
  counters: Counters;
  limits: Limits;
  mail: Mail;
  background: Background;
  addresses: Addresses;
  settings: Settings;
  /** Whether a code is that of a newsletter, a topic or a job alert. */
  isSubscription: (code: string) => boolean;
}

export interface SignedIn {
  user: User;
  tokens: Tokens;
  /** The browser stores it sealed: see `rememberDevice`. */
  device: string;
  /** Replaces the second factor at later sign-ins in this browser, if the visitor wants that: see `sealPass`. */
  pass?: string;
}
