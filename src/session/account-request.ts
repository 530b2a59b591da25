import { type CallName, type CallOptions, request } from '../http';

export type AccountCall = CallName<'user'>;

export type AccountOptions<C, T> = CallOptions<'user', C, T>;

/** Sends an anonymous request to the account service. Throws an HttpError, and nothing else. */
export function accountRequest<C extends AccountCall, T>(call: C, options: AccountOptions<C, T>): Promise<T> {
  return request('user', call, options);
}
