export { withCampaign } from './campaign';
export { safeLink } from '../../contract/address';
export { routeHash } from './route-hash';
export { forgetParameters, redirect, safeRedirect } from './redirect';
export { EMAIL, SECRET_NAME, shareableAddress, TOKEN } from './secrets';
export { isThisPage, withoutSlash } from './this-page';
export { slugOf } from './slug';
