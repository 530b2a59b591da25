import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { register } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { RULES, type RuleId } from '../../cli/check/rules/index.ts';
import { provideChromium } from '../run/chromium.mjs';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { check } = await import('../../cli/check/index.ts');

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

const STYLESHEET = '<link rel="stylesheet" href="/inlay/inlay.css" />';
const CONFIG =
  '<script type="application/json" data-inlay-config>{ "services": { "content": "", "user": "" } }</script>';
const page = (body: string, head = STYLESHEET) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>A page</title><link rel="icon" href="data:," />${CONFIG}${head}<script src="/inlay/loader.js" defer></script></head><body><h1>Page</h1>${body}</body></html>`;
const quote = (text: string) => `<div data-module="pull-quote"><p data-field="quote">${text}</p></div>`;
const questions = JSON.stringify({
  items: Array.from({ length: 10 }, (_, index) => `Question ${index}`).map((title) => ({
    title,
    body: `<p>${'Words. '.repeat(20)}</p>`,
  })),
});

/** By rule. `OTHER` is replaced by the URL of another site. */
const PLANTED: Partial<Record<RuleId, string>> = {
  'not-mounted': page('<div data-module="pull-quote"></div>'),
  'layout-shift': page(
    `<div data-module="accordion" data-load="eager"><script type="application/json">${questions}</script></div>${'<p>Words.</p>'.repeat(20)}`,
    '',
  ),
  'request-before-consent': page(`${quote('Words.')}<img src="OTHER/pixel.gif" alt="" width="1" height="1" />`),
  'console-error': page(`${quote('Words.')}<script>console.error('Planted.');</script>`),
  accessibility: page(quote('<span style="color: #ddd; background: #fff">Words that are hard to read.</span>')),
};

const NEW = Object.keys(PLANTED) as RuleId[];

describe('inlay check --browser', () => {
  let server: Server;
  let origin: string;
  let pages: Record<string, string>;

  before(async () => {
    assert.ok(existsSync('dist/loader.js'), 'There is no dist yet: npm run build');
    process.env['CHROMIUM_PATH'] = provideChromium();
    server = createServer((request, response) => void answer(request.url!.split('?')[0]!, response));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    pages = { '/fine': page(quote('Words.')) };
    for (const [rule, html] of Object.entries(PLANTED))
      pages[`/${rule}`] = html.replace('OTHER', `http://localhost:${port}`);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  async function answer(path: string, response: import('node:http').ServerResponse) {
    const html = pages[path];
    const file = join('dist', path.replace('/inlay/', ''));
    const isFile = path.startsWith('/inlay/') && existsSync(file);
    const type = isFile ? TYPES[path.split('.').at(-1)!] : path.endsWith('.gif') ? 'image/gif' : 'text/html';
    response.writeHead(html || isFile || path.endsWith('.gif') ? 200 : 404, { 'content-type': type });
    response.end(isFile ? await readFile(file) : path.endsWith('.gif') ? Buffer.from('GIF89a') : html);
  }

  it('finds the planted faults of five pages, and none in a sixth', async () => {
    let output = '';
    const code = await check(
      ['--json', '--browser', '--no-cache', '--timeout', '20000', ...Object.keys(pages).map((path) => origin + path)],
      { print: (text) => void (output += text), complain: (text) => assert.fail(text) },
    );
    const { pages: found } = JSON.parse(output) as {
      pages: { url: string; findings: { rule: RuleId; message: string }[] }[];
    };
    const rulesOf = (path: string) =>
      found
        .find(({ url }) => url === origin + path)!
        .findings.map(({ rule }) => rule)
        .filter((rule) => NEW.includes(rule));
    for (const path of Object.keys(pages))
      assert.deepEqual([...new Set(rulesOf(path))], path === '/fine' ? [] : [path.slice(1)], output);
    assert.equal(code, 1);
  });

  it('says that files must be served', async () => {
    let message = '';
    const complain = (text: string) => void (message += text);
    assert.equal(await check(['--browser', 'page.html'], { print: assert.fail, complain }), 2);
    assert.match(message, /--browser needs addresses\. Serve page\.html/);
  });

  it('has a rule with its own page for each finding', () => {
    for (const [id, rule] of Object.entries(RULES))
      assert.equal('needsBrowser' in rule, NEW.includes(id as RuleId), id);
  });
});
