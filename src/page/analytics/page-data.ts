import { config, language, type Subject, warnOfMember } from '../../core';
import { session } from '../../session';
import { pageSubject } from '../subject';

const DAY = 86_400_000;

/** Fields of a publication that are reported unchanged. */
const OF_SUBJECT = ['articleType', 'contentType', 'displayDate', 'originalPublicationDate', 'sourcePublication'];

/** Visitor fields that only the server can provide. */
const OF_VISITOR = ['userId', 'registrationDate', 'jobTitle', 'companyName', 'isAlumni'];

/** Page-level fields of the `page` object, independent of the subject in view. */
export function pageData(): Record<string, unknown> {
  const { page } = config();
  return {
    contentId: page.contentId,
    practiceCode: page.practiceCode,
    language: language(),
    hasRegistrationWall: document.querySelector('[data-module$="regwall"]') !== null,
  };
}

/** An invalid date has no `daysSincePublication`. */
export function checkConfiguredData() {
  for (const [name, value] of Object.entries(config().analytics.page))
    if (/Date$/.test(name) && value && Number.isNaN(Date.parse(value as string)))
      warnOfMember(`analytics.page.${name}`, 'a date such as "2026-05-02"', value);
}

/** Values from the configuration, which take precedence. */
export function configuredData(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config().analytics.page).filter(([name]) => !OF_VISITOR.includes(name)));
}

/** The subject in view: the page, or a subject with its own URL that replaced it. */
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
 * The current visitor. Includes the id and the server's fields only with the required consent, and only while the
 * visitor is the one for whom the server rendered the page.
 */
export function visitorData(isNamed: boolean, isSame: boolean): Record<string, unknown> {
  const { status, user, isPremium } = session().peek();
  const { page } = config().analytics;
  const isActive = status === 'active';
  const visitorEntries = OF_VISITOR.filter((name) => Object.hasOwn(page, name)).map((name) => [
    name,
    isNamed && isSame ? page[name] : undefined,
  ]);
  return {
    // Reset by name: a data layer keeps the latest value of each key.
    userId: undefined,
    ...Object.fromEntries(visitorEntries),
    ...(isActive && { userId: isNamed ? user?.id : undefined }),
    loginStatus: isActive ? 'logged_in' : 'logged_out',
    isPremium: isActive && isPremium,
  };
}
