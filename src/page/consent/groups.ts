import type { Group } from '../../features/consent';

/** OneTrust's names for consent groups. */
export const NECESSARY = 'C0001';
export const FUNCTIONAL = 'C0003';
export const ADVERTISING = 'C0004';

/** Performance, functional, advertising, social media. */
export const OPTIONAL: readonly Group[] = ['C0002', FUNCTIONAL, ADVERTISING, 'C0005'];
