/* Starts the worker that responds to searches, then the search. Without the worker, the form opens the list of all pages. */
const { serviceWorker } = navigator;

// A server would write the query into the field.
const query = new URLSearchParams(location.search).get('q');
for (const field of document.querySelectorAll('main [name=q]')) field.defaultValue = query ?? '';

if (serviceWorker) {
  const folder = new URL('.', document.currentScript.src);
  const isControlled = new Promise((resolve) => {
    if (serviceWorker.controller) resolve();
    else serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  serviceWorker
    .register(new URL('search-worker.js', folder))
    .then(() => isControlled)
    .then(() => {
      window.inlay ??= [];
      window.inlay.push((inlay) => inlay.publish('search-ready'));
    })
    .catch((error) => console.warn('The search is not available.', error));
}
