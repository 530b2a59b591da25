import { config } from '../config';
import { localStore } from '../storage';
import { removeCookie, setCookie } from '../storage/cookies';
import { USER_KEY, type SessionUser } from './state';

/** In seconds, as long as a refresh token lives. */
const LIFETIME = 30 * 24 * 3600;

export interface SignedInUser extends SessionUser {
  readonly isPremiumUser: boolean;
  readonly practiceUser: boolean;
  readonly subscriptions: readonly string[];
}

export function writeUser({ id, firstName, lastName, isPremiumUser, practiceUser, subscriptions }: SignedInUser) {
  const { cookies } = config();
  localStore.setJson(USER_KEY, { id, firstName, lastName });
  setFlag(cookies.premium, isPremiumUser);
  setFlag(cookies.practice, practiceUser);
  setSubscriptions(subscriptions);
}

export function renameUser(firstName: string, lastName: string) {
  const user = localStore.getJson(USER_KEY);
  if (typeof user === 'object' && user) localStore.setJson(USER_KEY, { ...user, firstName, lastName });
}

export function requireReLogin(isRequired: boolean) {
  setFlag(config().cookies.reLogin, isRequired);
}

export function setSubscriptions(codes: readonly string[]) {
  setCookie(config().cookies.subscriptions, codes.join(','), { maxAge: LIFETIME });
}

function setFlag(name: string, isOn: boolean) {
  if (isOn) setCookie(name, '1', { maxAge: LIFETIME });
  else removeCookie(name);
}
