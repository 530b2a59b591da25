import type { Background } from '../background';
import type { Clock } from '../clock';
import type { Database } from '../database';
import type { Addresses } from '../http/origins';
import type { Mail } from '../mail';
import type { Counters } from '../security/counters';
import type { Keys } from '../security/keys';
import type { Limits } from '../security/limits';
import type { Sealed } from '../security/sealed';
import type { Sessions, Tokens } from '../security/sessions';
import type { Settings } from '../settings';
import type { User } from './user';

/** Everything that the account rules lean on. */
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
}

export interface SignedIn {
  user: User;
  tokens: Tokens;
}
