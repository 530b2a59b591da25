import { entryScenes } from './entry-scenes';
import { mailScenes } from './mail-scenes';
import { ownScenes } from './own-scenes';
import type { Scene } from './scene';

/** Every form of the account area, in each widget that has it. A form without a scene fails the tests. */
export const scenes: readonly Scene[] = [...entryScenes, ...mailScenes, ...ownScenes];

/** By name, with the reason. */
export const WITHOUT_SCENE = new Map([
  ['choose-password', 'makes the call of confirm-registration again: its own test has the faults'],
  ['email-first', 'sends nothing: the form for the password or the code does'],
  ['keep-account', 'asks one question before the session begins: widgets/sign-in/deletion.test.tsx has it'],
  ['registration-details', 'sends nothing: the last step does'],
  ['sign-in-methods', 'makes the call of reset-password again: its own test has the faults'],
]);
