import { isRecord, log } from '../../contract';
import { config, localStore, onRestoredPage, publish, storageKey, subscribe } from '../../core';
import { forgetChoices } from './choices';
import { removeTraces } from './clean-up';
import { ADVERTISING, NECESSARY, OPTIONAL } from './groups';
import { hasPrivacySignal, isInCalifornia } from './region';
import { checkCategories, type Choice, type ConsentTool, tools } from './tools';

/** In milliseconds. A script may write its cookie once more while it shuts down. */
const CLEAN_UP_AGAIN = 500;

/** In milliseconds. A tag manager may load the tool late. */
const LOOK_AGAIN = 500;
const MAX_LOOKS = 60;

/** In milliseconds: how long a choice waits for the visitor's region, which only affects advertising. */
const PLACE_WAIT = 1000;

/** The visitor's latest choice, from this or another tab. */
const KEY = 'consent-choice';

/** The hash of links that open the dialog without a module. */
const OPENERS = '[data-consent-settings], a[href$="#consent-settings"]';

/**
 * Follows the consent tool of the page, and publishes `consent-changed` once per
 * real change, in every tab. Embeds, tags, analytics and captchas use only this.
 */
export async function followConsent() {
  const { tool: name } = config().consent;
  const tool = guarded(name, tools[name]!());
  checkCategories();
  let granted = tool.before?.() ?? storedChoice()?.groups ?? [];
  /** Undefined until something has been published. */
  let wasAnswered: boolean | undefined;
  // A consent tool notifies only the page in its own tab.
  if (!tool.before) {
    addEventListener('storage', ({ key }) => key === storageKey(KEY) && applyStored());
    onRestoredPage(applyStored);
  }

  if (!tool.isThere() && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  followOpeners(name, tool);
  if (tool.isThere()) return begin();
  reportMissing(name);
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    const isHere = tool.isThere();
    if (isHere) void begin();
    if (isHere || looks === MAX_LOOKS) clearInterval(looking);
  }, LOOK_AGAIN);

  async function begin() {
    tool.follow(() => void update());
    await update();
  }

  async function update() {
    const first = tool.choice();
    const californiaCheck = first !== undefined && offered(first).includes(ADVERTISING) && isInCalifornia();
    const isLate =
      californiaCheck &&
      (await Promise.race([
        californiaCheck.then(() => false),
        new Promise<true>((resolve) => setTimeout(resolve, PLACE_WAIT, true)),
      ]));
    // A slow geo service does not withdraw earlier consent.
    if (isLate) applyNow(!granted.includes(ADVERTISING));
    applyNow(await californiaCheck);
  }

  /** Applies the tool's current choice: the visitor may have answered in between. */
  function applyNow(isCalifornia: boolean) {
    const choice = tool.choice();
    if (choice) apply({ ...choice, groups: allowed(choice, isCalifornia) });
  }

  function applyStored() {
    const choice = storedChoice();
    if (choice) apply(choice);
  }

  function apply({ groups, isAnswered, since }: Choice) {
    const withdrawn = granted.filter((group) => !groups.includes(group));
    const isChanged = withdrawn.length > 0 || groups.length !== granted.length;
    granted = groups;
    if (withdrawn.length) cleanUp(withdrawn);
    if (isAnswered) forgetChoices(groups);
    // A refusal may not change the groups, but subscribers wait for the answer.
    if (!isChanged && isAnswered === wasAnswered) return;
    wasAnswered = isAnswered;
    if (!tool.before) localStore.setJson(KEY, { groups, isAnswered, since });
    publish('consent-changed', { groups, isAnswered, ...(isAnswered && since && { since }) });
  }
}

/** The tool, whose errors are reported once: one that is not initialised is not there, and an invalid choice grants nothing. */
function guarded(name: string, tool: ConsentTool): ConsentTool {
  let isReported = false;
  const attemptWith = <T>(call: () => T, fallback: T): T => {
    try {
      return call();
    } catch (cause) {
      if (!isReported)
        log(
          'error',
          `Inlay: consent.tool is "${name}", but the data of the tool has an unknown form. Nothing is granted.`,
          cause,
        );
      isReported = true;
      return fallback;
    }
  };
  return {
    ...tool,
    isThere() {
      try {
        return tool.isThere();
      } catch {
        return false;
      }
    },
    choice: () => attemptWith<Choice | undefined>(() => tool.choice(), { groups: [], isAnswered: true }),
    follow: (onChange) => attemptWith(() => tool.follow(onChange), undefined),
  };
}

/** A page has one tool. */
let stopOpening = () => {};

/** Opens the tool's dialog for an event, a link with the hash, or a URL with the hash. */
function followOpeners(name: string, tool: ConsentTool) {
  stopOpening();
  stopOpening = subscribe('open-consent-settings', open);
  addEventListener('click', (event) => {
    const opener = event.composedPath()[0];
    // Keeps the link's own navigation while there is no dialog to open, and for clicks that open a tab.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (
      event.defaultPrevented ||
      isElsewhere ||
      !(opener instanceof Element) ||
      !opener.closest(OPENERS) ||
      !tool.isThere()
    )
      return;
    event.preventDefault();
    open();
  });
  if (location.hash === '#consent-settings') open();

  function open() {
    try {
      tool.showSettings();
    } catch (cause) {
      log('error', `Inlay: consent.tool is "${name}", and its dialog did not open.`, cause);
    }
  }
}

/** The tool is blocked or missing: the stored choice is kept, but nothing is granted now. */
function reportMissing(name: string) {
  log('error', `Inlay: consent.tool is "${name}", and its script is not on the page. Nothing is granted.`);
  publish('consent-changed', { groups: [], isAnswered: false });
}

function offered({ groups, isAnswered }: Choice): readonly string[] {
  return !isAnswered && config().consent.appMode ? [NECESSARY, ...OPTIONAL] : groups;
}

/** Removes groups that local law or Global Privacy Control forbids. */
function allowed(choice: Choice, isCalifornia: boolean): readonly string[] {
  // Global Privacy Control counts until the visitor has answered. Afterwards their choice wins; in California only if the
  // site is configured so.
  const isRefused = choice.isAnswered
    ? isCalifornia && !config().consent.choiceInCalifornia
    : isCalifornia || hasPrivacySignal();
  return offered(choice).filter((group) => group !== ADVERTISING || !isRefused);
}

function cleanUp(withdrawn: readonly string[]) {
  const { cookies } = config().consent;
  const patterns = withdrawn.flatMap((group) =>
    Object.hasOwn(cookies, group) && Array.isArray(cookies[group]) ? cookies[group].map(String) : [],
  );
  removeTraces(patterns);
  setTimeout(() => removeTraces(patterns), CLEAN_UP_AGAIN);
}

function storedChoice(): Choice | undefined {
  const stored = localStore.getJson(KEY);
  if (!isRecord(stored)) return undefined;
  const { groups, isAnswered, since } = stored;
  if (!Array.isArray(groups)) return undefined;
  return {
    groups: groups.filter((group): group is string => typeof group === 'string'),
    isAnswered: isAnswered === true,
    since: typeof since === 'string' ? since : undefined,
  };
}
