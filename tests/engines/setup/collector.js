/** Runs in each document of WebKit before its own scripts; see ../webkit-window.py. */
{
  const { complaints } = window.webkit.messageHandlers;
  const tell = (kind, ...parts) =>
    complaints.postMessage(
      `${kind}: ${parts.map((part) => (part?.stack ? `${part} ${part.stack}` : String(part))).join(' ')}`,
    );

  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      tell(`console ${level}`, ...parts);
      original.apply(console, parts);
    };
  }
  // Sizes that change while they are told are told again in the next frame, as they should be; Chromium's console does not show it either.
  const isPutOff = (message) => message?.startsWith('ResizeObserver loop');
  addEventListener(
    'error',
    ({ error, message, target }) => target === window && !isPutOff(message) && tell('exception', error ?? message),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('policy', effectiveDirective, blockedURI),
  );
}
