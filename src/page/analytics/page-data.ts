import { config, language } from '../../core';
import { session } from '../../session';

const DAY = 86_400_000;

/** What is known of the page and of who sees it, for the one `page` object. What the configuration says wins. */
export function pageData(): Record<string, unknown> {
  const { page, analytics } = config();
  const { status, user, isPremium } = session().peek();
  const published = Date.parse(String(analytics.page['originalPublicationDate'] ?? analytics.page['displayDate'] ?? ''));
  return {
    title: page.title || document.title,
    contentId: page.contentId,
    practiceCode: page.practiceCode,
    language: language(),
    isRestricted: page.accessStatus === 'registered users only',
    hasRegistrationWall: document.querySelector('[data-module$="regwall"]') !== null,
    daysSincePublication: Number.isNaN(published) ? undefined : Math.floor((Date.now() - published) / DAY),
    loginStatus: status === 'active' ? 'logged_in' : 'logged_out',
    userId: status === 'active' ? user?.id : undefined,
    isPremium: status === 'active' && isPremium,
    ...analytics.page,
  };
}
