import { config, subscribe } from '../../core';
import { pageGlobal, pushTo } from '../page-global';
import { pageData } from './page-data';
import { scrubbed } from './scrub';

/** Of what happens before the visitor has answered. */
const MOST_WAITING = 200;

/**
 * Reports the page and what happens on it: one `page` object, then every
 * `analytics` event and those of `analytics.events`. What happens before the
 * group is granted waits in memory, and is dropped when it is refused. Returns
 * the function that ends it.
 */
export function startAnalytics(): () => void {
  const { group, events } = config().analytics;
  let waiting: object[] | undefined = [];
  let isGranted = group === 'none';
  let isPageTold = false;
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
  ];
  if (isGranted) flush();
  return () => stops.forEach((stop) => stop());

  function follow({ groups, isAnswered }: { groups: readonly string[]; isAnswered?: boolean }) {
    isGranted = group === 'none' || groups.includes(group);
    if (isGranted) flush();
    else if (isAnswered !== false) waiting = undefined;
    else waiting ??= [];
  }

  function tell(data: object) {
    if (isGranted) push(data);
    else if (waiting && waiting.length < MOST_WAITING) waiting.push(data);
  }

  function flush() {
    // The visitor is only known now, and named only to whom that was granted.
    if (!isPageTold) push({ event: 'page', ...pageData() });
    isPageTold = true;
    for (const data of waiting ?? []) push(data);
    waiting = [];
  }
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
