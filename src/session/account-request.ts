import { request, type RequestOptions } from '../http';
import { type AccountCall, accountPath } from './account-paths';

/** Calls the account service for nobody in particular. Throws an HttpError, and nothing else. */
export function accountRequest<T>(call: AccountCall, options: RequestOptions<T>): Promise<T> {
  return request('user', call, { ...options, path: accountPath(call) });
}
