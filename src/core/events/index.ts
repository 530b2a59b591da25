/**
 * Widgets communicate with each other, with analytics and with the host only through this channel. Every event is also
 * a `CustomEvent` named `inlay:NAME` on the document, so that a page without our API can listen.
 */

import { attempt } from '../../contract';
import type { OfficeSubject, Subject } from './subject';

export type { OfficeSubject, Subject } from './subject';

/** Extend by declaration merging: `declare module 'inlay' { interface EventMap { 'poll-answered': … } }`. */
export interface EventMap {
  'session-changed': { status: 'none' | 'active' | 'expired' };
  'signed-in': { source?: string };
  'signed-out': { reason: 'visitor' | 'expired' | 'elsewhere' };
  'subscription-added': { code: string };
  'subscriptions-changed': { codes: readonly string[] };
  'article-saved': { articleId: string; language: string };
  'article-unsaved': { articleId: string; language: string };
  'article-rated': { articleId: string; language: string; rating: number };
  'form-started': { form: string };
  'form-submitted': { form: string };
  /**
   * The submission failed. `reason` is the key of the message for the visitor, such as `offline` or `wrongCredentials`.
   */
  'form-failed': { form: string; reason: string };
  'quiz-answered': { quizId: string; questionId: string; option: string; isCorrect: boolean };
  'quiz-completed': { quizId: string; right: number; total: number };
  /**
   * `isAnswered` is false until the visitor decides; `groups` are then the defaults. `since` is the time of the
   * decision as ISO 8601, if the tool stores it.
   */
  'consent-changed': { groups: readonly string[]; isAnswered?: boolean; since?: string };
  /** Opens the settings dialog of the consent tool. */
  'open-consent-settings': object;
  /** A running script whose group has been withdrawn: only a reload of the page ends it. */
  'tag-withdrawn': { tag: string };
  /**
   * The subject that the visitor now sees, without a page load. A feature or the host publishes it. Null restores the
   * subject of the page.
   */
  'subject-changed': Subject | null;
  /** The offices of all lists on the page, after one appeared or was removed. */
  'offices-shown': { offices: readonly OfficeSubject[] };
  'regwall-shown': { variant: string };
  'regwall-passed': { variant: string };
  'user-scroll': { label: string };
  /**
   * One figure of the visit, with `flags.webVitals`; see web.dev/vitals. `id` is new for each visit and figure; times
   * are in milliseconds.
   */
  'web-vitals': {
    name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
    value: number;
    rating: 'good' | 'needs-improvement' | 'poor';
    id: string;
    navigationType: string;
  };
  analytics: { event: string; [detail: string]: unknown };
  'chatbot-signed-in': object;
  toast: { text: string; tone?: string };
}

export type EventName = keyof EventMap | (string & {});
export type EventDetail<N extends EventName> = N extends keyof EventMap ? EventMap[N] : unknown;

type Listener = (detail: never) => void;

const listeners = new Map<string, Set<Listener>>();
const latest = new Map<string, unknown>();

export function publish<N extends EventName>(name: N, detail: EventDetail<N>) {
  latest.set(name, detail);
  for (const listener of [...(listeners.get(name) ?? [])]) call(name, listener, detail);
  document.dispatchEvent(new CustomEvent(`inlay:${name}`, { detail }));
}

/** With `replay`, a late subscriber immediately receives the last event. Returns a function that unsubscribes. */
export function subscribe<N extends EventName>(
  name: N,
  listener: (detail: EventDetail<N>) => void,
  { replay = false } = {},
): () => void {
  const subscribers = listeners.get(name) ?? new Set();
  listeners.set(name, subscribers.add(listener));
  if (replay && latest.has(name)) call(name, listener, latest.get(name));
  return () => subscribers.delete(listener);
}

/** An event, for code that was not loaded when it was published. */
export interface PublishedEvent {
  readonly name: string;
  readonly detail: unknown;
}

/** Collects events, `most` at most. The returned function ends that and returns them, in their order. */
export function collectEvents(names: readonly string[], most: number): () => readonly PublishedEvent[] {
  const events: PublishedEvent[] = [];
  const stops = [...new Set(names)].map((name) =>
    subscribe(name, (detail: unknown) => events.length < most && events.push({ name, detail })),
  );
  return () => {
    stops.forEach((stop) => stop());
    return events;
  };
}

/** An error of one listener does not affect the others. */
function call(name: string, listener: Listener, detail: unknown) {
  attempt(() => listener(detail as never), `Inlay: a listener of "${name}" failed.`);
}
