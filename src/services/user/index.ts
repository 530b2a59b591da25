export {
  beginPasskeySignIn,
  type Credentials,
  type PasswordReset,
  requestReset,
  resetPassword,
  type SignedIn,
  signIn,
  signInByPasskey,
} from './credentials';
export {
  confirmRegistration,
  isPasswordNeeded,
  register,
  type Registration,
  resendConfirmation,
  type Unconfirmed,
} from './registration';
export { requestMailedCode, signInByMailedCode } from './mailed-code';
export {
  beginSecondFactor,
  beginSecondFactorReset,
  cancelSecondFactorReset,
  confirmSecondFactor,
  fetchSecondFactor,
  recoveryCodesSaved,
  renewRecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
  SECOND_FACTOR_EXPIRED,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_ON,
  signInBySecondFactor,
  turnOffSecondFactor,
} from './second-factor';
export { type SignInMethod, signInMethodsOf, undoChange } from './sign-in-methods';
export {
  createPassword,
  exchangeSocialCode,
  fetchFedCmOptions,
  LAST_LOGIN,
  linkSocialLogin,
  type Newcomer,
  registerPartially,
  signInWithFedCm,
  unlinkSocialLogin,
} from './single-sign-on';
export {
  addPasskey,
  beginPasskey,
  cancelDeletion,
  type Deletion,
  endEverySession,
  endOtherSessions,
  endRemoteSession,
  fetchDeletion,
  fetchOwnData,
  fetchPasskeys,
  fetchSessions,
  type Passkey,
  type Passkeys,
  proveOwner,
  type RemoteSession,
  removePasskey,
  renamePasskey,
  requestDeletion,
} from './account';
export {
  fetchCompanies,
  fetchTitles,
  fetchUser,
  type JobTitle,
  updateUser,
  type User,
  type UserChanges,
} from './profile';
export {
  type ArticleKey,
  fetchSavedArticles,
  rateArticle,
  saveArticle,
  SAVED_ARTICLES_PAGE,
  type SavedArticleCard,
  type SavedArticlePage,
  unsaveArticle,
} from './articles';
export { countReading, type Reading } from './readings';
export {
  fetchUserSubscriptions,
  subscribeToMails,
  unsubscribeFromMails,
  type Subscribed,
  type SubscribeRequest,
} from './subscriptions';
export { fetchVisitor, renewSession } from './renewal';
