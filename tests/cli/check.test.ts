import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { register } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { after, before, describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { examplesOf } from '../../build/catalogue.mjs';
import { widgetNames } from '../../build/widgets.mjs';
import { RULE_IDS, RULES, type RuleId } from '../../cli/check/rules/index.ts';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { check } = await import('../../cli/check/index.ts');

interface Reported {
  summary: { errors: number; warnings: number; commonest: { rule: string; findings: number }[] };
  pages: { url: string; findings: { rule: string; severity: string; message: string; line?: number }[] }[];
}

type Answer = string | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

const VERSION = (JSON.parse(await readFile('package.json', 'utf8')) as { version: string }).version;
const STATIC = 'https://static.example.com/inlay/';
const page = (
  body: string,
  head = '<script src="/inlay/loader.js" data-cfasync="false" data-turbo-track="reload" defer></script>',
) => `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`;
const configuration = (json: string) =>
  `<script src="/inlay/loader.js" defer></script><script type="application/json" data-inlay-config>${json}</script>`;
/** A complete page with the loader of this server. */
const served = (html: string) => (html.startsWith('<!doctype') ? html.replaceAll(STATIC, '/inlay/') : page(html));

describe('inlay check', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  let answers: Record<string, Answer>;
  let requests: { path: string; headers: Record<string, unknown>; at: number }[];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-check-'));
    process.env.XDG_CACHE_HOME = join(folder, 'cache');
    server = createServer(({ url = '', headers, method }, response) => {
      requests.push({ path: `${method} ${url}`, headers, at: Date.now() });
      const found = answers[`${method} ${url}`] ?? answers[url];
      const {
        status = 200,
        headers: ownHeaders = {},
        body = '',
      } = typeof found === 'string' ? { body: found } : (found ?? { status: 404 });
      if (url.startsWith('/closed') && headers.authorization !== `Basic ${btoa('ada:p@ss')}`) {
        response.writeHead(401).end();
        return;
      }
      const isValid = ownHeaders['etag'] && headers['if-none-match'] === ownHeaders['etag'];
      response.writeHead(isValid ? 304 : status, { 'content-type': 'text/html; charset=utf-8', ...ownHeaders });
      response.end(isValid || method === 'HEAD' ? undefined : body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  function serve(pages: Record<string, Answer>) {
    requests = [];
    answers = { '/inlay/loader.js': 'loader', '/inlay/manifest.json': `{"version": "${VERSION}"}`, ...pages };
  }

  async function run(...parameters: string[]) {
    const texts = { out: '', error: '' };
    const code = await check(parameters, {
      print: (text) => void (texts.out += text),
      complain: (text) => void (texts.error += `${text}\n`),
    });
    return { code, ...texts };
  }

  async function checkUrls(...parameters: string[]) {
    const { code, out, error } = await run('--json', ...parameters);
    assert.notEqual(code, 2, error);
    return { code, ...(JSON.parse(out) as Reported) };
  }
  const rulesOf = ({ pages }: Reported) => pages.flatMap(({ findings }) => findings.map(({ rule }) => rule));

  const fromExample = RULE_IDS.filter((id) => !RULES[id].wrong.startsWith('<!--'));
  for (const id of fromExample) {
    it(`reports ${id} in its example, nothing else, and nothing in the corrected one`, async () => {
      serve({
        '/wrong': served(RULES[id].wrong),
        '/right': served(RULES[id].right).replace('script-src https://static.example.com', `script-src ${origin}`),
      });
      const wrong = await checkUrls(`${origin}/wrong`);
      assert.deepEqual([...new Set(rulesOf(wrong))], [id], JSON.stringify(wrong.pages, null, 1));
      assert.equal(wrong.code, RULES[id].severity === 'error' ? 1 : 0);
      const right = await checkUrls(`${origin}/right`);
      assert.deepEqual(rulesOf(right), [], JSON.stringify(right.pages, null, 1));
    });
  }

  it('finds each of the faults planted in 20 pages, and nothing else', async () => {
    const quote = (attributes = '', more = '') =>
      `<div data-module="pull-quote"${attributes}><p data-field="quote">Words.</p>${more}</div>`;
    const planted: [RuleId, string][] = [
      ['unknown-module', page('<div data-module="inlay-quizz" data-quiz-id="7"></div>')],
      ['unknown-prop', page(quote('', '<p data-field="cit1">Ada</p>'))],
      [
        'unknown-prop',
        page(
          '<div data-module="pull-quote"><script type="application/json">{"quote": "Words.", "cit1": "Ada"}</script></div>',
        ),
      ],
      ['unknown-attribute', page(quote(' data-analytics-zone="top"'))],
      [
        'wrong-value',
        page(
          '<div data-module="image" data-background-theme="purple"><img data-field="image" src="/a.gif" alt="" width="1" height="1" /></div>',
        ),
      ],
      ['missing-content', page('<div data-module="pull-quote"></div>')],
      ['hidden-content', page(quote('', '<p data-field="quote">Other words.</p>'))],
      [
        'invalid-json',
        page('<div data-module="pull-quote"><script type="application/json">{“quote”: “Words.”}</script></div>'),
      ],
      ['invalid-json', page('', '<script type="application/json" data-inlay-config>{ "language": de }</script>')],
      ['duplicate-id', page(`<p id="a">1</p>${quote('', '')}<p id="a">2</p>`)],
      ['dead-link', page('<a href="/gone">Gone</a>')],
      ['loader-missing', page(quote(), '')],
      ['loader-late', page(quote(), '<script src="/inlay/loader.js"></script>')],
      [
        'loader-twice',
        page('', '<script src="/inlay/loader.js" defer></script><script src="/inlay/loader.js" async></script>'),
      ],
      [
        'stale-integrity',
        page(
          '',
          '<script type="importmap">{"integrity": {"/inlay/chunks/a-1.js": "sha384-AAAA"}}</script><script src="/inlay/loader.js" defer></script>',
        ),
      ],
      ['configuration-key', page('', '<script>window.inlayConfig = { "flags": { "passkey": true } };</script>')],
      [
        'deprecated-key',
        page('', '<script data-policy=\'{"longestName": 40}\' src="/inlay/loader.js" defer></script>'),
      ],
      [
        'configuration-in-body',
        page('<script type="application/json" data-inlay-config>{"services": {"user": "/x"}}</script>'),
      ],
      [
        'service-unreachable',
        page(
          '',
          '<script type="application/json" data-inlay-config>{"services": {"forms": "http://127.0.0.1:9"}}</script>',
        ),
      ],
      [
        'image-alt',
        page(
          '<div data-module="image"><script type="application/json">{"image": {"src": "/a.gif", "width": 1, "height": 1}}</script></div>',
        ),
      ],
      [
        'heading-order',
        page(
          '<h1>Page</h1><div data-module="accordion"><div data-item="items"><h2 data-field="title">Part</h2><div data-field="body"><h4>Deep</h4></div></div></div>',
        ),
      ],
    ];
    serve({
      ...Object.fromEntries(planted.map(([, html], index) => [`/${index}`, html])),
      '/inlay/chunks/a-1.js': 'chunk',
    });
    const report = await checkUrls(...planted.map((_, index) => `${origin}/${index}`));
    assert.deepEqual(
      report.pages.map(({ findings }) => findings.map(({ rule }) => rule)),
      planted.map(([rule]) => [rule]),
      JSON.stringify(report.pages, null, 1),
    );
    assert.equal(report.code, 1);
  });

  it('finds no fault in the examples of the catalogue', async () => {
    const examples = widgetNames().flatMap((name) =>
      examplesOf(name).map(({ title, html }) => ({ name: `${name}, ${title}`, html })),
    );
    assert.ok(examples.length > 200, `${examples.length} examples`);
    serve(Object.fromEntries(examples.map(({ html }, index) => [`/${index}`, page(html)])));
    const { pages } = await checkUrls(
      ...examples.map((_, index) => `${origin}/${index}`),
      '--ignore',
      'content-needs-script,dead-link,heading-order,image-size',
    );
    assert.deepEqual(
      pages.flatMap(({ findings }, index) =>
        findings.map(({ rule, message }) => `${examples[index]!.name}: ${rule}: ${message}`),
      ),
      [],
    );
  });

  it('finds no fault in the placeholders and configurations that the documents show', async () => {
    const samples = globSync(['README.md', 'docs/*.md', 'docs/operate/*.md', 'widgets/README.md']).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/^ *```(html|json)\n([\s\S]*?)^ *```/gm)].map(([, kind, code = '']) => ({
        code,
        name: `${path}: ${code.trim().slice(0, 80)}`,
        html:
          kind === 'json'
            ? page('', configuration(code))
            : page(code.replaceAll(/<script[^>]* src=.*?<\/script>/g, '')),
      })),
    );
    // Others are JSON of responses, and settings of code editors.
    const validSamples = samples.filter(
      ({ code }) => !/^\s*\{\s*"(?:error|data|html\.customData|quiz\.next|json\.schemas)"/.test(code),
    );
    assert.ok(validSamples.length > 40, `${validSamples.length} samples`);
    serve(Object.fromEntries(validSamples.map(({ html }, index) => [`/${index}`, html])));
    const { pages } = await checkUrls(
      ...validSamples.map((_, index) => `${origin}/${index}`),
      '--ignore',
      'dead-link,heading-order,service-unreachable,configuration-in-body',
    );
    assert.deepEqual(
      pages.flatMap(({ findings }, index) =>
        findings.map(({ rule, message }) => `${validSamples[index]!.name}: ${rule}: ${message}`),
      ),
      [],
    );
  });

  it('suggests the likely name, with the line', async () => {
    serve({
      '/': page(
        '\n<div data-module="pul-quote"></div>\n<div data-module="pull-quote" data-cit1="Ada"><p data-field="quote">Words.</p></div>\n<div data-module="pull-quote">\n<p data-field="cit2">Engineer</p></div>',
      ),
    });
    const { pages } = await checkUrls(origin);
    assert.deepEqual(
      pages[0]!.findings.map(({ line, message }) => [line, message]),
      [
        [2, 'There is no module "pul-quote"; did you mean "pull-quote"?'],
        [3, 'pull-quote: data-cit1 is not known here; did you mean data-cite1?'],
        [
          4,
          'pull-quote: data-field="quote" is missing. The quoted text, without quotation marks. Write <div data-field="quote">…</div>.',
        ],
        [
          5,
          'pull-quote: data-field="cit2" is not known here; did you mean data-field="cite2"? “Engineer” is not shown.',
        ],
      ],
    );
  });

  it('ignores placeholders of other scripts', async () => {
    serve({ '/': page('<div data-module="govuk-skip-link"></div><div data-module="my-chart"></div>') });
    assert.deepEqual(rulesOf(await checkUrls(origin)), []);
    const config = '<script type="application/json" data-inlay-config>{"prefixed": true}</script>';
    serve({ '/': page('<div data-module="quizz"></div><div data-module="quiz"></div>', config) });
    assert.deepEqual(rulesOf(await checkUrls(origin)), []);
  });

  it('reports URLs that a policy in the header blocks, and what to add', async () => {
    const headers = {
      'content-security-policy': `default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types inlay`,
    };
    const config =
      '<script type="application/json" data-inlay-config>{"services": {"user": "http://localhost:9/user"}}</script>';
    serve({ '/': { headers, body: page('', `${config}<script nonce="abc" src="/inlay/loader.js" defer></script>`) } });
    const { pages } = await checkUrls(origin, '--ignore', 'service-unreachable');
    assert.deepEqual(pages[0]!.findings.map(({ message }) => message).sort(), [
      'connect-src blocks services.user (http://localhost:9). Add http://localhost:9 to connect-src.',
      'trusted-types blocks sanitised HTML. Add dompurify to trusted-types.',
    ]);
  });

  it('reports a loader that is older than the check', async () => {
    serve({ '/': page(''), '/inlay/manifest.json': '{"version": "0.0.9"}' });
    assert.deepEqual(rulesOf(await checkUrls(origin)), ['loader-old']);
  });

  it('follows links and sitemaps within the site, and ends at the limit', async () => {
    serve({
      '/': page('<a href="/a">A</a><a href="https://elsewhere.example/">Elsewhere</a>'),
      '/a': page('<a href="/b">B</a>'),
      '/b': page('<a href="/">Home</a>'),
      '/sitemap.xml': `<urlset><url><loc>${origin}/a</loc></url><url><loc>${origin}/b</loc></url></urlset>`,
      '/index.xml': `<sitemapindex><sitemap><loc>${origin}/sitemap.xml</loc></sitemap></sitemapindex>`,
    });
    const paths = async (...parameters: string[]) =>
      (await checkUrls(...parameters)).pages.map(({ url }) => url.replace(origin, ''));
    assert.deepEqual(await paths(origin), ['/']);
    assert.deepEqual(await paths(origin, '--depth', '1'), ['/', '/a']);
    assert.deepEqual(await paths(origin, '--depth', '9'), ['/', '/a', '/b']);
    assert.deepEqual(await paths(origin, '--depth', '9', '--limit', '2'), ['/', '/a']);
    assert.deepEqual(await paths('--sitemap', `${origin}/index.xml`), ['/a', '/b']);
  });

  it('respects robots.txt, unless the site is the own one', async () => {
    serve({
      '/': page(''),
      '/private/x': page(''),
      '/robots.txt': 'User-agent: *\nDisallow: /private\nAllow: /private/y$',
    });
    const forbidden = await checkUrls(`${origin}/private/x`);
    assert.deepEqual(rulesOf(forbidden), ['not-found']);
    assert.match(forbidden.pages[0]!.findings[0]!.message, /robots\.txt forbids it/);
    assert.deepEqual(rulesOf(await checkUrls(`${origin}/private/x`, '--ignore-robots')), []);
  });

  it('waits between requests as robots.txt wants', async () => {
    serve({ '/': page(''), '/a': page(''), '/robots.txt': 'User-agent: inlay-check\nCrawl-delay: 0.2' });
    await checkUrls(`${origin}/`, `${origin}/a`);
    const [first, second] = requests.filter(({ path }) => /^GET \/a?$/.test(path)).map(({ at }) => at);
    assert.ok(second! - first! >= 150, `${second! - first!} ms`);
  });

  it('downloads a page again only when it has changed', async () => {
    serve({ '/': { headers: { etag: '"1"' }, body: page('<div data-module="pul-quote"></div>') } });
    const first = await checkUrls(origin);
    const second = await checkUrls(origin);
    assert.equal(requests.findLast(({ path }) => path === 'GET /')!.headers['if-none-match'], '"1"');
    assert.deepEqual(second.pages, first.pages);
    serve({ '/': { headers: { etag: '"2"' }, body: page('') } });
    assert.deepEqual(rulesOf(await checkUrls(origin)), []);
  });

  it('checks files, with links between them', async () => {
    const root = join(folder, 'site');
    await mkdir(join(root, 'part'), { recursive: true });
    await mkdir(join(root, 'inlay'), { recursive: true });
    await writeFile(join(root, 'inlay/loader.js'), '');
    await writeFile(
      join(root, 'index.html'),
      page('<a href="part/">Part</a><a href="/part/index.html">Part</a><a href="/gone.html">Gone</a>'),
    );
    await writeFile(
      join(root, 'part/index.html'),
      page(`<a href="../index.html">Home</a><div data-module="pull-quote"><p data-field="quote">Words.</p></div>
<div data-module="link-list"><ul data-field="callToActionLinks"><li><a href="../index.html">Home</a></li></ul></div>`),
    );
    const report = await checkUrls(join(root, 'index.html'), join(root, 'part/index.html'));
    assert.deepEqual(rulesOf(report), ['dead-link']);
    assert.match(report.pages[0]!.findings[0]!.message, /gone\.html leads nowhere: there is no such file/);
  });

  it('reads a folder like its index.html', async () => {
    const root = join(folder, 'public');
    await mkdir(join(root, 'part'), { recursive: true });
    await writeFile(join(root, 'about.html'), page('', ''));
    await writeFile(join(root, 'index.html'), page('<a href="about.html">About</a><a href="part">Part</a>', ''));
    await writeFile(join(root, 'part/index.html'), page('<a href="../about.html">About</a><a href="/">Home</a>', ''));
    const report = await checkUrls(root, '--depth', '2');
    assert.deepEqual(rulesOf(report), []);
    assert.equal(report.pages.length, 3);
  });

  it('resolves links of a file with a <base>, without a protocol, or with encoded slashes', async () => {
    const root = join(folder, 'odd-links');
    await mkdir(root);
    await writeFile(join(root, 'about.html'), page('', ''));
    const links =
      '<a href="about.html">About</a><a href="//elsewhere.example/">Elsewhere</a><a href="a%2Fb.html">A</a>';
    const head = '<base href="/"><script src="//127.0.0.1:9/inlay/loader.js" defer></script>';
    await writeFile(join(root, 'index.html'), page(links, head));
    const report = await checkUrls(join(root, 'index.html'));
    const [loader, link, ...others] = report.pages[0]!.findings.map(({ message }) => message);
    assert.match(loader!, /^https:\/\/127\.0\.0\.1:9\/inlay\/loader\.js cannot be loaded/);
    assert.match(link!, /a%2Fb\.html leads nowhere/);
    assert.deepEqual(others, []);
  });

  it('reads pages in the encoding that they name', async () => {
    const ids = '<p id="ä"></p><p id="ö"></p>';
    serve({
      '/latin': {
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(page(ids, '<meta charset=iso-8859-1>'), 'latin1'),
      },
      '/utf-16': {
        headers: { 'content-type': 'text/html' },
        body: Buffer.from(`\uFEFF${page('<div data-module="pul-quote"></div>')}`, 'utf16le'),
      },
    });
    assert.deepEqual(rulesOf(await checkUrls(`${origin}/latin`)), []);
    assert.deepEqual(rulesOf(await checkUrls(`${origin}/utf-16`)), ['unknown-module']);
  });

  it('says why a response cannot be used', async () => {
    serve({
      '/loop': { status: 302, headers: { location: '/loop' } },
      '/packed': { headers: { 'content-encoding': 'gzip' }, body: 'not packed' },
    });
    const messageOf = async (path: string) => (await checkUrls(origin + path)).pages[0]!.findings[0]!.message;
    assert.match(await messageOf('/loop'), /redirect count exceeded/);
    assert.match(await messageOf('/packed'), /incorrect header check/);
  });

  it('signs in with the name and password of an address, and reports neither', async () => {
    serve({
      '/closed': page('<a href="/closed/a">A</a>', '<script src="/closed/inlay/loader.js" defer></script>'),
      '/closed/a': page('<div data-module="pul-quote"></div>'),
      '/closed/inlay/loader.js': '',
    });
    const { out } = await run(origin.replace('//', '//ada:p%40ss@') + '/closed', '--depth', '1', '--json');
    const { pages } = JSON.parse(out) as Reported;
    assert.deepEqual(
      pages.map(({ url, findings }) => [url, findings.map(({ rule }) => rule)]),
      [
        [`${origin}/closed`, []],
        [`${origin}/closed/a`, ['unknown-module']],
      ],
    );
  });

  it('accepts a link whose server responds only to GET', async () => {
    serve({ '/': page('<a href="/a">A</a>'), '/a': page(''), 'HEAD /a': { status: 404 } });
    assert.deepEqual(rulesOf(await checkUrls(origin)), []);
  });

  it('checks a page once, even if redirects lead to it', async () => {
    serve({
      '/': page('<a href="/a">A</a><a href="/a/">A</a><a href="/b">B</a>'),
      '/a': { status: 301, headers: { location: '/a/' } },
      '/a/': page('<a href="/c/">C</a>'),
      '/b': { status: 301, headers: { location: '/c/' } },
      '/c/': page(''),
    });
    const { pages } = await checkUrls(origin, '--depth', '3');
    assert.deepEqual(pages.map(({ url }) => url.replace(origin, '')).sort(), ['/', '/a/', '/c/']);
  });

  it('reads a compressed sitemap', async () => {
    const sitemap = `<urlset><url><loc>${origin}/?a=1&#38;b=2</loc></url></urlset>`;
    serve({ '/sitemap.xml.gz': { body: gzipSync(sitemap) }, '/?a=1&b=2': page('') });
    const { pages } = await checkUrls('--sitemap', `${origin}/sitemap.xml.gz`);
    assert.deepEqual(
      pages.map(({ url, findings }) => [url.replace(origin, ''), findings]),
      [['/?a=1&b=2', []]],
    );
  });

  it('applies the policy of a response that validates the stored page', async () => {
    const policy = (sources: string) => ({ etag: '"1"', 'content-security-policy': `script-src ${sources}` });
    serve({ '/policy': { headers: policy("'none'"), body: page('') } });
    assert.ok(rulesOf(await checkUrls(`${origin}/policy`)).includes('policy-blocks'));
    serve({ '/policy': { headers: policy("'self'"), body: page('') } });
    assert.deepEqual(rulesOf(await checkUrls(`${origin}/policy`)), []);
  });

  it('reads pages whose elements are never closed', async () => {
    serve({ '/': page(`${'<div>'.repeat(5000)}<div data-module="pul-quote"></div>`) });
    assert.deepEqual(rulesOf(await checkUrls(origin)), ['unknown-module']);
  });

  it('ends with 1 for warnings only where that is wanted', async () => {
    serve({ '/': page('', '<script src="/inlay/loader.js"></script>') });
    assert.equal((await run(origin)).code, 0);
    assert.equal((await run(origin, '--fail-on', 'warning')).code, 1);
    assert.equal((await run(origin, '--fail-on', 'warning', '--ignore', 'loader-late')).code, 0);
  });

  it('sums up with the three most frequent faults', async () => {
    serve({
      '/': page(
        '<a href="/1">1</a><a href="/2">2</a><a href="/3">3</a><p id="a"></p><p id="a"></p><p id="a"></p><div data-module="pul-quote"></div><div data-module="pull-quote" data-cit1="Ada"><p data-field="quote">Words.</p></div>',
      ),
    });
    const { out } = await run(origin);
    assert.match(out, /1 page checked: 7 errors, 0 warnings\./);
    assert.deepEqual(
      [...out.matchAll(/^ {2}([\w-]+): \d/gm)].map(([, rule]) => rule),
      ['dead-link', 'duplicate-id', 'unknown-module'],
    );
    serve({ '/': page('') });
    assert.equal((await run(origin)).out, '1 page checked. No faults were found.');
  });

  it('writes SARIF with every rule and the place of each finding', async () => {
    serve({ '/': page('<div data-module="pul-quote"></div>') });
    const { out } = await run(origin, '--sarif');
    const { version, runs } = JSON.parse(out) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; level: string; locations: { physicalLocation: object }[] }[];
      }[];
    };
    assert.equal(version, '2.1.0');
    assert.deepEqual(
      runs[0]!.tool.driver.rules.map(({ id }) => id),
      RULE_IDS,
    );
    const [{ ruleId, level, locations }] = runs[0]!.results as [(typeof runs)[0]['results'][0]];
    assert.deepEqual([ruleId, level], ['unknown-module', 'error']);
    assert.deepEqual(locations[0]!.physicalLocation, {
      artifactLocation: { uri: `${origin}/` },
      region: { startLine: 1, startColumn: 165 },
    });
  });

  for (const [parameters, message] of [
    [[], /Name the pages to check/],
    [['--fail-on', 'never', 'x'], /--fail-on must be error or warning/],
    [['--dept', '1'], /There is no option --dept; did you mean --depth\?/],
    [['--ignore', 'dead-lnk', 'x'], /There is no rule "dead-lnk"; did you mean "dead-link"\?/],
    [['missing.html'], /There is no file missing\.html/],
    [['www.example.com'], /Write addresses with https:/],
    [['--rate', '0', 'x'], /--rate must be a number/],
  ] as const) {
    it(`cannot check with ${parameters.join(' ') || 'nothing'}, and says why`, async () => {
      const { code, error } = await run(...parameters);
      assert.equal(code, 2);
      assert.match(error, message);
    });
  }
});
