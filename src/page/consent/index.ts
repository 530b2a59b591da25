import { isRecord, log } from '../../contract';
import { config, localStore, publish, storageKey, subscribe } from '../../core';
import { removeTraces } from './clean-up';
import { ADVERTISING, NECESSARY, OPTIONAL } from './groups';
import { hasPrivacySignal, isInCalifornia } from './region';
import { checkCategories, type Choice, type ConsentTool, tools } from './tools';

/** In milliseconds. A script that is on its way out writes its cookie once more. */
const CLEAN_UP_AGAIN = 500;

/** In milliseconds. A tag manager may bring the tool when the page has long been read. */
const LOOK_AGAIN = 500;
const MOST_LOOKS = 60;

/** In milliseconds, that a choice waits for the place of the visitor, which decides on advertising alone. */
const PLACE_WAIT = 1000;

/** What the visitor said last, here or in another tab. */
const KEY = 'consent-choice';

/** What a page writes that wants a way to the dialog without a module. */
const OPENERS = '[data-consent-settings], a[href$="#consent-settings"]';

/**
 * Follows the consent tool of the page, and publishes `consent-changed` once per
 * real change, in every tab. Embeds, tags, analytics and captchas use only this.
 */
export async function followConsent() {
  const { tool: name } = config().consent;
  const tool = tools[name]!();
  checkCategories();
  let granted = tool.before?.() ?? storedChoice()?.groups ?? [];
  /** Undefined until something has been published. */
  let wasAnswered: boolean | undefined;
  let isStrange = false;
  // The tool of another tab tells only its own page.
  if (!tool.before) {
    addEventListener('storage', ({ key }) => key === storageKey(KEY) && applyStored());
    // A page that comes back as it was left has not heard.
    addEventListener('pageshow', ({ persisted }) => persisted && applyStored());
  }

  if (!isThere() && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  followOpeners(name, tool, isThere);
  if (isThere()) return begin();
  reportMissing(name);
  let looks = 0;
  const looking = setInterval(() => {
    looks += 1;
    const isHere = isThere();
    if (isHere) void begin();
    if (isHere || looks === MOST_LOOKS) clearInterval(looking);
  }, LOOK_AGAIN);

  /** One that is there and not set up yet may throw. */
  function isThere(): boolean {
    try {
      return tool.isThere();
    } catch {
      return false;
    }
  }

  async function begin() {
    try {
      tool.follow(() => void update());
    } catch (cause) {
      reportStrange(cause);
    }
    await update();
  }

  async function update() {
    const first = choiceNow();
    const place = first !== undefined && offered(first).includes(ADVERTISING) && isInCalifornia();
    const isLate =
      place &&
      (await Promise.race([
        place.then(() => false),
        new Promise<true>((resolve) => setTimeout(resolve, PLACE_WAIT, true)),
      ]));
    // A slow geo service does not withdraw earlier consent.
    if (isLate) applyNow(!granted.includes(ADVERTISING));
    applyNow(await place);
  }

  /** What the tool says now: the visitor may have answered in between. */
  function applyNow(isCalifornia: boolean) {
    const choice = choiceNow();
    if (choice) apply({ ...choice, groups: allowed(choice, isCalifornia) });
  }

  function applyStored() {
    const choice = storedChoice();
    if (choice) apply(choice);
  }

  function choiceNow(): Choice | undefined {
    try {
      return tool.choice();
    } catch (cause) {
      reportStrange(cause);
      return { groups: [], isAnswered: true };
    }
  }

  function reportStrange(cause: unknown) {
    if (!isStrange)
      log(
        'error',
        `Inlay: consent.tool is "${name}", and what it says is nothing that Inlay knows. Nothing is granted.`,
        cause,
      );
    isStrange = true;
  }

  function apply({ groups, isAnswered, since }: Choice) {
    const withdrawn = granted.filter((group) => !groups.includes(group));
    const isChanged = withdrawn.length > 0 || groups.length !== granted.length;
    granted = groups;
    if (withdrawn.length) cleanUp(withdrawn);
    // A refusal may leave the groups as they were, and is a change to what waits for an answer.
    if (!isChanged && isAnswered === wasAnswered) return;
    wasAnswered = isAnswered;
    if (!tool.before) localStore.setJson(KEY, { groups, isAnswered, since });
    publish('consent-changed', { groups, isAnswered, ...(isAnswered && since && { since }) });
  }
}

/** A page has one tool. */
let stopOpening = () => {};

/** The tool's dialog opens for an event of the channel, by a link of the page, or by an address that ends so. */
function followOpeners(name: string, tool: ConsentTool, isThere: () => boolean) {
  stopOpening();
  stopOpening = subscribe('open-consent-settings', open);
  addEventListener('click', (event) => {
    const opener = event.composedPath()[0];
    // A link leads where it leads as long as there is nothing to open, and into another tab where that is wanted.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || isElsewhere || !(opener instanceof Element) || !opener.closest(OPENERS) || !isThere())
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

/** What the law of the place and the browser's own signal leave of a choice. */
function allowed(choice: Choice, isCalifornia: boolean): readonly string[] {
  // Global Privacy Control speaks for who has not spoken; what a visitor then chooses wins, over the law of California
  // only where a site says so.
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
    groups: groups.filter((one): one is string => typeof one === 'string'),
    isAnswered: isAnswered === true,
    since: typeof since === 'string' ? since : undefined,
  };
}
