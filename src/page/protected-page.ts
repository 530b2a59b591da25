import { config, redirect, returnPath, routeHash, safeRedirect, subscribe } from '../core';
import { hasSession, session, signOutEnded } from '../session';

/**
 * Sends visitors who may not see this page to the sign-in prompt, which leads back
 * here. A session that needs a fresh sign-in for personal data is prompted on
 * the page itself, whose widgets withhold that data.
 */
export async function protectPage() {
  const stop = subscribe('signed-out', ({ reason }) => (reason === 'visitor' ? void leaveForHome() : leaveForPrompt()));
  if (!(await hasSession())) {
    stop();
    leaveForPrompt();
  } else if (session().peek().reLoginRequired) {
    // No entry in the history: Back would lead to the same prompt.
    location.replace(routeHash('signin-prompt', returnPath()));
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
