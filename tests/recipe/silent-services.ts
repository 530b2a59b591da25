/** Services that do not answer while the test lasts, for `beforeEach`. */
export function silenceServices() {
  window.fetch = (_, { signal } = {}) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
}
