import { config, language } from '../../core';
import { session } from '../../session';
import { pageSubject } from '../subject';

const DAY = 86_400_000;

/** What analytics wants to know of what the page is about. */
const OF_SUBJECT = ['articleType', 'contentType', 'displayDate', 'originalPublicationDate', 'sourcePublication'];

/** What is known of the page and of who sees it, for the one `page` object. What the configuration says wins. */
export function pageData(): Record<string, unknown> {
  const { page, analytics } = config();
  const { status, user, isPremium } = session().peek();
  const subject = pageSubject();
  const published = Date.parse(String(subject['originalPublicationDate'] ?? subject['displayDate'] ?? ''));
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
    ...Object.fromEntries(OF_SUBJECT.filter((name) => name in subject).map((name) => [name, subject[name]])),
    ...analytics.page,
  };
}
