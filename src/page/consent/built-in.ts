import { isRecord, log } from '../../contract';
import { config, lazy } from '../../core';
import type { Group, Question } from '../../features/consent';
import { ADVERTISING, NECESSARY, OPTIONAL } from './groups';
import { keepChoice, type KeptChoice, keptDays, readChoice } from './kept-choice';
import { hasPrivacySignal, isForbidden } from './region';
import type { Choice, ConsentTool } from './tools';

const CHANNEL = 'inlay-consent';

const loadBanner = lazy(() => import('../../features/consent/late'));
const loadSettings = lazy(() => import('../../features/consent/settings'));

/** For hosts without a tool: a banner until the visitor has answered, and a dialog to change the answer. Nothing but one cookie is kept. */
export function builtIn(): ConsentTool {
  // Where cookies are blocked, an answer holds as long as the page; and that of another tab may be heard before its cookie is seen.
  let held: KeptChoice | undefined;
  let banner: Promise<() => void> | undefined;
  let channel: BroadcastChannel | undefined;
  let tell = () => {};

  return {
    isThere: () => true,
    choice,
    before: () => kept()?.groups ?? [],
    follow(onChange) {
      tell = onChange;
      if (typeof BroadcastChannel === 'function') channel = new BroadcastChannel(CHANNEL);
      channel?.addEventListener('message', ({ data }) => {
        held = saidIn(data) ?? held;
        update();
      });
      // A page that comes back as it was left has not heard.
      addEventListener('pageshow', ({ persisted }) => persisted && update());
      syncBanner();
    },
    showSettings,
  };

  function kept(): KeptChoice | undefined {
    const read = readChoice();
    return held && (!read || held.date > read.date) ? held : read;
  }

  function choice(): Choice {
    const said = kept();
    // There is something new to agree to.
    if (said?.version !== config().consent.version) return { groups: [NECESSARY], isAnswered: false };
    return {
      groups: [NECESSARY, ...offered().filter((group) => said.groups.includes(group))],
      isAnswered: true,
      since: said.date,
    };
  }

  function answer(groups: readonly string[]) {
    keep(groups);
    // A server that reads the cookie must not take for granted what the law forbids.
    if (groups.includes(ADVERTISING))
      void isForbidden().then((isOff) => isOff && keep(groups.filter((group) => group !== ADVERTISING)));
  }

  function keep(groups: readonly string[]) {
    held = { groups: [NECESSARY, ...groups], date: new Date().toISOString(), version: config().consent.version };
    keepChoice(held);
    channel?.postMessage(held);
    update();
  }

  function update() {
    tell();
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
      // Answered in another tab, meanwhile.
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
      days: keptDays(),
      hasSignal: hasPrivacySignal(),
      isForbidden,
      onAnswer: answer,
    };
  }
}

function saidIn(message: unknown): KeptChoice | undefined {
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
