/**
 * Tells which film the player inside `place` cannot play, also if that is known
 * already, and `undefined` once it plays after all. Returns what stops it.
 */
export function watchFilm(place: HTMLElement, onChange: (failed: string | undefined) => void): () => void {
  const player = place.querySelector<HTMLMediaElement>('video, audio');
  if (!player) return () => {};
  const fail = () => onChange(player.src || player.querySelector('source')?.src || 'here');
  const onError = ({ target }: Event) => {
    // That of a source counts when it was the last to be tried.
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
