/** In milliseconds: the part of a task beyond this counts as blocking. */
const LONG = 50;

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Records while `act` runs, and resolves with the tasks of the page's main thread, in order, each with its CPU time in
 * milliseconds, so that other load on the machine does not count. `isOurs` if a script from `origin` ran, `isFrame` if
 * the page was painted, and `types` are the types of dispatched events.
 */
export async function recordTasks(browser, page, origin, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  let buffer;
  try {
    await act();
  } finally {
    buffer = await browser.stopTracing();
  }
  return tasksIn(JSON.parse(buffer.toString()).traceEvents, origin);
}

/** Total blocking time and the longest task, with a CPU that is `slowdown` times slower. */
export function blockingOf(tasks, slowdown = 1) {
  const times = tasks.map(({ time }) => time * slowdown);
  return {
    blocked: times.reduce((sum, time) => sum + Math.max(0, time - LONG), 0),
    longest: Math.max(0, ...times),
  };
}

function tasksIn(events, origin) {
  const thread = threadOf(events.find((event) => event.name === 'EvaluateScript' && isFrom(origin, event)) ?? {});
  const threadEvents = events.filter((event) => threadOf(event) === thread).sort((a, b) => a.ts - b.ts);
  const tasks = [];
  for (const { name, ph, ts, dur, tdur = dur } of threadEvents)
    if (name === 'RunTask' && ph === 'X' && !(ts < tasks.at(-1)?.end))
      tasks.push({ ts, end: ts + dur, time: tdur / 1000 });
  return tasks.map(({ ts, end, time }) => {
    const during = threadEvents.filter((event) => event.ts >= ts && event.ts < end);
    return {
      time,
      isOurs: during.some((event) => isFrom(origin, event)),
      isFrame: during.some(({ name }) => name === 'Commit'),
      types: during.filter(({ name }) => name === 'EventDispatch').map(({ args }) => args.data.type),
    };
  });
}

function isFrom(origin, { args }) {
  return [args?.data?.url, args?.url, args?.fileName].some((url) => String(url).startsWith(origin));
}

function threadOf({ pid, tid }) {
  return `${pid}:${tid}`;
}
