import { config, subscribe } from '../../core';
import { pageGlobal, pushTo } from '../page-global';
import { pageData, type VisitorData, visitorData } from './page-data';
import { scrubbed } from './scrub';

/** Of what happens before the visitor has answered. */
const MOST_WAITING = 200;

/** Performance: who allows no measuring is named to nobody, whatever else is reported. */
const NAMING = 'C0002';

/**
 * Reports the page and what happens on it: one `page` object, then every
 * `analytics` event and those of `analytics.events`, and who is there when that
 * changes. What happens before the group is granted waits in memory, and is
 * dropped when it is refused. Returns the function that ends it.
 */
export function startAnalytics(): () => void {
  const { group, events } = config().analytics;
  let waiting: object[] | undefined = [];
  let isGranted = group === 'none';
  let isNamed = false;
  /** Who was there when that was told last; undefined until the page has been. */
  let told: VisitorData | undefined;
  isReported = false;

  const stops = [
    // First, so that what tells of a choice is told by that choice.
    subscribe('consent-changed', follow, { replay: true }),
    ...[...new Set(['analytics', ...events])].map((name) =>
      subscribe(name, (detail) => {
        // The tab where it happened tells it.
        if ((detail as { reason?: unknown } | null)?.reason === 'elsewhere') return;
        tell({ ...(name !== 'analytics' && { event: name }), ...(detail as object) });
      }),
    ),
    // A session that has ended by itself may be renewed in a moment.
    subscribe('session-changed', ({ status }) => status !== 'expired' && tellVisitor()),
  ];
  if (isGranted) flush();
  return () => stops.forEach((stop) => stop());

  function follow({ groups, isAnswered }: { groups: readonly string[]; isAnswered?: boolean }) {
    isGranted = group === 'none' || groups.includes(group);
    isNamed = groups.includes(NAMING);
    if (isGranted) flush();
    else if (isAnswered !== false) waiting = undefined;
    else waiting ??= [];
  }

  function tell(data: object) {
    if (isGranted) push(data);
    else if (waiting && waiting.length < MOST_WAITING) waiting.push(data);
  }

  function flush() {
    // The visitor is only known now.
    if (told) tellVisitor();
    else {
      told = visitorData(isNamed);
      push({ event: 'page', ...pageData(told) });
    }
    for (const data of waiting ?? []) push(data);
    waiting = [];
  }

  /** What holds from now on, and is no event: every tab tells its own data layer. */
  function tellVisitor() {
    const visitor = visitorData(isNamed);
    if (!isGranted || !told || isEqual(told, visitor)) return;
    told = visitor;
    push(visitor);
  }
}

function isEqual(one: VisitorData, other: VisitorData): boolean {
  return one.loginStatus === other.loginStatus && one.userId === other.userId && one.isPremium === other.isPremium;
}

let isReported = false;

/** The target is read each time, since a container may put its own in place of it. */
function push(data: object) {
  const { target } = config().analytics;
  const to = pageGlobal(target);
  const clean = scrubbed(data);
  try {
    if (typeof to === 'function') to(clean);
    else if (!pushTo(target, clean)) report(`Inlay: analytics.target is "${target}", which is neither a list nor a function of the page. Nothing is reported.`);
  } catch (cause) {
    report(`Inlay: analytics.target is "${target}", which fails.`, cause);
  }
}

function report(...all: unknown[]) {
  if (!isReported) console.error(...all);
  isReported = true;
}
