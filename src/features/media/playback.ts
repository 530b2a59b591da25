import { lazy } from '../../core';

/** Loads the video platform's client when a visitor starts a video; no request is sent before. */
export const loadVideoService = lazy(() => import('./late'));

let current: HTMLMediaElement | undefined;

/** Pauses the medium that was playing, so that two sounds never overlap. */
export function playAlone(element: HTMLMediaElement) {
  if (current !== element) current?.pause();
  current = element;
}

/**
 * Calls `onChange` with the video that the player inside `element` cannot play, even if it failed before, and with
 * `undefined` once it plays. Returns the cleanup function.
 */
export function watchVideo(element: HTMLElement, onChange: (failed: string | undefined) => void): () => void {
  const player = element.querySelector<HTMLMediaElement>('video, audio');
  if (!player) return () => {};
  const fail = () => onChange(player.src || player.querySelector('source')?.src || 'here');
  const onError = ({ target }: Event) => {
    // An error of a source counts if it was the last one tried.
    if (target === player || (target as Element).matches('source:last-of-type')) fail();
  };
  const onPlaying = () => onChange(undefined);
  if (player.error || player.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) fail();
  // Errors of sources do not bubble.
  player.addEventListener('error', onError, true);
  player.addEventListener('playing', onPlaying);
  return () => {
    player.removeEventListener('error', onError, true);
    player.removeEventListener('playing', onPlaying);
  };
}
