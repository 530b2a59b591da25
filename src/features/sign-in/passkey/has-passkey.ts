import { config } from '../../../core';
import { fetchPasskeys } from '../../../services';

/** Another way to sign in, on a site that takes it. */
export async function hasPasskey(): Promise<boolean> {
  return Boolean(config().flags.passkeys) && (await fetchPasskeys()).length > 0;
}
