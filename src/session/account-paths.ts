/**
 * Every call of the account service by its name, as the publishing system's service has them. Names in braces are values of the call;
 * `userId` is the visitor's, or `me` where the service gives none. One with `''` is made only where the configuration
 * has a path for it. docs/configuration.md lists them by `npm run docs`.
 * Apart from those of `http`, which is on every page.
 */
export const ACCOUNT_PATHS = {
  signIn: '/v2/auth/signin',
  signOut: '/v2/auth/signout',
  session: '/v2/auth/session',
  token: '/v2/auth/token',
  forgotPassword: '/v2/auth/forgot-password',
  resetPassword: '/v2/auth/reset-password',
  undoChange: '/v2/auth/undo-change',
  register: '/v2/users',
  registerPartially: '/v2/users/partial',
  confirmRegistration: '/v2/users/confirm',
  resendConfirmation: '/v2/users/resend-confirmation',
  user: '/v2/users/{userId}',
  updateUser: '/v2/users/{userId}',
  userSubscriptions: '',
  savedArticles: '/api/v2/user/article',
  saveArticle: '/v2/users/{userId}/articles',
  unsaveArticle: '/v2/users/{userId}/articles/{articleId}/{language}',
  countReading: '/v2/readings',
  rateArticle: '/v2/users/{userId}/ratings',
  subscribe: '/v2/subscribe',
  unsubscribe: '/v2/unsubscribe',
  titles: '/v2/picklist/title',
  companies: '/v2/lookup/company',
  socialSignIn: '/v2/auth/social/{provider}',
  socialSession: '/v2/auth/social/session',
  linkSocialLogin: '/v2/users/{userId}/link-social-login-user-account',
  unlinkSocialLogin: '/v2/users/{userId}/unlink-social-login-user-account',
  createPassword: '/v2/users/{userId}/create-password',
  proveOwner: '/v2/users/{userId}/proof',
  passkeySignInOptions: '/v2/auth/passkey/options',
  passkeySignIn: '/v2/auth/passkey',
  passkeys: '/v2/users/{userId}/passkeys',
  passkeyOptions: '/v2/users/{userId}/passkeys/options',
  addPasskey: '/v2/users/{userId}/passkeys',
  removePasskey: '/v2/users/{userId}/passkeys/{passkeyId}',
  signInBySecondFactor: '/v2/auth/second-factor',
  beginSecondFactorReset: '/v2/auth/second-factor/reset',
  secondFactor: '/v2/users/{userId}/second-factor',
  beginSecondFactor: '/v2/users/{userId}/second-factor',
  confirmSecondFactor: '/v2/users/{userId}/second-factor/confirm',
  renewRecoveryCodes: '/v2/users/{userId}/second-factor/recovery-codes',
  turnOffSecondFactor: '/v2/users/{userId}/second-factor/off',
  cancelSecondFactorReset: '/v2/users/{userId}/second-factor/reset',
  sessions: '/v2/users/{userId}/sessions',
  endSession: '/v2/users/{userId}/sessions/{sessionId}',
  endSessions: '/v2/users/{userId}/sessions',
  ownData: '/v2/users/{userId}/export',
  deletion: '/v2/users/{userId}/deletion',
  requestDeletion: '/v2/users/{userId}/deletion',
  cancelDeletion: '/v2/users/{userId}/deletion',
} as const;

/** A call by its name, or by a path where the service has no other. */
export type AccountCall = keyof typeof ACCOUNT_PATHS | `/${string}`;

export function accountPath(call: string): string {
  return (ACCOUNT_PATHS as Readonly<Record<string, string>>)[call] ?? call;
}
