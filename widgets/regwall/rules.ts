import { config } from '../../src/core';
import type { RegwallProps } from './props';

export const VARIANTS = ['default', 'click', 'timer'] as const;

export type Variant = (typeof VARIANTS)[number];

export interface Wall {
  readonly variant: Variant;
  /** In seconds; with a negative number, neither banner nor dialog appears. */
  readonly timer: number;
  readonly isEmailCourse: boolean;
  /** Whether the visitor's practice is exempt from walls. */
  readonly isDefaultPractice: boolean;
}

export interface Visitor {
  readonly status: 'none' | 'active' | 'expired';
  readonly isPremium: boolean;
  readonly isPractice: boolean;
  /** Whether the visitor has the wall's subscription. True if the wall has none. */
  readonly isSubscribed: boolean;
  /** The visitor registered on this page and is not stopped again, even if the subscription failed. */
  readonly isExcused?: boolean;
  /** Whether the page is free for them, if `wall` or `flags.metering` of the configuration decides it. */
  readonly metered?: Metered['state'] | undefined;
}

/** Whether the page is free, by the rules of the configuration or by the meter, and the message for its reader. */
export interface Metered {
  readonly state: 'counting' | 'free' | 'spent';
  /** The message with the number of remaining articles, on a page that is free by the meter. */
  readonly left?: string;
  /** The service did not respond. The page is open, and the server-rendered invitation stays in place. */
  readonly isUnknown?: boolean;
  /** Before the text of the wall. */
  readonly text?: string;
}

export const COUNTING: Metered = { state: 'counting' };

export interface Verdict {
  /** `preview` in edit mode: nothing may cover the page there. */
  readonly shows: 'nothing' | 'confirmation' | 'banner' | 'panel' | 'dialog' | 'preview';
  readonly because:
    | 'anonymous'
    | 'expired'
    | 'not-subscribed'
    | 'premium'
    | 'practice'
    | 'subscribed'
    | 'timer-off'
    | 'free'
    | 'counting';
  /** In seconds of reading. */
  readonly after: number;
}

/** The wall of these props on this page. */
export function wallOf({
  variant,
  pageType,
  timer,
  emailCourse,
  practiceCode = config().page.practiceCode,
}: RegwallProps): Wall {
  return {
    variant: variant ?? pageType ?? 'default',
    timer,
    isEmailCourse: emailCourse,
    isDefaultPractice: practiceCode !== undefined && config().defaultPractices.includes(practiceCode),
  };
}

/** In seconds. An expired session may be renewed in a moment: the wall must not flash for its visitor. */
const RENEWAL = 3;

const KINDS = { default: 'banner', click: 'panel', timer: 'dialog' } as const;

export function judge(wall: Wall, visitor: Visitor, isEditing = false): Verdict {
  const isSignedIn = visitor.status === 'active';
  // Without a session neither counts, even with an old cookie.
  if (isSignedIn && visitor.isPremium) return spared(wall, 'premium');
  if (isSignedIn && (visitor.isPractice || wall.isDefaultPractice)) return spared(wall, 'practice');
  // The banner requires a session and nothing else.
  if (isSignedIn && (visitor.isSubscribed || visitor.isExcused || wall.variant === 'default'))
    return spared(wall, 'subscribed', visitor.isSubscribed);
  if (wall.variant !== 'click' && wall.timer < 0) return { shows: 'nothing', because: 'timer-off', after: 0 };
  if ((visitor.metered === 'free' || visitor.metered === 'counting') && !isEditing)
    return { shows: 'nothing', because: visitor.metered, after: 0 };

  const wait = wall.variant === 'click' ? 0 : wall.timer;
  return {
    shows: isEditing ? 'preview' : KINDS[wall.variant],
    because: isSignedIn ? 'not-subscribed' : visitor.status === 'expired' ? 'expired' : 'anonymous',
    after: isEditing ? 0 : visitor.status === 'expired' ? Math.max(wait, RENEWAL) : wait,
  };
}

function spared({ isEmailCourse }: Wall, because: Verdict['because'], hasCourse = true): Verdict {
  return { shows: isEmailCourse && hasCourse ? 'confirmation' : 'nothing', because, after: 0 };
}

/** Whether the visitor reads on without a wall. */
export function isThrough({ shows, because }: Verdict): boolean {
  return because !== 'timer-off' && because !== 'counting' && (shows === 'nothing' || shows === 'confirmation');
}

/** Whether the gated part is closed to the visitor, or will be after a delay. */
export function isStopped({ shows }: Verdict): boolean {
  return shows === 'panel' || shows === 'dialog';
}

/** Whether the configuration has rules that open the wall. */
export function hasRules(): boolean {
  return Object.values(config().wall).some((rule) => (Array.isArray(rule) ? rule.length : rule));
}

/**
 * Whether the gated part is ever closed. The banner leaves everything readable, and so does a wall that never appears.
 */
export function isGating({ variant, timer }: Wall): boolean {
  return variant === 'click' || (variant === 'timer' && timer >= 0);
}
