import { log } from '../../contract';
import { subscribe } from '../../core';
import { pushTo } from '../page-global';

/** Google's storage types for each consent group. */
const STORAGES = { C0002: ['analytics_storage'], C0004: ['ad_storage', 'ad_user_data', 'ad_personalization'] } as const;

/** In milliseconds: how long Google's tags wait for the visitor's choice. */
const WAIT = 500;

/**
 * Google's Consent Mode v2: everything is denied by default, and updated on
 * every change. A host that adds its container itself must set the default
 * itself, before the container. Returns a cleanup function.
 */
export function followConsentMode(): () => void {
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
