import { config, redirect, returnPath, routeHash, safeRedirect, subscribe } from '../core';
import { hasSession, session, signOutEnded } from '../session';

/**
 * Redirects visitors without access to the sign-in prompt, which returns here. If only a new sign-in for personal data
 * is needed, the page's widgets prompt for it and withhold that data.
 */
export async function protectPage() {
  const stop = subscribe('signed-out', ({ reason }) => (reason === 'visitor' ? void leaveForHome() : leaveForPrompt()));
  if (!(await hasSession())) {
    stop();
    leaveForPrompt();
  } else if (session().peek().reLoginRequired) {
    // Without an entry in the history, because Back would open the same prompt.
    location.replace(safeRedirect(routeHash('signin-prompt', returnPath()), config().pages.home));
  }
}

/** Waits for the sign-out at the provider, which a navigation would interrupt. */
async function leaveForHome() {
  await signOutEnded();
  redirect(config().pages.home);
}

function leaveForPrompt() {
  const { signInPrompt, home } = config().pages;
  location.replace(safeRedirect(`${signInPrompt}/${encodeURIComponent(returnPath())}`, home));
}
