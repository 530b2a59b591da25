const PROTOCOL = { context: 'player.js', version: '0.0.11' };
const EVENTS = ['play', 'timeupdate', 'ended'];

/**
 * Hears what players in frames within `root` say by the Player.js protocol, which platforms share: one says that it is
 * ready, is asked for events, and tells them. Returns what stops it.
 */
export function hearFrames(root: HTMLElement, onEvent: (frame: HTMLIFrameElement, type: string, at: { currentTime: number; duration: number }) => void): () => void {
  const onMessage = ({ data, source, origin }: MessageEvent) => {
    const frame = source && [...root.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    const message = frame ? readMessage(data) : undefined;
    if (!frame || !message) return;
    const { event, seconds, duration } = message;
    if (event === 'ready') {
      // A frame in a sandbox has no origin to be named by; nothing that is said is secret.
      const target = origin === 'null' ? '*' : origin;
      for (const value of EVENTS) frame.contentWindow?.postMessage(JSON.stringify({ ...PROTOCOL, method: 'addEventListener', value, listener: value }), target);
    } else if (EVENTS.includes(event) && (event !== 'timeupdate' || duration > 0)) onEvent(frame, event, { currentTime: seconds, duration });
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

/** Undefined for whatever else a frame posts. */
function readMessage(data: unknown): { event: string; seconds: number; duration: number } | undefined {
  try {
    const { context, event, value } = (typeof data === 'string' ? JSON.parse(data) : data) as { context?: unknown; event?: unknown; value?: { seconds?: unknown; duration?: unknown } | null };
    if (context !== PROTOCOL.context || typeof event !== 'string') return undefined;
    return { event, seconds: Number(value?.seconds), duration: Number(value?.duration) };
  } catch {
    return undefined;
  }
}
