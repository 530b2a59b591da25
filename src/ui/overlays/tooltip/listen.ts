/** Listens until the function that it returns is called. */
export function listen<T extends EventTarget, E extends Event>(target: T, type: string, listener: (event: E) => unknown): () => void {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

/** Once the window has kept its size for a while. */
export function afterResize(listener: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = listen(window, 'resize', () => {
    clearTimeout(timer);
    timer = setTimeout(listener, milliseconds);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
