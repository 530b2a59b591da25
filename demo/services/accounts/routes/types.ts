import type { Captcha } from '../../captcha/captcha';
import type { AskerOf } from '../../http/asker';
import type { Sessions } from '../../security/sessions';
import type { Authentication } from '../authenticate';
import type { Accounts } from '..';

/** What the account routes lean on. */
export interface AccountRouteParts {
  accounts: Accounts;
  sessions: Sessions;
  captcha: Captcha;
  authentication: Authentication;
  asker: AskerOf;
}
