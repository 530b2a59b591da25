import { isRecord } from '../../src/contract';
import { listenToFrames, OPAQUE_ORIGIN } from '../../src/features/embeds';

const PROTOCOL = { context: 'player.js', version: '0.0.11' };
const EVENTS = ['play', 'timeupdate', 'ended'];

/**
 * Receives events of players in frames within `root` by the Player.js protocol, which platforms share: when a player
 * reports that it is ready, subscribes to its events. Returns a cleanup function.
 */
export function listenToPlayers(
  root: HTMLElement,
  onEvent: (frame: HTMLIFrameElement, type: string, at: { currentTime: number; duration: number }) => void,
): () => void {
  return listenToFrames(
    () => root.querySelectorAll('iframe'),
    ({ context, event, value }, frame, origin) => {
      if (context !== PROTOCOL.context || typeof event !== 'string') return;
      if (event === 'ready') {
        // A sandboxed frame has no origin to address; nothing in the messages is secret.
        const target = origin === OPAQUE_ORIGIN ? '*' : origin;
        for (const name of EVENTS)
          frame.contentWindow?.postMessage(
            JSON.stringify({ ...PROTOCOL, method: 'addEventListener', value: name, listener: name }),
            target,
          );
      } else if (EVENTS.includes(event)) {
        const { seconds, duration } = isRecord(value) ? value : {};
        if (event !== 'timeupdate' || Number(duration) > 0)
          onEvent(frame, event, { currentTime: Number(seconds), duration: Number(duration) });
      }
    },
  );
}
