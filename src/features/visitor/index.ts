export { AccountFrame, RetryButton } from './AccountFrame';
/**
 * The state of an account page's visitor without a service: who they are, the referring page and the redirect. Does not
 * belong here: forms, and signing in.
 */
export { SignInPrompt, SignInRequired } from './SignInPrompt';
export { campaign } from './campaign';
export {
  accountHref,
  requestedRedirect,
  consumeUrlParams,
  currentPath,
  destination,
  dropRedirect,
  dropUrlParams,
  hasRedirect,
  storeRedirect,
  storedRedirect,
  navigateTo,
  signInUrl,
} from './destination';
export { dropScrollPosition, restoreScrollPosition, savedPageUrl, saveScrollPosition } from './scroll-position';
export { useNavigateAway, useOwnPage, useRedirectSignedIn } from './use-navigate-away';
export { fullName, useCompleteVisitor, useVisitorName } from './visitor';
