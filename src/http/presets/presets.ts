import type { Preset } from '.';
import { SEARCH } from './search';

/** Service → name → preset. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, Preset>>>> = { search: SEARCH };
