/** What happens to a profile once it is sent; fetched when the visitor begins to change it. */
import { rememberUser } from '../../src/session';
import { updateUser, type User } from '../../src/services';

export { profileSchema } from './schema';

export type ProfileAnswers = Record<'email' | 'firstName' | 'lastName' | 'title' | 'company' | 'businessFunction' | 'country' | 'password', string>;

/** Sends what is filled in and keeps the name for the page. An empty answer leaves what is there. */
export async function saveProfile(answers: ProfileAnswers, signal: AbortSignal): Promise<User> {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value));
  const cid = new URLSearchParams(location.search).get('cid') ?? undefined;
  const user = await updateUser({ ...given, metadata: { cid } }, signal);
  rememberUser(user);
  return user;
}
