export type Feedback = typeof import('../feedback');

/** What a form says back is not needed before the visitor begins to fill it in. */
export function loadFeedback(): Promise<Feedback> {
  return import('../feedback');
}

/** Heard, not seen. Only ever repeats what can be seen, so that it may get lost. */
export function announce(text: string) {
  loadFeedback().then(
    (feedback) => feedback.announce(text),
    () => undefined,
  );
}
