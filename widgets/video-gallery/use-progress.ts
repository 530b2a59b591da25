import { useEffect, useRef, type RefObject } from 'react';
import { publish } from '../../src/core';
import { hearPlayers } from './frame-players';

/** In milliseconds, after the gallery is there. */
const DELAY = 2000;
const QUARTERS = [75, 50, 25];

/**
 * Tells what is watched of the films within `root`, by the events of the players and the messages of those in frames:
 * `video-play`, `video-25`, `video-50`, `video-75` and `video-end`, each once a film. Listens after two seconds, or as
 * soon as the returned function is called.
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
    const { film: videoId, title } = player.closest<HTMLElement>('[data-film]')?.dataset ?? {};
    const reportStep = (step: string) => {
      if (!videoId || reportedSteps.has(`${step} ${videoId}`)) return;
      reportedSteps.add(`${step} ${videoId}`);
      publish('analytics', { event: `video-${step}`, videoId, title });
    };
    if (type === 'play') reportStep('play');
    else if (type === 'ended') reportStep('end');
    // A visitor who goes to the end has passed the quarters, but not watched them.
    else reportStep(String(QUARTERS.find((quarter) => currentTime >= (duration * quarter) / 100) ?? 'play'));
  };
  const onEvent = ({ type, target }: Event) => {
    if (target instanceof HTMLMediaElement) handleProgress(target, type, target);
  };
  const stopFrames = hearPlayers(root, handleProgress);
  const events = ['play', 'timeupdate', 'ended'];
  // Events of players do not bubble.
  for (const type of events) root.addEventListener(type, onEvent, true);
  return () => {
    stopFrames();
    for (const type of events) root.removeEventListener(type, onEvent, true);
  };
}
