import type { Captcha } from '../../captcha/captcha.ts';
import type { ClientOf } from '../../http/client.ts';
import type { Addresses } from '../../http/origins.ts';
import type { Sessions } from '../../security/sessions.ts';
import type { SocialSignIn } from '../../social/index.ts';
import type { Authentication } from '../authenticate.ts';
import type { Accounts } from '../index.ts';

/** The dependencies of the account routes. */
export interface AccountRouteParts {
  accounts: Accounts;
  sessions: Sessions;
  captcha: Captcha;
  authentication: Authentication;
  client: ClientOf;
  social: SocialSignIn;
  addresses: Addresses;
}
