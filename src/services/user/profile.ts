import { boolean, coerce, type Infer, mask, nonempty, number, object, string, type } from 'superstruct';
import { accountRequest, authorizedRequest } from '../../session/calls';
import { optionalField, itemsOf, listOf, listResponse, lenientDate, lenientNumber, lenientText } from '../response';

/** Changes from the profile and the subscription pages. Omitted fields stay. */
export interface UserChanges {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  /**
   * From the link in the e-mail to a new address, which is valid after this call. Code 2006 of another account, 6010
   * used or expired.
   */
  readonly emailToken?: string;
  /** The pending address of the user, to send another link; empty to cancel the change. */
  readonly pendingEmail?: string;
  readonly title?: string;
  readonly company?: string;
  readonly businessFunction?: string;
  readonly country?: string;
  readonly password?: string;
  /** Required to change the password or e-mail address. */
  readonly currentPassword?: string;
  readonly occasionalEmail?: boolean;
  readonly subscriptions?: readonly string[];
  /** The field name of the edit-subscriptions page. */
  readonly Subscriptions?: readonly string[];
  readonly metadata?: { readonly cid?: string };
}

/** The signed-in visitor. */
export function fetchUser(signal?: AbortSignal): Promise<User> {
  return authorizedRequest('user', { path: '/v2/users/{userId}', signal, read: readUser });
}

/**
 * The user of the cookie session; undefined if the service says that no user is signed in. Throws a 401 if there is
 * none.
 */
export function fetchSessionUser(): Promise<User | undefined> {
  return accountRequest('session', {
    path: '/v2/auth/session',
    answers: 'user',
    hasCredentials: true,
    read: (content) => (content ? readUser(content) : undefined),
  });
}

/**
 * Any successful response is accepted; fields that it omits keep the sent value. Code 2007: send the current password
 * or sign in again first. Code 2008: wrong password.
 */
export function updateUser(changes: UserChanges, signal?: AbortSignal): Promise<User> {
  return authorizedRequest('updateUser', {
    path: 'PATCH /v2/users/{userId}',
    answers: 'user',
    json: changes,
    signal,
    read: (content) => (isRecord(content) ? fieldsOf(content) : {}),
  });
}

export interface JobTitle {
  readonly id: string;
  readonly name: string;
}

export function fetchTitles(signal?: AbortSignal): Promise<readonly JobTitle[]> {
  const Titles = object({ titles: itemsOf(object({ id: nonempty(string()), name: lenientText })) });
  return accountRequest('titles', {
    path: '/v2/picklist/title',
    signal,
    read: (content) => mask(listResponse(content, 'titles'), Titles).titles,
  });
}

/** Names of companies that start with `term`, which has two characters or more. */
export function fetchCompanies(term: string, signal?: AbortSignal): Promise<readonly string[]> {
  const Companies = object({ companies: itemsOf(Company) });
  return accountRequest('companies', {
    path: '/v2/lookup/company',
    isOptional: true,
    query: { term },
    signal,
    read: (content) => mask(listResponse(content, 'companies'), Companies).companies,
  });
}

/** A name, bare or in an object. */
const Company = coerce(nonempty(string()), type({ name: nonempty(string()) }), ({ name }) => name);

const SavedArticle = object({ id: nonempty(string()), language: lenientText });

const text = optionalField(lenientText);
const flag = optionalField(boolean());

const User = object({
  id: optionalField(coerce(string(), number(), String)),
  firstName: text,
  lastName: text,
  email: text,
  /** A new address whose link has not been opened yet. */
  pendingEmail: text,
  company: text,
  title: text,
  businessFunction: text,
  country: text,
  /** When the account will be deleted, which its owner requested. */
  deletionDueAt: optionalField(nonempty(lenientDate)),
  isPremiumUser: flag,
  practiceUser: flag,
  roles: optionalField(listOf(nonempty(string()))),
  alumni: flag,
  hasPassword: flag,
  /** Comma-separated names of the linked providers. */
  socialLoginIdps: text,
  reLoginRequiredForSensitiveData: flag,
  subscriptions: optionalField(listOf(nonempty(string()))),
  articles: optionalField(
    listOf(
      coerce(SavedArticle, type({ articleId: string() }), ({ articleId, ...rest }) => ({ ...rest, id: articleId })),
    ),
  ),
  userRatings: optionalField(
    listOf(object({ articleId: nonempty(string()), language: lenientText, rating: lenientNumber })),
  ),
});

/** A user in a response. Omitted fields change nothing. */
export type User = Partial<Infer<typeof User>>;

/** Throws if the content is not an object, or has no field of a user. */
export function readUser(content: unknown): User {
  const user = fieldsOf(content);
  if (Object.values(user).every((value) => value === undefined))
    throw new Error(
      `Expected fields of a user such as firstName and email, got ${Object.keys(content as object).join(', ') || 'none'}.`,
    );
  return user;
}

function fieldsOf(content: unknown): User {
  if (!isRecord(content)) throw new Error('Expected the fields of a user.');
  // The field name of the profile, and that of the sign-in.
  return mask({ ...content, title: content.title ?? content.titleName }, User);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
