const WIDTH = 600;
const HEIGHT = 500;

/** A small window, centred on the browser's; false if the browser blocks it. */
export function openShareWindow(url: string): boolean {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const opened = window.open(url, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!opened) return false;
  // With `noopener`, the browser would not report whether it opened the window.
  opened.opener = null;
  return true;
}
