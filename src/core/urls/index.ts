export { withCampaign } from './campaign';
export { safeLink } from '../../contract/address';
export { forgetParameters, redirect, safeRedirect } from './redirect';
export { EMAIL, SECRET_NAME, shareableAddress, TOKEN } from './secrets';
export { isSamePage, pageIdentity, pageKey, parameterName, withoutSlash } from './page-identity';
export { addressWith, decodeUrl, pageAnchor, returnPath, routeHash } from './hash';
export { slugOf } from './slug';
