import { config, language, type Subject, warnOfMember } from '../../core';
import { session } from '../../session';
import { pageSubject } from '../subject';

const DAY = 86_400_000;

/** What analytics wants to know of a publication, as it is written. */
const OF_SUBJECT = ['articleType', 'contentType', 'displayDate', 'originalPublicationDate', 'sourcePublication'];

/** What only the server knows of who is signed in. */
const OF_VISITOR = ['userId', 'registrationDate', 'jobTitle', 'companyName', 'isAlumni'];

/** What holds of the page whatever comes into view, for the one `page` object. */
export function pageData(): Record<string, unknown> {
  const { page } = config();
  return {
    contentId: page.contentId,
    practiceCode: page.practiceCode,
    language: language(),
    hasRegistrationWall: document.querySelector('[data-module$="regwall"]') !== null,
  };
}

/** A date that cannot be read has no `daysSincePublication`. */
export function checkConfiguredData() {
  for (const [name, value] of Object.entries(config().analytics.page))
    if (/Date$/.test(name) && value && Number.isNaN(Date.parse(value as string)))
      warnOfMember(`analytics.page.${name}`, 'a date such as "2026-05-02"', value);
}

/** What the configuration says of the page, which wins. */
export function configuredData(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config().analytics.page).filter(([name]) => !OF_VISITOR.includes(name)));
}

/** What is in view: the page, or what has an address of its own and came in place of it. */
export function subjectData(inView: Subject | null): Record<string, unknown> {
  const subject: Readonly<Record<string, unknown>> = inView?.url ? { ...inView } : { ...inView, ...pageSubject() };
  const published = Date.parse(String(subject['originalPublicationDate'] ?? subject['displayDate'] ?? ''));
  return {
    title: subject['title'] || document.title,
    isRestricted: subject['accessStatus'] === 'registered users only',
    daysSincePublication: Number.isNaN(published) ? undefined : Math.floor((Date.now() - published) / DAY),
    ...Object.fromEntries(OF_SUBJECT.map((name) => [name, subject[name]])),
  };
}

/**
 * Who sees the page now; by id and by what the server knows of them only where they may be named, and only as long as
 * they are who it wrote the page for.
 */
export function visitorData(isNamed: boolean, isSame: boolean): Record<string, unknown> {
  const { status, user, isPremium } = session().peek();
  const { page } = config().analytics;
  const isActive = status === 'active';
  const written = OF_VISITOR.filter((name) => Object.hasOwn(page, name)).map((name) => [
    name,
    isNamed && isSame ? page[name] : undefined,
  ]);
  return {
    // Taken back by name: a data layer keeps what it was told last.
    userId: undefined,
    ...Object.fromEntries(written),
    ...(isActive && { userId: isNamed ? user?.id : undefined }),
    loginStatus: isActive ? 'logged_in' : 'logged_out',
    isPremium: isActive && isPremium,
  };
}
