import type { Database } from '../../database/index.ts';
import type { Operation } from '../../http/operation.ts';
import type { Deletions } from '../deletion.ts';
import { deviceOperations } from './devices.ts';
import { linkedAccountOperations } from './linked-accounts.ts';
import { ownDataOperations } from './own-data.ts';
import { passwordOperations } from './password.ts';
import { profileOperations } from './profile.ts';
import { registrationOperations } from './registration.ts';
import { sessionOperations } from './session.ts';
import type { AccountRouteParts } from './types.ts';

export function accountOperations(
  parts: AccountRouteParts & { database: Database; deletions: Deletions; accessTokenSeconds: number },
): Operation[] {
  return [
    ...registrationOperations(parts),
    ...sessionOperations(parts),
    ...passwordOperations(parts),
    ...profileOperations(parts),
    ...linkedAccountOperations(parts),
    ...deviceOperations(parts),
    ...ownDataOperations(parts),
  ];
}
