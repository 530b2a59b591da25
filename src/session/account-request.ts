import { request, type RequestOptions } from '../http';
import { type AccountCall, accountPath } from './account-paths';

/** Sends an anonymous request to the account service. Throws an HttpError, and nothing else. */
export function accountRequest<T>(call: AccountCall, options: RequestOptions<T>): Promise<T> {
  return request('user', call, { ...options, path: accountPath(call) });
}
