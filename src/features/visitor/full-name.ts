import type { SessionUser } from '../../session';

/** First and last name; empty while only the id is known. */
export function fullName(user: SessionUser | undefined): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() : '';
}
