import { InlayError, log } from '../../contract';
import { config, idle, lazy, publish, subscribe } from '../../core';
import { absoluteAddress } from '../../core/config/sources';
import type { Tag } from '../../core/config/declaration';
import { createScripts, trustedPolicy } from '../../http';
import { pushTo } from '../page-global';

/** The group of scripts that need no consent. */
const NO_CONSENT_NEEDED = 'none';

/** Events of a first interaction. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const MOMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  consent: async () => undefined,
  idle,
  interaction: () =>
    new Promise((resolve) =>
      TOUCHES.forEach((type) => addEventListener(type, resolve, { once: true, capture: true, passive: true })),
    ),
};

const loadReload = lazy(() => import('../../features/consent/reload'));

const scripts = createScripts((url) => trustedPolicy('inlay-tags', { createScriptURL: check }).createScriptURL(url));

/**
 * Adds each configured script once, when its group is granted and it is due. Called on active, visible pages. Returns a
 * cleanup function.
 */
export function startTags(): () => void {
  const states = new Map<string, 'scheduled' | 'running' | 'withdrawn' | 'failed'>();
  const tags = Object.entries(config().tags).filter(([name, tag]) => isRight(name, tag));
  // The consent default must be set before the first tag loads.
  const stops = config().consent.googleMode ? [followConsentMode()] : [];
  update([]);
  stops.push(subscribe('consent-changed', ({ groups }) => update(groups), { replay: true }));
  return () => stops.forEach((stop) => stop());

  function update(groups: readonly string[]) {
    for (const [name, tag] of tags) {
      const isGranted = tag.group === NO_CONSENT_NEEDED || groups.includes(tag.group);
      const state = states.get(name);
      if (isGranted && !state) void schedule(name, tag);
      else if (isGranted && state === 'withdrawn') states.set(name, 'running');
      else if (!isGranted && state === 'scheduled') states.delete(name);
      else if (!isGranted && state === 'running') withdraw(name);
    }
  }

  async function schedule(name: string, { src, when = 'consent', attributes = {} }: Tag) {
    states.set(name, 'scheduled');
    await MOMENTS[when]!();
    // Withdrawn in between, or granted twice.
    if (states.get(name) !== 'scheduled') return;
    states.set(name, 'running');
    try {
      await scripts.load(src, attributes);
    } catch (error) {
      states.set(name, 'failed');
      log('error', `Inlay: the script of tags.${name} did not load.`, error);
    }
  }

  /** A script that has run cannot be removed: publishes its name and offers to reload the page. */
  function withdraw(name: string) {
    states.set(name, 'withdrawn');
    publish('tag-withdrawn', { tag: name });
    loadReload()
      .then(({ offerReload }) => offerReload())
      .catch((error: unknown) => log('error', error));
  }
}

/** An invalid script does not affect the others. */
function isRight(name: string, { src, group, when = 'consent', attributes = {} }: Partial<Tag>): boolean {
  const problem =
    typeof src !== 'string' || !/^https?:/.test(absoluteAddress(src) ?? '')
      ? 'src must be the address of a script'
      : typeof group !== 'string' || !group
        ? 'group must name what is granted, such as "C0004", or "none"'
        : !Object.hasOwn(MOMENTS, when)
          ? `when must be one of ${Object.keys(MOMENTS).join(', ')}`
          : Object.entries(attributes).some(
                ([key, value]) => typeof value !== 'string' || /^on|^src$|^type$/i.test(key),
              )
            ? 'attributes must be texts, and neither src, type nor handlers of events'
            : undefined;
  if (problem) log('error', `Inlay: tags.${name} is left out: ${problem}.`);
  return !problem;
}

function check(url: string): string {
  if (Object.values(config().tags).some(({ src }) => src === url)) return url;
  throw new InlayError(`tags: ${url} is not configured.`);
}

/** Google's storage types for each consent group. */
const STORAGES = { C0002: ['analytics_storage'], C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'] } as const;

/** In milliseconds: how long Google's tags wait for the visitor's choice. */
const WAIT = 500;

/**
 * Google's Consent Mode v2: everything is denied by default, and updated on
 * every change. A host that adds its container itself must set the default
 * itself, before the container. Returns a cleanup function.
 */
function followConsentMode(): () => void {
  let isReported = false;
  gtag('consent', 'default', { ...storageStates([]), wait_for_update: WAIT });
  return subscribe('consent-changed', ({ groups }) => gtag('consent', 'update', storageStates(groups)), {
    replay: true,
  });

  /** Google's container recognises commands because they are `arguments` objects. */
  function gtag(..._command: unknown[]) {
    try {
      pushTo('dataLayer', arguments);
    } catch (cause) {
      if (!isReported)
        log('error', 'Inlay: the page’s dataLayer fails, and Google’s tags are not told what is granted.', cause);
      isReported = true;
    }
  }
}

function storageStates(groups: readonly string[]): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    Object.entries(STORAGES).flatMap(([group, storages]) =>
      storages.map((storage) => [storage, groups.includes(group) ? 'granted' : 'denied']),
    ),
  );
}
