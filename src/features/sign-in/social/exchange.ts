import { tabStore } from '../../../core';
import { exchangeSocialCode, type Newcomer, type User } from '../../../services';
import { dropUrlParams } from '../../visitor';
import { startSession } from '../start-session';
import { socialError } from './social-return';

/** A session has begun; or there is no account yet, and what the provider knows is stored for the registration. */
export type Exchanged = { readonly user: User } | { readonly user: undefined };

const exchanges = new Map<string, Promise<Exchanged>>();

/** A code works once, however often the widget that carries it is mounted. Throws a SubmitError or an HttpError. */
export function exchangeOnce(code: string, source?: string): Promise<Exchanged> {
  const exchange = exchanges.get(code) ?? run(code, source);
  exchanges.set(code, exchange);
  return exchange;
}

async function run(code: string, source: string | undefined): Promise<Exchanged> {
  try {
    const answer = await exchangeSocialCode(code);
    dropUrlParams();
    if (!('begin' in answer)) {
      keepNewcomer(answer);
      return { user: undefined };
    }
    forgetNewcomer();
    startSession(answer, source);
    return { user: answer.user };
  } catch (error) {
    // The next attempt may succeed: a code that the service has not seen stays valid.
    exchanges.delete(code);
    throw socialError(error);
  }
}

const KEY = 'newcomer';
/** In milliseconds, as long as the service keeps them. */
const LIFETIME = 60 * 60_000;

/** Somebody who came from a provider and has not registered yet, in this tab and across a reload. */
export function keepNewcomer(newcomer: Newcomer) {
  tabStore.setJson(KEY, { ...newcomer, since: Date.now() });
}

export function keptNewcomer(): Newcomer | undefined {
  const { email, name, socialLoginIdpName, since } = (tabStore.getJson(KEY) ?? {}) as Partial<Record<keyof Newcomer | 'since', unknown>>;
  if (typeof email !== 'string' || typeof name !== 'string' || typeof socialLoginIdpName !== 'string' || typeof since !== 'number') return undefined;
  return Date.now() - since < LIFETIME ? { email, name, socialLoginIdpName } : undefined;
}

export function forgetNewcomer() {
  tabStore.remove(KEY);
}
