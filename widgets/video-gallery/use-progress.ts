import { useEffect, useRef, type RefObject } from 'react';
import { isRecord } from '../../src/contract';
import { publish } from '../../src/core';
import { listenToFrames, OPAQUE_ORIGIN } from '../../src/features/embeds';

/** In milliseconds after the gallery has mounted. */
const DELAY = 2000;
const QUARTERS = [75, 50, 25];

/**
 * Publishes the progress of videos within `root`, from the events of players and the messages of framed ones:
 * `video-play`, `video-25`, `video-50`, `video-75` and `video-end`, each once per video. Starts after two seconds, or
 * when the returned function is called.
 */
export function useProgress(root: RefObject<HTMLElement | null>, isOn: boolean): () => void {
  const start = useRef(() => {});
  useEffect(() => {
    if (!isOn) return;
    const element = root.current!;
    let stop: (() => void) | undefined;
    start.current = () => {
      stop ??= listen(element);
    };
    const timer = setTimeout(start.current, DELAY);
    return () => {
      clearTimeout(timer);
      start.current = () => {};
      stop?.();
    };
  }, [root, isOn]);
  return () => start.current();
}

function listen(root: HTMLElement): () => void {
  const reportedSteps = new Set<string>();
  const handleProgress = (
    player: Element,
    type: string,
    { currentTime, duration }: { currentTime: number; duration: number },
  ) => {
    const { video: videoId, title } = player.closest<HTMLElement>('[data-video]')?.dataset ?? {};
    const reportStep = (step: string) => {
      if (!videoId || reportedSteps.has(`${step} ${videoId}`)) return;
      reportedSteps.add(`${step} ${videoId}`);
      publish('analytics', { event: `video-${step}`, videoId, title });
    };
    if (type === 'play') reportStep('play');
    else if (type === 'ended') reportStep('end');
    // A visitor who jumps to the end has passed the quarters, but not watched them.
    else reportStep(String(QUARTERS.find((quarter) => currentTime >= (duration * quarter) / 100) ?? 'play'));
  };
  const onEvent = ({ type, target }: Event) => {
    if (target instanceof HTMLMediaElement) handleProgress(target, type, target);
  };
  const stopFrames = listenToPlayers(root, handleProgress);
  const events = ['play', 'timeupdate', 'ended'];
  // Media events do not bubble.
  for (const type of events) root.addEventListener(type, onEvent, true);
  return () => {
    stopFrames();
    for (const type of events) root.removeEventListener(type, onEvent, true);
  };
}

const PROTOCOL = { context: 'player.js', version: '0.0.11' };
const EVENTS = ['play', 'timeupdate', 'ended'];

/**
 * Receives events of players in frames within `root` by the Player.js protocol, which platforms share: when a player
 * reports that it is ready, subscribes to its events. Returns a cleanup function.
 */
function listenToPlayers(
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
