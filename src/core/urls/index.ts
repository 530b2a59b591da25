export { routeHash, safeLink } from './link';
export { forgetParameters, redirect, safeRedirect } from './redirect';
