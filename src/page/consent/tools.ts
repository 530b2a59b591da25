import { config } from '../../core';
import { getCookie } from '../../core/storage/cookies';
import { pageGlobal } from '../page-global';
import { builtIn } from './built-in';
import { NECESSARY } from './groups';

/** The visitor's choice in the consent tool of the page. */
export interface Choice {
  readonly groups: readonly string[];
  /** Whether the visitor has answered; until then `groups` has the tool's defaults. */
  readonly isAnswered: boolean;
  /** ISO 8601 date of the answer, if the tool provides one. */
  readonly since?: string | undefined;
}

export interface ConsentTool {
  /** Whether its script has run. */
  isThere(): boolean;
  /** Undefined until the tool has loaded its choice. */
  choice(): Choice | undefined;
  /** Calls back on each change, until the page unloads. */
  follow(onChange: () => void): void;
  /** Opens the tool's own dialog. */
  showSettings(): void;
  /** Groups granted on the previous visit, for a tool that stores them and syncs its tabs itself. */
  before?(): readonly string[];
}

/** Common category names of tools without groups, mapped to groups. */
const USUAL_GROUPS: Readonly<Record<string, string>> = {
  necessary: 'C0001',
  functional: 'C0003',
  functionality: 'C0003',
  preferences: 'C0003',
  analytics: 'C0002',
  performance: 'C0002',
  statistics: 'C0002',
  advertising: 'C0004',
  ads: 'C0004',
  marketing: 'C0004',
  targeting: 'C0004',
};

/** Purposes of the IAB's framework 2.2 that a group requires. */
const PURPOSES: Readonly<Record<string, readonly number[]>> = { C0002: [1, 7, 8, 9], C0004: [1, 2, 3, 4] };

export const tools: Readonly<Record<string, () => ConsentTool>> = {
  onetrust: oneTrust,
  tcf,
  klaro,
  cookieconsent: cookieConsent,
  'built-in': builtIn,
};

/** OneTrust provides its groups in an event, a global and a cookie, in this order of freshness. */
function oneTrust(): ConsentTool {
  let activeGroups: readonly string[] | undefined;
  return {
    isThere: () => pageGlobal('OneTrust') !== undefined || pageGlobal('OnetrustActiveGroups') !== undefined,
    choice() {
      const groups =
        activeGroups ?? listed(pageGlobal('OnetrustActiveGroups')) ?? fromCookie(getCookie('OptanonConsent'));
      const since = getCookie('OptanonAlertBoxClosed');
      return groups && { groups, isAnswered: since !== undefined, since };
    },
    follow(onChange) {
      addEventListener('OneTrustGroupsUpdated', (event) => {
        const { detail } = event as CustomEvent<unknown>;
        activeGroups = Array.isArray(detail) ? detail.filter((group) => typeof group === 'string') : undefined;
        onChange();
      });
    },
    showSettings: () => (pageGlobal('OneTrust') as { ToggleInfoDisplay(): void }).ToggleInfoDisplay(),
  };
}

/** Parses `,C0001,C0002,`; undefined until the tool has set it. Throws if it is not a string. */
function listed(value: unknown): readonly string[] | undefined {
  if (value == null || typeof value === 'string') return value?.split(',').filter(Boolean);
  throw new TypeError('OnetrustActiveGroups is not a text');
}

/** `…&groups=C0001:1,C0002:0&…` */
function fromCookie(cookie: string | undefined): readonly string[] | undefined {
  const groups = cookie && new URLSearchParams(cookie).get('groups');
  return groups ? groups.split(',').flatMap((pair) => (pair.endsWith(':1') ? [pair.slice(0, -2)] : [])) : undefined;
}

interface TcfData {
  readonly eventStatus?: string;
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
}

/** Any tool that implements the IAB's Transparency and Consent Framework. */
function tcf(): ConsentTool {
  let latest: TcfData | undefined;
  let isAnswered = false;
  const call = (
    ...parameters: [command: string, version: number, callback: (data: TcfData | null, isRight: boolean) => void]
  ) => (pageGlobal('__tcfapi') as (...parameters: unknown[]) => void)(...parameters);
  return {
    isThere: () => typeof pageGlobal('__tcfapi') === 'function',
    choice() {
      if (!latest) return undefined;
      const { gdprApplies, purpose } = latest;
      const isGranted = (group: string) =>
        gdprApplies === false || PURPOSES[group]!.every((number) => purpose?.consents?.[number] === true);
      return { groups: [NECESSARY, ...Object.keys(PURPOSES).filter(isGranted)], isAnswered };
    },
    follow(onChange) {
      call('addEventListener', 2, (data, isRight) => {
        if (!isRight || !data) return;
        latest = data;
        // Reopening the dialog does not revoke the answer.
        isAnswered ||= data.gdprApplies === false || data.eventStatus !== 'cmpuishown';
        onChange();
      });
    },
    showSettings: () => call('displayConsentUi', 2, () => {}),
  };
}

interface KlaroRule {
  /** Whether it runs without consent. */
  readonly required?: boolean;
  /** Whether it runs until the visitor opts out. */
  readonly optOut?: boolean;
}

interface KlaroManager {
  readonly confirmed?: boolean;
  /** Current switches of the dialog; `savedConsents` has the confirmed ones. */
  readonly consents?: Readonly<Record<string, boolean>>;
  readonly savedConsents?: Readonly<Record<string, boolean>>;
  readonly config?: KlaroRule & {
    readonly services?: readonly (KlaroRule & { readonly name: string; readonly purposes?: readonly string[] })[];
  };
  watch(watcher: { update(): void }): void;
}

function klaro(): ConsentTool {
  const manager = () => (pageGlobal('klaro') as { getManager?(): KlaroManager } | undefined)?.getManager?.();
  return {
    isThere: () => manager() !== undefined,
    choice() {
      const {
        consents,
        savedConsents = consents,
        config: { services = [], ...defaults } = {},
        confirmed = false,
      } = manager() ?? {};
      if (!savedConsents) return undefined;
      const named = services.flatMap(
        ({ name, purposes = [], required = defaults.required, optOut = defaults.optOut }) => {
          const isGranted = required === true || (savedConsents[name] === true && (confirmed || optOut === true));
          return [name, ...purposes].map((word) => ({ group: groupOf(word), isGranted }));
        },
      );
      // A group with several services is granted when all of them are.
      const groups = named
        .flatMap(({ group }) => group ?? [])
        .filter((group) => named.every((rule) => rule.group !== group || rule.isGranted));
      return { groups: withNecessary(groups), isAnswered: confirmed };
    },
    follow: (onChange) => manager()?.watch({ update: onChange }),
    showSettings: () => (pageGlobal('klaro') as { show(): void }).show(),
  };
}

interface CookieConsentApi {
  validConsent?(): boolean;
  getUserPreferences?(): { readonly acceptedCategories?: readonly string[] };
  /** Undefined until `run` has been called. */
  getConfig?(field: 'categories'): unknown;
  getCookie?(field: 'lastConsentTimestamp'): unknown;
  showPreferences(): void;
}

/** vanilla-cookieconsent, version 3. */
function cookieConsent(): ConsentTool {
  const api = () => pageGlobal('CookieConsent') as CookieConsentApi | undefined;
  return {
    isThere: () => api()?.getUserPreferences !== undefined && api()?.getConfig?.('categories') !== undefined,
    choice() {
      const { acceptedCategories } = api()?.getUserPreferences?.() ?? {};
      if (!acceptedCategories) return undefined;
      const since = api()?.getCookie?.('lastConsentTimestamp');
      return {
        groups: withNecessary(acceptedCategories.flatMap((category) => groupOf(category) ?? [])),
        isAnswered: api()?.validConsent?.() === true,
        since: typeof since === 'string' ? since : undefined,
      };
    },
    follow(onChange) {
      for (const type of ['cc:onConsent', 'cc:onChange']) addEventListener(type, onChange);
    },
    showSettings: () => api()!.showPreferences(),
  };
}

/** Adds the group of necessary cookies, which needs no consent, even if the tool does not list it. */
function withNecessary(groups: readonly string[]): readonly string[] {
  return [...new Set([NECESSARY, ...groups])];
}

function groupOf(category: string): string | undefined {
  const { categories } = config().consent;
  return Object.hasOwn(categories, category)
    ? categories[category]
    : Object.hasOwn(USUAL_GROUPS, category)
      ? USUAL_GROUPS[category]
      : undefined;
}
