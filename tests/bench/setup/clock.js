/** Runs first on every measured page. Contenders call `bench.mounted`, which may be a ref, for each counter. */
(() => {
  const tasks = [];
  const waiting = [];
  let count = 0;
  let began;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

  window.bench = {
    begin() {
      began ??= performance.now();
    },
    mounted(element) {
      // A ref is called with null when it leaves.
      if (element === null) return;
      count += 1;
      if (waiting[0]?.count === count) waiting.shift().resolve(performance.now());
    },
    /** Resolves with the moment at which `more` counters have been mounted. */
    expect(more) {
      return more ? new Promise((resolve) => waiting.push({ count: count + more, resolve })) : Promise.resolve(0);
    },
    get count() {
      return count;
    },
    /** What `response` is: the first byte of the page. */
    read(done) {
      const [{ responseStart }] = performance.getEntriesByType('navigation');
      return { own: done - began, fromResponse: done - responseStart };
    },
    /** The time by which tasks since the first instruction were longer than 50 ms, summed. */
    blocked() {
      return tasks.reduce(
        (sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(startTime, began) - 50),
        0,
      );
    },
    /** Once what follows from mounting has been drawn and reported. */
    settled() {
      return new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
    },
    /** Between tasks, without the 4 ms that nested timers cost. */
    pause() {
      return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    },
  };
})();
