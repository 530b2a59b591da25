import { config, language } from '../../core';
import { session } from '../../session';
import { pageSubject } from '../subject';

const DAY = 86_400_000;

/** What analytics wants to know of what the page is about. */
const OF_SUBJECT = ['articleType', 'contentType', 'displayDate', 'originalPublicationDate', 'sourcePublication'];

/** What is known of the page and of who sees it, for the one `page` object. What the configuration says wins. */
export function pageData(visitor: VisitorData): Record<string, unknown> {
  const { page, analytics } = config();
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
    ...visitor,
    ...Object.fromEntries(OF_SUBJECT.filter((name) => name in subject).map((name) => [name, subject[name]])),
    ...analytics.page,
  };
}

export interface VisitorData {
  readonly loginStatus: 'logged_in' | 'logged_out';
  readonly userId: string | undefined;
  readonly isPremium: boolean;
}

/** Who sees the page now; by their id only where they may be named. */
export function visitorData(isNamed: boolean): VisitorData {
  const { status, user, isPremium } = session().peek();
  const isActive = status === 'active';
  return { loginStatus: isActive ? 'logged_in' : 'logged_out', userId: isActive && isNamed ? user?.id : undefined, isPremium: isActive && isPremium };
}
