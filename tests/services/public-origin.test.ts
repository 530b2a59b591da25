import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { readOptions } from '../../demo/start/options.ts';
import { atOrigin, keepDevice } from '../../demo/services/index.ts';

const origin = 'https://www.example.com';

describe('Behind a proxy that ends TLS and changes the host', () => {
  const app = new Hono();
  app.use(trimTrailingSlash());
  app.get('/device', (context) => {
    keepDevice(context, 'a-device');
    return context.text('');
  });
  app.post('/echo', async (context) => context.text(await context.req.text()));
  const fetch = atOrigin(origin, app.fetch);

  it('redirects stay on the public address', async () => {
    const response = await fetch(new Request('http://10.0.0.7:4100/gone/?a=%2F&b=1'));
    assert.equal(response.headers.get('location'), `${origin}/gone?a=%2F&b=1`);
  });

  it('cookies are secure', async () => {
    const response = await fetch(new Request('http://10.0.0.7:4100/device'));
    assert.match(response.headers.get('set-cookie') ?? '', /; Secure/);
  });

  it('a body arrives', async () => {
    const response = await fetch(new Request('http://10.0.0.7:4100/echo', { method: 'POST', body: 'typed' }));
    assert.equal(await response.text(), 'typed');
  });
});

describe('The settings of a site with its own name', () => {
  it('are read', () => {
    const options = readOptions([], {
      SITE_ORIGIN: origin,
      STATIC_ORIGIN: 'https://static.example.com',
      ALLOWED_ORIGINS: 'https://a.example.com, https://b.example.com:8443',
      DRAIN_SECONDS: '5',
    });
    assert.deepEqual(options.origins, { site: origin, cdn: 'https://static.example.com', microsite: undefined });
    assert.deepEqual(options.allowedOrigins, ['https://a.example.com', 'https://b.example.com:8443']);
    assert.equal(options.drainSeconds, 5);
  });

  it('are named where they are wrong, without repeating a password', () => {
    for (const [environment, message] of [
      [
        { SITE_ORIGIN: `${origin}/news` },
        `services: SITE_ORIGIN must be an origin without a path, such as https://www.example.com, got "${origin}/news". Use ${origin}.`,
      ],
      [
        { ALLOWED_ORIGINS: 'a.example.com' },
        'services: ALLOWED_ORIGINS must be an origin without a path, such as https://www.example.com, got "a.example.com".',
      ],
      [{ DRAIN_SECONDS: 'long' }, 'services: DRAIN_SECONDS must be a number from 0 to 30, got "long".'],
      [{ TRUST_PROXY: 'yes' }, 'services: TRUST_PROXY must be 1 or 0, got "yes".'],
      [{ SMTP_URL: 'mail:secret@host' }, 'services: SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
    ] as const)
      assert.throws(() => readOptions([], environment), { message });
  });
});
