import type { Database } from '../../database';
import type { Operation } from '../../http/operation';
import type { Deletions } from '../deletion';
import { deviceOperations } from './devices';
import { linkedAccountOperations } from './linked-accounts';
import { ownDataOperations } from './own-data';
import { passwordOperations } from './password';
import { profileOperations } from './profile';
import { registrationOperations } from './registration';
import { sessionOperations } from './session';
import type { AccountRouteParts } from './types';

export function accountOperations(parts: AccountRouteParts & { database: Database; deletions: Deletions; accessTokenSeconds: number }): Operation[] {
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
