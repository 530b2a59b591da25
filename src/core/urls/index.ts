export { withCampaign } from './campaign';
export { routeHash, safeLink } from './link';
export { forgetParameters, redirect, safeRedirect } from './redirect';
export { EMAIL, SECRET_NAME, shareableAddress, TOKEN } from './secrets';
export { slugOf } from './slug';
