/**
 * Resolves in a later task, after pending input was handled. Where supported, the browser paints before it only with
 * `allowFrame`. Never rejects.
 */
export async function yieldToInput(allowFrame = false): Promise<void> {
  // Safari has none, markup may be named `scheduler`, and a host may have replaced it.
  const { scheduler } = globalThis as Partial<typeof globalThis>;
  try {
    if (!allowFrame && typeof scheduler?.postTask === 'function')
      return await scheduler.postTask(() => {}, { priority: 'user-blocking' });
  } catch {
    // The message below has the same effect.
  }
  // A message starts a new task, without the 4 ms delay of nested timers.
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}
