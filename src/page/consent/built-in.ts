import { isRecord, log } from '../../contract';
import { config, lazy, onRestoredPage } from '../../core';
import { getCookie, setCookie } from '../../core/storage/cookies';
import type { Group, Question } from '../../features/consent';
import { ADVERTISING, NECESSARY, OPTIONAL } from './groups';
import { hasPrivacySignal, isForbidden } from './region';
import type { Choice, ConsentTool } from './tools';

const CHANNEL = 'inlay-consent';

const loadBanner = lazy(() => import('../../features/consent/late'));
const loadSettings = lazy(() => import('../../features/consent/settings'));

/** For hosts without a tool: a banner until the visitor answers, and a dialog to change the answer. Stores one cookie. */
export function builtIn(): ConsentTool {
  // Covers blocked cookies, and answers from another tab whose cookie is not visible here yet.
  let savedHere: StoredChoice | undefined;
  let banner: Promise<() => void> | undefined;
  let channel: BroadcastChannel | undefined;
  let notify = () => {};

  return {
    isThere: () => true,
    choice,
    before: () => latestChoice()?.groups ?? [],
    follow(onChange) {
      notify = onChange;
      if (typeof BroadcastChannel === 'function') channel = new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', ({ data }) => {
        savedHere = choiceIn(data) ?? savedHere;
        update();
      });
      onRestoredPage(update);
      syncBanner();
    },
    showSettings,
  };

  function latestChoice(): StoredChoice | undefined {
    const read = readChoice();
    return savedHere && (!read || savedHere.date > read.date) ? savedHere : read;
  }

  function choice(): Choice {
    const saved = latestChoice();
    // A new version needs a new answer.
    if (saved?.version !== config().consent.version) return { groups: [NECESSARY], isAnswered: false };
    return {
      groups: [NECESSARY, ...offered().filter((group) => saved.groups.includes(group))],
      isAnswered: true,
      since: saved.date,
    };
  }

  function answer(groups: readonly string[]) {
    saveChoice(groups);
    // A server that reads the cookie must not see a group that the law forbids.
    if (groups.includes(ADVERTISING))
      void isForbidden().then((isOff) => isOff && saveChoice(groups.filter((group) => group !== ADVERTISING)));
  }

  function saveChoice(groups: readonly string[]) {
    savedHere = { groups: [NECESSARY, ...groups], date: new Date().toISOString(), version: config().consent.version };
    storeChoice(savedHere);
    channel?.postMessage(savedHere);
    update();
  }

  function update() {
    notify();
    syncBanner();
  }

  function syncBanner() {
    if (!choice().isAnswered) void (banner ??= openBanner());
    else if (banner) {
      void banner.then((hide) => hide());
      banner = undefined;
    }
  }

  async function openBanner(): Promise<() => void> {
    try {
      const { showBanner } = await loadBanner();
      // The visitor answered in another tab in the meantime.
      return choice().isAnswered ? () => {} : showBanner({ ...question(), onChoose: showSettings });
    } catch (cause) {
      reportFailure(cause);
      return () => {};
    }
  }

  function showSettings() {
    loadSettings()
      .then((settings) => settings.showSettings(question()))
      .catch(reportFailure);
  }

  function question(): Question {
    return {
      groups: offered(),
      granted: choice().groups,
      days: storageDays(),
      hasSignal: hasPrivacySignal(),
      isForbidden,
      onAnswer: answer,
    };
  }
}

function choiceIn(message: unknown): StoredChoice | undefined {
  if (!isRecord(message)) return undefined;
  const { groups, date, version } = message;
  return Array.isArray(groups) && typeof date === 'string' && typeof version === 'string'
    ? { groups: groups.map(String), date, version }
    : undefined;
}

function offered(): readonly Group[] {
  const { groups } = config().consent;
  return OPTIONAL.filter((group) => groups.includes(group));
}

function reportFailure(cause: unknown) {
  log('error', 'Inlay: the consent prompt could not be shown. Nothing is granted.', cause);
}

/** The choice saved by the built-in tool. */
interface StoredChoice {
  readonly groups: readonly string[];
  /** ISO 8601. */
  readonly date: string;
  /** The value of `consent.version` when the visitor answered. */
  readonly version: string;
}

/** Consent expires after this many days. */
const MAX_DAYS = 365;
const SECONDS = 86_400;

/**
 * Undefined if it is missing or expired. The cookie has the form `version=1&date=…&groups=C0001,C0002`, which servers
 * can read.
 */
export function readChoice(): StoredChoice | undefined {
  const fields = new URLSearchParams(getCookie(config().cookies.consent));
  const [version, date, groups] = ['version', 'date', 'groups'].map((name) => fields.get(name));
  const age = (Date.now() - Date.parse(date ?? '')) / 1000;
  // Tolerates a clock that has been corrected since.
  if (!version || !date || groups == null || !(age < storageDays() * SECONDS) || age < -SECONDS) return undefined;
  return { groups: groups.split(',').filter(Boolean), date, version };
}

function storeChoice({ groups, date, version }: StoredChoice) {
  const text = [`version=${encodeURIComponent(version)}`, `date=${date}`, `groups=${groups.join(',')}`].join('&');
  setCookie(config().cookies.consent, text, { maxAge: storageDays() * SECONDS });
}

/** Days until an answer expires. */
function storageDays(): number {
  return Math.max(1, Math.min(MAX_DAYS, config().consent.days));
}
