import type { SessionState } from '../../src/session';

/** In characters. No tag and no role that decides anything is longer. */
const MAX_LENGTH = 100;
const MOST_TAGS = 20;
const MOST_ROLES = 50;

/** What a visitor is let in by. Nothing while their session is unknown or over. */
export function rolesOf({ status, roles, isPremium, isPractice }: SessionState): readonly string[] {
  if (status !== 'active') return [];
  return [...new Set([...(isPremium ? ['premium'] : []), ...(isPractice ? ['practice'] : []), ...roles])].slice(
    0,
    MOST_ROLES,
  );
}

/** The same text for visitors who see the same. */
export function accessOf(roles: readonly string[]): string {
  return [...new Set(roles)].sort().join('\n');
}

/**
 * Whether visitors with these roles may watch a video: its tags do not secure it, or one of them matches a role. Tags
 * are untrusted regular expressions, so matching must take no time, whatever they are.
 */
export function mayWatch(tags: readonly string[], roles: readonly string[], securedTags: readonly string[]): boolean {
  // Cut, not skipped: a tag that is too long must not open what it secures.
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

/** Undefined for what is no expression, or one that could take long: it stands for itself. */
function compiled(pattern: string): RegExp | undefined {
  try {
    return isQuick(pattern) ? new RegExp(pattern, 'i') : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing repeats a group, and little repeats at all, so that there are few ways to match a hundred characters. */
function isQuick(pattern: string): boolean {
  const plain = pattern.replace(/\(\?:/g, '(');
  const repeated = plain.match(/[*+?{]/g)?.length ?? 0;
  const either = plain.match(/\|/g)?.length ?? 0;
  return !/\)[*+?{]/.test(plain) && repeated <= 2 && either <= (repeated ? 2 : 8);
}
