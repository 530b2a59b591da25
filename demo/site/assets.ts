import { Hono } from 'hono';
import { catalogueAssets } from '../catalogue/assets.ts';
import { pictures } from '../catalogue/pictures.ts';
import { families, type Family, image, portrait, poster, type Ratio, ratios } from '../images/index.ts';
import type { Env, Site } from './site.ts';
import { theme } from './theme.ts';

const forEver = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** The theme's files, the catalogue's pictures and the generated ones. */
export function assets({ content }: Pick<Site, 'content'>): Hono<Env> {
  const app = new Hono<Env>();

  for (const { path, body, brotli, type } of [
    ...Object.values({ ...theme, ...catalogueAssets }),
    ...pictures.values(),
  ]) {
    app.get(path, (c) => {
      const packed = brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? brotli : undefined;
      if (packed) c.header('content-encoding', 'br');
      c.header('content-type', type);
      c.header('cache-control', c.req.query('v') ? forEver : forADay);
      c.header('vary', 'accept-encoding');
      return c.body(new Uint8Array(packed ?? body));
    });
  }

  app.get('/images/:family/:file{[a-z0-9-]+\\.svg}', (c) => {
    const { family, file } = c.req.param();
    const ratio = c.req.query('ratio') ?? '16x9';
    if (!isFamily(family) || !isRatio(ratio)) return c.notFound();
    return svg(image(family, file.slice(0, -4), ratio));
  });

  app.get('/portraits/:file{[a-z0-9-]+\\.svg}', (c) => {
    const person = content.people.find(({ id }) => `${id}.svg` === c.req.param('file'));
    const ratio = c.req.query('ratio') ?? '1x1';
    if (!person || !isRatio(ratio)) return c.notFound();
    return svg(portrait(person, ratio));
  });

  app.get('/posters/:file{[a-z0-9-]+\\.svg}', (c) => {
    const video = content.videos.find(({ id }) => `${id}.svg` === c.req.param('file'));
    if (!video) return c.notFound();
    return svg(poster(video.image, video.id, '16x9'));
  });

  return app;
}

function svg(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'image/svg+xml', 'cache-control': forADay } });
}

function isFamily(name: string): name is Family {
  return (families as readonly string[]).includes(name);
}

function isRatio(name: string): name is Ratio {
  return Object.hasOwn(ratios, name);
}
