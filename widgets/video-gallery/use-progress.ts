import { useEffect, useRef, type RefObject } from 'react';
import { publish } from '../../src/core';
import { listenToPlayers } from './frame-players';

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
