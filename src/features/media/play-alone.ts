let current: HTMLMediaElement | undefined;

/** Two voices at once are none: whatever else of ours is playing stops. */
export function playAlone(element: HTMLMediaElement) {
  if (current !== element) current?.pause();
  current = element;
}
