import type { Preset } from '.';
import { ACCOUNTS } from './accounts';
import { SEARCH } from './search';

/** Service → name → preset. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, Preset>>>> = {
  search: SEARCH,
  user: ACCOUNTS,
};
