/** OneTrust's names for statistics, preferences, advertising and social media. */
export type Group = 'C0002' | 'C0003' | 'C0004' | 'C0005';

export const ADVERTISING = 'C0004';

/** A prompt for consent, and its callbacks. */
export interface Question {
  /** Groups that may be granted besides the necessary one. */
  readonly groups: readonly Group[];
  /** The granted groups. */
  readonly granted: readonly string[];
  /** How long the decision is stored. */
  readonly days: number;
  /** Whether the browser sends a privacy signal. */
  readonly hasSignal: boolean;
  /** Whether the law in the visitor's region forbids advertising. */
  isForbidden(): Promise<boolean>;
  onAnswer(groups: readonly string[]): void;
}
