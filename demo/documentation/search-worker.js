/* Responds to the search requests of site-search from the index, in place of a server. */
const SCOPE = new URL('.', self.location.href);
let index;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const [, call] =
    /^search-service\/api\/(pages(?:\/suggestions)?)$/.exec(url.pathname.slice(SCOPE.pathname.length)) ?? [];
  if (url.origin === SCOPE.origin && call) event.respondWith(answer(call, url.searchParams));
});

async function answer(call, parameters) {
  index ??= fetch(new URL('search-index.json', SCOPE)).then((response) => response.json());
  const found = search(await index, parameters.get('q') ?? '');
  if (call !== 'pages') {
    const pages = found.slice(0, 5).map(({ title, url }) => ({ title, url: new URL(url, SCOPE).pathname }));
    return Response.json({ terms: [], people: [], pages });
  }
  const start = Number(parameters.get('start') ?? 1) - 1;
  const results = found.slice(start, start + Number(parameters.get('rows') ?? 10));
  return Response.json({
    total: found.length,
    results: results.map(({ title, url, description, kind }) => ({
      description,
      metatags: { title, url: new URL(url, SCOPE).pathname, 'searchresults-kind': kind },
    })),
  });
}

/** Pages with the beginning of each word, those with it in the title first. */
function search(entries, query) {
  const queryWords = query.toLowerCase().split(/\s+/).filter(Boolean);
  const score = ({ title, text }) => {
    const [name, content] = [title, text].map((part) => ` ${part.toLowerCase()}`);
    const scores = queryWords.map((word) => (name.includes(word) ? 10 : 0) + (content.includes(` ${word}`) ? 1 : 0));
    return scores.every(Boolean) ? scores.reduce((sum, each) => sum + each, 0) : 0;
  };
  return entries
    .map((entry) => ({ entry, score: queryWords.length ? score(entry) : 0 }))
    .filter(({ score }) => score)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}
