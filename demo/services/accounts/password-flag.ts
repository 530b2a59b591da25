/**
 * Whether changes require the password, in responses with data of an account. Bundles before 0.3 read `asksPassword`:
 * they run in pages and caches while newer services already answer.
 */
export const passwordFlag = (requiresPassword: boolean) => ({ requiresPassword, asksPassword: requiresPassword });

export const passwordFlagFields = {
  requiresPassword: {
    type: 'boolean',
    description: 'False for an account without a password. It needs a recent sign-in for changes.',
  },
  asksPassword: { type: 'boolean', deprecated: true, description: 'The former name of requiresPassword.' },
} as const;
