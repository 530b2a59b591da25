/** In milliseconds. */
const LATER = 500;

/**
 * Calls back once the page has been in view for so many seconds, and then as
 * soon as the moment is good. Returns the function that stops it.
 */
export function whenRead(seconds: number, isBadMoment: () => boolean, onRead: () => void): () => void {
  let left = seconds * 1000;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    since = performance.now();
    timer = setTimeout(settle, left);
  };
  const settle = () => {
    if (isBadMoment()) {
      left = LATER;
      return look();
    }
    stop();
    onRead();
  };
  const onVisibility = () => {
    if (timer !== undefined) left = Math.max(0, left - (performance.now() - since));
    clearTimeout(timer);
    look();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (left || isBadMoment()) look();
  else settle();
  return stop;
}
