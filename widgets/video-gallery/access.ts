import type { SessionState } from '../../src/session';

/** In characters. No relevant tag or role is longer. */
const MAX_LENGTH = 100;
const MOST_TAGS = 20;
const MOST_ROLES = 50;

/** The roles that give access. Empty while the session is unknown, or after it ended. */
export function rolesOf({ status, roles, isPremium, isPractice }: SessionState): readonly string[] {
  if (status !== 'active') return [];
  return [...new Set([...(isPremium ? ['premium'] : []), ...(isPractice ? ['practice'] : []), ...roles])].slice(
    0,
    MOST_ROLES,
  );
}

/** A key that is equal for visitors who see the same videos. */
export function accessOf(roles: readonly string[]): string {
  return [...new Set(roles)].sort().join('\n');
}

/**
 * Whether visitors with these roles may watch a video: none of its tags is restricted, or one of them matches a role.
 * Tags are untrusted regular expressions, so matching must be fast for any input.
 */
export function mayWatch(tags: readonly string[], roles: readonly string[], securedTags: readonly string[]): boolean {
  // Truncated, not skipped: a tag that is too long must not open what it restricts.
  const isSecured = tags.some((tag) => securedTags.some((pattern) => matches(pattern, tag)));
  if (!isSecured) return true;
  return tags
    .slice(0, MOST_TAGS)
    .some((tag) => tag !== '' && tag.length <= MAX_LENGTH && roles.some((role) => matches(tag, role)));
}

const patterns = new Map<string, RegExp | undefined>();

function matches(pattern: string, text: string): boolean {
  if (!patterns.has(pattern)) patterns.set(pattern, compiled(pattern));
  const short = text.slice(0, MAX_LENGTH);
  return patterns.get(pattern)?.test(short) ?? short.toLowerCase().includes(pattern.toLowerCase());
}

/** Undefined for an invalid expression, or one that could be slow: it is compared literally. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return isQuick(pattern) ? new RegExp(pattern, 'i') : undefined;
  } catch {
    return undefined;
  }
}

/** No group is repeated, and few quantifiers are allowed, so that a hundred characters have few possible matches. */
function isQuick(pattern: string): boolean {
  const plain = pattern.replace(/\(\?:/g, '(');
  const repeated = plain.match(/[*+?{]/g)?.length ?? 0;
  const either = plain.match(/\|/g)?.length ?? 0;
  return !/\)[*+?{]/.test(plain) && repeated <= 2 && either <= (repeated ? 2 : 8);
}
