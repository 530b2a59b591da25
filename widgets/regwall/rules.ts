import { config } from '../../src/core';
import type { RegwallProps } from './props';

export const VARIANTS = ['default', 'click', 'timer'] as const;

export type Variant = (typeof VARIANTS)[number];

export interface Wall {
  readonly variant: Variant;
  /** In seconds; below 0 neither banner nor dialog comes. */
  readonly timer: number;
  readonly isEmailCourse: boolean;
  /** Whether its practice is one of those whose readers never meet a wall. */
  readonly isDefaultPractice: boolean;
}

export interface Visitor {
  readonly status: 'none' | 'active' | 'expired';
  readonly isPremium: boolean;
  readonly isPractice: boolean;
  /** Whether they have what the wall subscribes to; so has everyone where it subscribes to nothing. */
  readonly isSubscribed: boolean;
  /** Nothing more is asked of them on this page, whatever became of the subscription. */
  readonly isExcused?: boolean;
  /** Whether the page is free for them, where `wall` or `flags.metering` of the configuration decides it. */
  readonly metered?: Metered['state'] | undefined;
}

/** Whether the page is free, by the rules of the configuration or by the meter, and the message for its reader. */
export interface Metered {
  readonly state: 'counting' | 'free' | 'spent';
  /** On a page that is free by the meter, the number of articles that are left. */
  readonly left?: string;
  /** The service did not respond. The page is open, and the invitation stays where the server wrote it. */
  readonly isUnknown?: boolean;
  /** Before the text of the wall. */
  readonly text?: string;
}

export const COUNTING: Metered = { state: 'counting' };

export interface Verdict {
  /** `preview` stands where an editor works: nothing may cover the page there. */
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

/** The wall of these props, on this page. */
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

/** In seconds. A session that has ended may be renewed in a moment: its reader must not see a wall flash. */
const RENEWAL = 3;

const KINDS = { default: 'banner', click: 'panel', timer: 'dialog' } as const;

export function judge(wall: Wall, visitor: Visitor, isEditing = false): Verdict {
  const isSignedIn = visitor.status === 'active';
  // Without a session neither counts, whatever an old cookie says.
  if (isSignedIn && visitor.isPremium) return spared(wall, 'premium');
  if (isSignedIn && (visitor.isPractice || wall.isDefaultPractice)) return spared(wall, 'practice');
  // The banner asks for a session and nothing else.
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

/** Whether the visitor reads on without meeting the wall. */
export function isThrough({ shows, because }: Verdict): boolean {
  return because !== 'timer-off' && because !== 'counting' && (shows === 'nothing' || shows === 'confirmation');
}

/** Whether the visitor is kept from the gated part, or would be after a while. */
export function isStopped({ shows }: Verdict): boolean {
  return shows === 'panel' || shows === 'dialog';
}

/** Whether the configuration has rules that open the wall. */
export function hasRules(): boolean {
  return Object.values(config().wall).some((rule) => (Array.isArray(rule) ? rule.length : rule));
}

/** Whether anyone is asked before the gated part: the banner leaves everything readable, and so does a wall that never comes. */
export function isGating({ variant, timer }: Wall): boolean {
  return variant === 'click' || (variant === 'timer' && timer >= 0);
}
