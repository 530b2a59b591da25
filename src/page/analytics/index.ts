import { log } from '../../contract';
import { config, idle, onPageChange, type PublishedEvent, type Subject, subscribe } from '../../core';
import { pageGlobal, pushTo } from '../page-global';
import { checkConfiguredData, configuredData, pageData, subjectData, visitorData } from './page-data';
import { scrubbed } from './scrub';

/** Maximum number of reports stored until the visitor has answered. */
const MAX_WAITING = 200;

/** Performance: without this group, no report identifies the visitor. */
const NAMING = 'C0002';

/**
 * Reports one `page` object, then every `analytics` event and those of
 * `analytics.events`, and changes of the visitor and the subject in view. Until
 * consent is granted, reports wait in memory; a refusal drops them. `earlier`
 * are the events since the page started. Returns a cleanup function.
 */
export function startAnalytics(earlier: readonly PublishedEvent[] = []): () => void {
  const { group, events } = config().analytics;
  const names = [...new Set(['analytics', ...events])];
  let waiting: object[] | undefined = earlier.filter(({ name }) => names.includes(name)).flatMap(reportOf);
  let isGranted = group === 'none';
  let isNamed = false;
  /** Whether the visitor of the server-rendered page is still the same. */
  let isSame = !earlier.some(({ name, detail }) => name === 'session-changed' && isSignOut(detail));
  /** The page as its modules describe it. */
  let about: Subject | null = null;
  let inView: Subject | null = null;
  /** The latest reported values; undefined until the page has been reported. */
  let lastSent: { visitor: string; subject: string } | undefined;
  isReported = false;
  checkConfiguredData();

  const stops = [
    // Subjects come before consent, so that the first reports have their subject.
    subscribe('subject-changed', followSubject, { replay: true }),
    subscribe('consent-changed', follow, { replay: true }),
    ...names.map((name) => subscribe(name, (detail) => reportOf({ name, detail }).forEach(report))),
    // The router of a single-page host sets the title of its new page a moment later.
    onPageChange(() => void idle().then(publishPage)),
    subscribe('session-changed', (detail) => {
      isSame &&= !isSignOut(detail);
      // An expired session may be renewed in a moment.
      if (detail.status !== 'expired') publishVisitor();
    }),
  ];
  if (isGranted) flush();
  return () => stops.forEach((stop) => stop());

  function follow({ groups, isAnswered }: { groups: readonly string[]; isAnswered?: boolean }) {
    isGranted = group === 'none' || groups.includes(group);
    isNamed = groups.includes(NAMING);
    if (isGranted) flush();
    else if (isAnswered !== false) waiting = undefined;
    else waiting ??= [];
  }

  function followSubject(next: Subject | null) {
    if (next && !next.url) about = next;
    inView = next ?? about;
    publishSubject();
  }

  function report(data: object) {
    if (isGranted) push(data);
    else if (waiting && waiting.length < MAX_WAITING) waiting.push(data);
  }

  function publishPage() {
    report({ event: 'page-view', url: location.href, title: document.title });
  }

  function flush() {
    if (!lastSent) {
      const [visitor, subject] = [visitorData(isNamed, isSame), subjectData(about)];
      lastSent = { visitor: textOf(visitor), subject: textOf(subject) };
      push({ event: 'page', ...pageData(), ...subject, ...visitor, ...configuredData() });
    }
    for (const data of waiting ?? []) push(data);
    waiting = [];
    publishVisitor();
    publishSubject();
  }

  function publishVisitor() {
    publishChange('visitor', visitorData(isNamed, isSame));
  }

  function publishSubject() {
    publishChange('subject', subjectData(inView));
  }

  /** Updates state without an `event` key, in every tab's own data layer. */
  function publishChange(name: 'visitor' | 'subject', data: object) {
    const text = textOf(data);
    if (!isGranted || !lastSent || lastSent[name] === text) return;
    lastSent[name] = text;
    push(data);
  }
}

/** Empty for an event of another tab: only the tab in which it happened reports it. */
function reportOf({ name, detail }: PublishedEvent): object[] {
  if ((detail as { reason?: unknown } | null)?.reason === 'elsewhere') return [];
  return [{ ...(name !== 'analytics' && { event: name }), ...(detail as object) }];
}

function isSignOut(detail: unknown): boolean {
  return (detail as { status: unknown }).status === 'none';
}

function textOf(data: object): string {
  return JSON.stringify(scrubbed(data));
}

let isReported = false;

/** The target is read each time, because a tag container may replace it. */
function push(data: object) {
  const { target } = config().analytics;
  const clean = scrubbed(data);
  try {
    const to = pageGlobal(target);
    if (typeof to === 'function') to(clean);
    else if (!pushTo(target, clean))
      report(
        `Inlay: analytics.target is "${target}", which is neither a list nor a function of the page. Nothing is reported.`,
      );
  } catch (cause) {
    report(`Inlay: analytics.target is "${target}", which fails.`, cause);
  }
}

function report(...details: unknown[]) {
  if (!isReported) log('error', ...details);
  isReported = true;
}
