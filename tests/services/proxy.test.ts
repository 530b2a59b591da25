import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { log } from '../../demo/services/index.ts';
import { isPublic, type Resolve } from '../../demo/services/proxy/addresses.ts';
import { createProxy } from '../../demo/services/proxy/proxy.ts';
import { type App, startApp } from './setup/app.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

describe('The proxy for sources', () => {
  let source: Server;
  let origin: string;
  let other: string;
  let app: App;
  let requests: IncomingMessage[] = [];
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  const calendar = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', etag: '"1"' }).end(CALENDAR);

  before(async () => {
    source = createServer((request, response) => {
      requests.push(request);
      respond(request, response);
    });
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const { port } = source.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    // The same server, whose name is not allowed.
    other = `http://localhost:${port}`;
    app = await startApp({ environment: { PROXY_ORIGINS: origin } });
  });
  after(async () => {
    await app.stop();
    source.close();
  });
  beforeEach(() => {
    requests = [];
    respond = calendar;
  });

  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/services/proxy?${new URLSearchParams({ url: address })}`, { headers });
  let count = 0;
  const newAddress = () => `${origin}/${(count += 1)}.ics`;
  const codeOf = async (response: Response) => ((await response.json()) as { error: { code: number } }).error.code;

  it('passes a file of an allowed origin on, and asks again by its ETag after five minutes', async () => {
    const address = newAddress();
    const first = await get(address);
    assert.equal(await first.text(), CALENDAR);
    assert.equal(first.headers.get('content-type'), 'text/calendar; charset=utf-8');
    const again = await get(address, { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(again.status, 304);
    assert.equal(requests.length, 1);
    app.pass(301);
    respond = (_, response) => response.writeHead(304).end();
    assert.equal(await (await get(address)).text(), CALENDAR);
    assert.equal(requests[1]?.headers['if-none-match'], '"1"');
  });

  it('requests a file once for visitors who come at the same moment', async () => {
    const address = newAddress();
    await Promise.all([get(address), get(address), get(address)]);
    assert.equal(requests.length, 1);
  });

  it('uses the last response for a day while the other site is down', async () => {
    const report = mock.method(log, 'warn', () => undefined);
    const address = newAddress();
    await get(address);
    respond = (_, response) => response.writeHead(500).end();
    app.pass(3600);
    assert.equal(await (await get(address)).text(), CALENDAR);
    app.pass(24 * 3600);
    assert.equal(await codeOf(await get(address)), 5002);
    report.mock.restore();
  });

  it('sends no cookie, token or header of the visitor to the other site', async () => {
    await get(newAddress(), {
      cookie: 'inlay_session=canary',
      authorization: 'Bearer canary',
      referer: 'https://site.example/canary',
      'x-forwarded-for': '198.51.100.7',
      'x-canary': '1',
    });
    assert.deepEqual(Object.keys(requests[0]!.headers).sort(), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
    assert.doesNotMatch(JSON.stringify(requests[0]!.headers), /canary/);
  });

  it('reads no address of an origin that is not allowed, however it is spelled', async () => {
    const { host, port } = new URL(origin);
    for (const address of [
      `${other}/a.ics`,
      `http://${host}.evil.example/`,
      `http://${host}@evil.example/`,
      `http://user:secret@${host}/`,
      `https://${host}/`,
      `http://127.0.0.1:${Number(port) + 1}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      '//evil.example/',
      'calendar.ics',
    ])
      assert.equal(await codeOf(await get(address)), 4004, address);
    assert.equal(requests.length, 0);
  });

  it('follows redirects only on the same origin, and few of them', async () => {
    respond = (request, response) =>
      request.url?.endsWith('/moved')
        ? calendar(request, response)
        : response.writeHead(302, { location: '/moved' }).end();
    assert.equal(await (await get(newAddress())).text(), CALENDAR);
    for (const location of [`${other}/moved`, 'http://169.254.169.254/', 'file:///etc/passwd']) {
      respond = (_, response) => response.writeHead(301, { location }).end();
      requests = [];
      assert.equal(await codeOf(await get(newAddress())), 5002);
      assert.equal(requests.length, 1);
    }
    respond = (_, response) => response.writeHead(307, { location: '/loop' }).end();
    assert.equal(await codeOf(await get(newAddress())), 5002);
  });

  it('lets no file run as a page of this site', async () => {
    for (const type of ['text/html', 'application/xml', 'application/atom+xml']) {
      respond = (_, response) => response.writeHead(200, { 'content-type': type }).end('<script>alert(1)</script>');
      const { headers } = await get(newAddress());
      assert.equal(headers.get('content-type'), 'text/plain; charset=utf-8');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
      assert.equal(headers.get('set-cookie'), null);
    }
  });

  it('refuses content types that no list reads, and compressed bodies', async () => {
    for (const headers of [
      { 'content-type': 'text/javascript' },
      { 'content-type': 'image/svg+xml' },
      {},
      { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    ]) {
      respond = (_, response) => response.writeHead(200, headers as Record<string, string>).end('x');
      assert.equal(await codeOf(await get(newAddress())), 5002);
    }
  });

  it('reads other encodings, as the header or the declaration of XML says', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    respond = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/csv; charset=ISO-8859-1' }).end(latin('Zürich'));
    assert.equal(await (await get(newAddress())).text(), 'Zürich');
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><rss>Zürich</rss>';
    respond = (_, response) => response.writeHead(200, { 'content-type': 'text/xml' }).end(latin(xml));
    assert.match(await (await get(newAddress())).text(), /Zürich/);
  });

  it('ends a response that is too large or too slow', async () => {
    const proxy = createProxy({
      origins: origin,
      clock: () => new Date(),
      limits: { maxBytes: 1000, milliseconds: 300 },
    });
    respond = (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('x'.repeat(1001));
    await assert.rejects(proxy.read(newAddress()), /larger than 1000 bytes/);
    respond = () => undefined;
    await assert.rejects(proxy.read(newAddress()), /did not respond in time/);
    respond = (_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).write('x');
    await assert.rejects(proxy.read(newAddress()), /before it was complete/);
    source.closeAllConnections();
  });

  it('refuses a host whose name leads to an address that is not public, also among public ones', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.1',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
    ]) {
      const resolve: Resolve = (_, __, onDone) =>
        onDone(null, [
          { address: '93.184.216.34', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]);
      const proxy = createProxy({ origins: 'https://calendar.example', clock: () => new Date(), resolve });
      await assert.rejects(proxy.read('https://calendar.example/a.ics'), /not public/, address);
    }
  });

  for (const [address, expected] of [
    ['8.8.8.8', true],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['2606:4700::1111', true],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['fe80::1', false],
    ['not-an-address', false],
  ] as const)
    it(`counts ${address} as ${expected ? '' : 'not '}public`, () => assert.equal(isPublic(address), expected));

  it('starts only with exact, encrypted, public origins; this machine may be without TLS', () => {
    const start = (origins: string) => () => createProxy({ origins, clock: () => new Date() });
    assert.doesNotThrow(start('https://a.example, http://localhost:8080,https://b.example:8443'));
    for (const wrong of [
      'http://a.example',
      'https://a.example/',
      'https://*.example',
      'a.example',
      'https://10.0.0.1',
      'null',
    ])
      assert.throws(start(wrong), /PROXY_ORIGINS/, wrong);
  });

  it('reads 120 files a minute for one visitor', async () => {
    const careful = await startApp({ environment: { PROXY_ORIGINS: origin, RATE_LIMIT_FACTOR: '0.01' } });
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push(
        (await fetch(`${careful.origin}/services/proxy?${new URLSearchParams({ url: newAddress() })}`)).status,
      );
    assert.deepEqual(statuses, [200, 429, 429]);
    await careful.stop();
  });
});
