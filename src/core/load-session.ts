/** For `window.inlay.session`. Not part of the session's own folder, so that asking for it later does not fetch it now. */
export const loadSessionApi = () => import('./session/api');
