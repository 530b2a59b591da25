export { withCampaign } from './campaign';
export { safeLink } from '../../contract/address';
export { returnPath, routeHash } from './route-hash';
export { forgetParameters, redirect, safeRedirect } from './redirect';
export { EMAIL, SECRET_NAME, shareableAddress, TOKEN } from './secrets';
export { isSamePage, pageIdentity, pageKey, parameterName, withoutSlash } from './page-identity';
export { decodeUrl, pageAnchor } from './decode-url';
export { slugOf } from './slug';
