/** Runs in each document of WebKit before its own scripts; see ../webkit-window.py. */
{
  const { complaints } = window.webkit.messageHandlers;
  const tell = (kind, ...parts) => complaints.postMessage(`${kind}: ${parts.map((part) => part?.stack ? `${part} ${part.stack}` : String(part)).join(' ')}`);

  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      tell(`console ${level}`, ...parts);
      original.apply(console, parts);
    };
  }
  addEventListener('error', ({ error, message, target }) => target === window && tell('exception', error ?? message), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell('policy', effectiveDirective, blockedURI));
}
