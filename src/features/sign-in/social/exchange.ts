import type { ComponentType } from 'react';
import { tabStore, VISITOR_PREFIX } from '../../../core';
import { HttpError } from '../../../http';
import { exchangeSocialCode, type Newcomer, SECOND_FACTOR_NEEDED, type User } from '../../../services/user';
import { dropUrlParams } from '../../visitor';
import { loadSecondFactor } from '../confirm/ConfirmStep';
import type { SecondFactorStepProps } from '../second-factor/SecondFactorForm';
import { stepForDeletion } from '../DeletionStep';
import { startSession } from '../start-session';
import { confirmProvider } from './last-provider';
import { socialError } from './social-return';

/**
 * Either a session has started, or `Step` must prompt for a second factor or show that the account will be deleted, or there is no account yet and the
 * provider's data are stored for the registration.
 */
export type Exchanged = { readonly user: User | undefined; readonly Step?: ComponentType<SecondFactorStepProps> };

const exchanges = new Map<string, Promise<Exchanged>>();

/** A code works once, however often its widget is mounted. Throws a SubmitError or an HttpError. */
export function exchangeOnce(code: string, source?: string): Promise<Exchanged> {
  const exchange = exchanges.get(code) ?? run(code, source);
  exchanges.set(code, exchange);
  return exchange;
}

async function run(code: string, source: string | undefined): Promise<Exchanged> {
  try {
    const response = await exchangeSocialCode(code);
    dropUrlParams();
    confirmProvider();
    if (!('begin' in response)) {
      storePendingRegistration(response);
      return { user: undefined };
    }
    forgetNewcomer();
    const Step = stepForDeletion(response);
    if (Step) return { user: undefined, Step };
    startSession(response, source);
    return { user: response.user };
  } catch (error) {
    if (error instanceof HttpError && error.code === SECOND_FACTOR_NEEDED) {
      dropUrlParams();
      confirmProvider();
      return { user: undefined, Step: (await loadSecondFactor()).stepFor(error) };
    }
    // The next attempt may succeed: a code that the service has not seen stays valid.
    exchanges.delete(code);
    throw socialError(error);
  }
}

const KEY = `${VISITOR_PREFIX}newcomer`;
/** In milliseconds: as long as the service stores them. */
const LIFETIME = 60 * 60_000;

/** Stores a user who came from a provider and has not registered yet, in this tab and across a reload. */
export function storePendingRegistration(newcomer: Newcomer) {
  tabStore.setJson(KEY, { ...newcomer, since: Date.now() });
}

export function keptNewcomer(): Newcomer | undefined {
  const { email, name, socialLoginIdpName, since } = (tabStore.getJson(KEY) ?? {}) as Partial<
    Record<keyof Newcomer | 'since', unknown>
  >;
  if (
    typeof email !== 'string' ||
    typeof name !== 'string' ||
    typeof socialLoginIdpName !== 'string' ||
    typeof since !== 'number'
  )
    return undefined;
  return Date.now() - since < LIFETIME ? { email, name, socialLoginIdpName } : undefined;
}

export function forgetNewcomer() {
  tabStore.remove(KEY);
}
