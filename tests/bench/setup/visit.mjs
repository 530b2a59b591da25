/** In milliseconds: a contender that takes longer has failed. */
const MAX_WAIT = 30_000;

/** Opens the URL in a new page, passes it to the measuring function, and closes it. */
export async function visit(context, address, measure, { throttle = 1 } = {}) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const protocol = await context.newCDPSession(page);
  try {
    // The CPU time of the thread: other load on the machine does not count.
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (throttle > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(address, { timeout: MAX_WAIT });
    return await withTimeout(
      measure({ page, protocol, metrics: () => readMetrics(protocol), heap: () => readHeap(protocol) }),
      () => errors.join('; '),
    );
  } finally {
    await page.close();
  }
}

function withTimeout(promise, explain) {
  let timer;
  const late = new Promise(
    (_, reject) =>
      (timer = setTimeout(() => reject(new Error(`not done after ${MAX_WAIT / 1000} s ${explain()}`)), MAX_WAIT)),
  );
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Main-thread time in milliseconds since the navigation started. */
async function readMetrics(protocol) {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value * 1000;
  return {
    script: of('ScriptDuration'),
    task: of('TaskDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

/** Bytes of the script heap that are still referenced. */
async function readHeap(protocol) {
  await protocol.send('HeapProfiler.collectGarbage');
  await protocol.send('HeapProfiler.collectGarbage');
  return (await protocol.send('Runtime.getHeapUsage')).usedSize;
}
