import { isFieldSent, type Option } from '../../src/forms';
import { fetchBusinessFunctions, fetchCountries } from '../../src/services/content';
import { fetchTitles, fetchUser, type User } from '../../src/services/user';

export interface Profile {
  readonly user: ProfileUser;
  /** Empty if the list cannot be fetched, or the back end does not store the choice. */
  readonly titles: readonly Option[];
  readonly functions: readonly Option[];
  readonly countries: readonly Option[];
}

/** The complete data of a user that the form needs. */
export interface ProfileUser extends User {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly company: string;
  readonly businessFunction: string;
  readonly country: string;
  readonly hasPassword: boolean;
}

/** The values of fields that the response lacks. */
const UNSAID = {
  email: '',
  firstName: '',
  lastName: '',
  title: '',
  company: '',
  businessFunction: '',
  country: '',
  hasPassword: true,
};

/** The user, and the lists of options. A list that cannot be loaded is empty, so that the rest can still be changed. */
export async function loadProfile(language: string, signal: AbortSignal): Promise<Profile> {
  const list = <T>(field: 'title' | 'businessFunction' | 'country', fetchList: () => Promise<readonly T[]>) =>
    isFieldSent('updateUser', field) ? fetchList().catch(() => []) : [];
  const [user, titles, functions, countries] = await Promise.all([
    fetchUser(signal),
    list('title', () => fetchTitles(signal)),
    list('businessFunction', () => fetchBusinessFunctions(language, signal)),
    list('country', () => fetchCountries(language, signal)),
  ]);
  const items = (list: readonly { code: string; description: string }[]) =>
    list.map(({ code, description }) => ({ value: code, label: description }));
  const stored = Object.fromEntries(Object.entries(user).filter(([, value]) => value !== undefined)) as User;
  return {
    user: { ...UNSAID, ...stored } as ProfileUser,
    titles: titles.map(({ id, name }) => ({ value: id, label: name || id })),
    functions: items(functions),
    countries: items(countries),
  };
}

/** Sample for edit mode. */
export const SAMPLE: Profile = {
  user: {
    id: 'sample',
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    company: 'Example & Sons',
    title: 'Head of department',
    businessFunction: 'Operations',
    country: 'CH',
    isPremiumUser: false,
    practiceUser: false,
    alumni: false,
    hasPassword: true,
    socialLoginIdps: '',
    reLoginRequiredForSensitiveData: false,
    subscriptions: [],
    articles: [],
    userRatings: [],
  },
  titles: [{ value: 'Head of department', label: 'Head of department' }],
  functions: [{ value: 'Operations', label: 'Operations' }],
  countries: [{ value: 'CH', label: 'Switzerland' }],
};

export interface Choice {
  readonly options: readonly Option[];
  readonly value: string;
}

/**
 * Selects the current value, which may be stored as its code or its name. If the list lacks it, it is added. Without a
 * list the field is left out, because it would show a code.
 */
export function withPresent(options: readonly Option[], present: string): Choice {
  const lowerCase = present.trim().toLowerCase();
  const option = options.find(
    ({ value, label }) => value.toLowerCase() === lowerCase || label.toLowerCase() === lowerCase,
  );
  if (option || !lowerCase || !options.length) return { options, value: option?.value ?? present };
  return { options: [{ value: present, label: present }, ...options], value: present };
}
