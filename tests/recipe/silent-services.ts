/** Services that never respond during the test, for `beforeEach`. */
export function silenceServices() {
  window.fetch = (_, { signal } = {}) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
}
