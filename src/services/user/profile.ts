import { type Infer, mask, nonempty, object, string } from 'superstruct';
import { request } from '../../http';
import { authorizedRequest, session } from '../../session';
import { listOf, someFlag, someNumber, someText } from '../response';

/** What the profile and the subscription pages change; what is left out stays. */
export interface UserChanges {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly title?: string;
  readonly company?: string;
  readonly businessFunction?: string;
  readonly country?: string;
  readonly password?: string;
  readonly occasionalEmail?: boolean;
  readonly subscriptions?: readonly string[];
  /** The spelling that the edit-subscriptions page sends. */
  readonly Subscriptions?: readonly string[];
  readonly metadata?: { readonly cid?: string };
}

/** The signed-in visitor. */
export function fetchUser(signal?: AbortSignal): Promise<User> {
  return authorizedRequest('user', visitorPath(), { signal, read: readUser });
}

export function updateUser(changes: UserChanges, signal?: AbortSignal): Promise<User> {
  return authorizedRequest('user', visitorPath(), { method: 'PATCH', json: changes, signal, read: readUser });
}

export interface JobTitle {
  readonly id: string;
  readonly name: string;
}

export function fetchTitles(signal?: AbortSignal): Promise<readonly JobTitle[]> {
  const Titles = object({ data: object({ titles: listOf(object({ id: nonempty(string()), name: someText })) }) });
  return request('user', '/v2/picklist/title', { signal, read: (body) => mask(body, Titles).data.titles });
}

/** Names of companies that begin like `term`, which has two characters or more. */
export function fetchCompanies(term: string, signal?: AbortSignal): Promise<readonly string[]> {
  const Companies = object({ data: object({ companies: listOf(object({ name: nonempty(string()) })) }) });
  return request('user', '/v2/lookup/company', { query: { term }, signal, read: (body) => mask(body, Companies).data.companies.map(({ name }) => name) });
}

const SavedArticle = object({ id: nonempty(string()), language: someText });

const User = object({
  id: nonempty(string()),
  firstName: someText,
  lastName: someText,
  email: someText,
  company: someText,
  titleName: someText,
  businessFunction: someText,
  country: someText,
  isPremiumUser: someFlag,
  practiceUser: someFlag,
  alumni: someFlag,
  hasPassword: someFlag,
  /** Comma-separated names of the social sign-ins that are linked. */
  socialLoginIdps: someText,
  reLoginRequiredForSensitiveData: someFlag,
  subscriptions: listOf(nonempty(string())),
  articles: listOf(SavedArticle),
  userRatings: listOf(object({ articleId: nonempty(string()), language: someText, rating: someNumber })),
});

export type User = Infer<typeof User>;

/** `{ data: User }`. Throws for anything without an id. */
export function readUser(body: unknown): User {
  return mask(body, object({ data: User })).data;
}

/** A path below the signed-in visitor's own. */
export function visitorPath(path = ''): string {
  return `/v2/users/${encodeURIComponent(session().peek().user?.id ?? 'me')}${path}`;
}
