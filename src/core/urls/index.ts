export { withCampaign } from './campaign';
export { safeLink } from '../../contract/address';
export { routeHash } from './link';
export { forgetParameters, redirect, safeRedirect } from './redirect';
export { EMAIL, SECRET_NAME, shareableAddress, TOKEN } from './secrets';
export { slugOf } from './slug';
