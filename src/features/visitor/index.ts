export { AccountFrame } from './AccountFrame';
/**
 * What an account page knows of its visitor without asking a service: who they are, where they came from and where
 * they go on to. Does not belong here: forms, and what signing in means.
 */
export { SignInPrompt, SignInRequired } from './SignInPrompt';
export { campaign } from './campaign';
export {
  accountHref,
  askedDestination,
  consumeUrlParams,
  currentPath,
  destination,
  dropRedirect,
  dropUrlParams,
  hasRedirect,
  keepRedirect,
  keptRedirect,
  navigateTo,
  signInUrl,
} from './destination';
export { dropScrollPosition, restoreScrollPosition, savedPageUrl, saveScrollPosition } from './scroll-position';
export { useLeave, useOwnPage, useRedirectSignedIn } from './use-leave';
export { fullName, useCompleteVisitor, useVisitorName } from './visitor';
