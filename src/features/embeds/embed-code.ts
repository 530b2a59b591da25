import type { Content } from '../../contract';
import { config } from '../../core';
import { isAllowedFrame, originOf, templateOf, wholeAddress } from './address';
import type { Provider } from './consent';
import { vimeoFrame, youtubeFrame } from './video-address';

/** The content of a vendor's embed code. Its scripts are never run. */
export interface EmbedCode {
  readonly provider: Provider;
  readonly src: string;
  readonly title?: string | undefined;
  /** Height by width. */
  readonly ratio?: number | undefined;
  /** In CSS pixels. */
  readonly height?: number | undefined;
  /** The attributes of an experience, for its vendor's script. */
  readonly id?: string | undefined;
  /** The provider has to resolve the real URL of the page. */
  readonly isLookedUp?: boolean | undefined;
}

/** Embed codes that an editor pasted without a name. A `<template>` prevents the browser from loading its content. */
export const PASTED =
  'iframe, video-js, [data-aspectratio], [class*="flourish-embed"], [id^="datawrapper-vis"], .wp-block-embed, template';

/** Reads an embed code, or the URL of something to embed; undefined for other content and for unknown vendors. */
export function embedIn(source: Content | undefined): EmbedCode | undefined {
  if (!source) return undefined;
  if (source.kind === 'html') return embedOf(source.html);
  const { element } = source;
  // Vendors set the height by the padding of the parent element.
  const around = element.localName === 'iframe' ? (element.parentElement?.getAttribute('style') ?? '') : '';
  // oxlint-disable-next-line no-restricted-properties -- read as text, never written
  const html = `<div style="${around.replaceAll('"', '')}">${element.outerHTML}`;
  return embedOf(html) ?? embedOf(element.textContent ?? '');
}

/**
 * The URL of a frame in the editor's markup, and whether the browser loads it already: not in a `<template>` or in a
 * text.
 */
export function frameIn(source: Content): { address: string | undefined; isLive: boolean } {
  if (source.kind === 'html') return { address: addressIn(attributesOf(source.html, 'iframe')), isLive: false };
  const { element } = source;
  const frame = element.matches('iframe') ? element : element.querySelector('iframe');
  if (frame) return { address: frame.getAttribute('src') ?? undefined, isLive: true };
  // oxlint-disable-next-line no-restricted-properties -- read as text, never written
  return { address: addressIn(attributesOf(element.outerHTML, 'iframe')), isLive: false };
}

/** Content that can be shown unchanged. A template shows nothing. */
export function serverContentOf(source: Content | undefined): Content | undefined {
  return source?.kind === 'live' && source.element.matches('template') ? undefined : source;
}

/** The embed of a vendor's page that a link opens. Undefined for files and pages of the site itself. */
export function embedAt(address: string): EmbedCode | undefined {
  // A file in the page's folder looks like a host. Only a vendor's name distinguishes them.
  return originOf(address) === location.origin && !/^(?:www|m|music)\.|^(?:youtube|youtu|vimeo)\./.test(address)
    ? undefined
    : embedOf(address);
}

export function embedOf(code: string): EmbedCode | undefined {
  const text = code.trim();
  // The fallback content of a server-rendered player may have another URL.
  if (/<(?:video|audio)[\s>]/i.test(text)) return undefined;
  const frame = attributesOf(text, 'iframe');
  const address =
    /^[^\s<]+$/.test(text) && /.\../.test(text)
      ? text
      : (codeAddress(text) ?? addressIn(frame) ?? attributesOf(text, 'a').get('href'));
  const found = address && vendorOf(wholeAddress(address.replace(/^\/\//, 'https://')));
  if (!found) return undefined;
  return {
    ...found,
    ...sizeOf(text, frame, found),
    title: frame.get('title') || undefined,
    ...(found.provider === 'ceros' && { id: /\bid=["']?(experience-[\w-]+)/.exec(text)?.[1] }),
  };
}

/** Codes without a frame, for which the vendor's script creates one. */
function codeAddress(code: string): string | undefined {
  const [, path] = /\bdata-src=["']?((?:visualisation|story)\/\d+)/.exec(code) ?? [];
  if (path) return `https://flo.uri.sh/${path}/embed`;
  const [, chart] = /datawrapper\.dwcdn\.net\/(\w+)\/embed\.js/.exec(code) ?? [];
  if (chart) return `https://datawrapper.dwcdn.net/${chart}/`;
  const videoAttributes = attributesOf(code, 'video-js');
  const [account, id] = [videoAttributes.get('data-account'), videoAttributes.get('data-video-id')];
  if (!account || !id) return undefined;
  return `https://players.brightcove.net/${account}/${videoAttributes.get('data-player') ?? 'default'}_${videoAttributes.get('data-embed') ?? 'default'}/index.html?videoId=${id}`;
}

/** Consent tools move the URL of a frame to another attribute. */
function addressIn(frame: ReadonlyMap<string, string>): string | undefined {
  return frame.get('data-src') ?? frame.get('data-cookieblock-src') ?? frame.get('data-src-cmplz') ?? frame.get('src');
}

type Place = Pick<EmbedCode, 'provider' | 'src' | 'isLookedUp'>;

/** The vendor of a page, and the URL of its frame without tracking. */
function vendorOf(address: string): Place | undefined {
  const url = parse(address);
  if (!url) return undefined;
  const { hostname, pathname, href } = url;
  const host = hostname.replace(/^(www|m|music)\./, '');
  const secure = href.replace(/^http:/, 'https:');
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const at = (provider: Provider, src: string, isLookedUp?: boolean): Place => ({ provider, src, isLookedUp });

  const video = /^(youtube(-nocookie)?\.com|youtu\.be)$/.test(host)
    ? at('youtube', youtubeFrame(url) ?? '')
    : /(^|\.)vimeo\.com$/.test(host)
      ? at('vimeo', vimeoFrame(url) ?? '')
      : undefined;
  if (video) return video.src ? video : undefined;
  if (host === 'players.brightcove.net') return at('brightcove', secure);
  if (host === 'w.soundcloud.com') return at('soundcloud', secure);
  if (host === 'soundcloud.com')
    return second
      ? at(
          'soundcloud',
          `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}`,
        )
      : undefined;
  if (host === 'open.spotify.com') {
    const [, path] = /\/((?:track|episode|show|album|playlist|artist)\/\w+)/.exec(pathname) ?? [];
    return path ? at('spotify', `https://open.spotify.com/embed/${path}`) : undefined;
  }
  if (host === 'datawrapper.dwcdn.net') return at('datawrapper', `https://datawrapper.dwcdn.net/${first}/`);
  if (/^(flo\.uri\.sh|public\.flourish\.studio)$/.test(host))
    return /^(visualisation|story)$/.test(first)
      ? at('flourish', `https://flo.uri.sh/${first}/${second}/embed`)
      : undefined;
  if (originOf(href) === originOf(templateOf('flourish'))) return at('flourish', href);
  if (host === 'view.ceros.com' || originOf(href) === originOf(templateOf('ceros'))) return at('ceros', href);
  if (isAllowedFrame(href))
    return at('embed', href, Boolean(config().services.oembed) && !/embed|player/.test(pathname));
  return undefined;
}

function parse(address: string): URL | undefined {
  try {
    const url = new URL(address, location.href);
    return originOf(address) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Defaults if the code sets none; heights in CSS pixels. */
const SIZES: Partial<Record<Provider, { ratio?: number; height?: number }>> = {
  soundcloud: { height: 166 },
  spotify: { height: 352 },
  datawrapper: { height: 400 },
  flourish: { ratio: 0.6 },
  ceros: { ratio: 0.4 },
};

function sizeOf(
  code: string,
  frame: ReadonlyMap<string, string>,
  { provider }: Place,
): { ratio?: number; height?: number } {
  const aspect = Number(/\bdata-aspectratio=["']?([\d.]+)/i.exec(code)?.[1]);
  if (aspect > 0.1) return { ratio: 1 / aspect };
  const padding = Number(/padding(?:-bottom|-top)?:[^;"']{0,50}?(\d[\d.]{0,19})%/.exec(code)?.[1]);
  if (padding > 20 && padding < 400) return { ratio: padding / 100 };
  const [width, height] = [pixelsOf(frame.get('width')), pixelsOf(frame.get('height'))];
  // Audio and charts keep their height at any width; a video keeps its aspect ratio.
  if (height && (!width || SIZES[provider]?.height)) return { height };
  return width && height ? { ratio: height / width } : (SIZES[provider] ?? { ratio: 9 / 16 });
}

function pixelsOf(attribute: string | undefined): number | undefined {
  const pixels = /^\d+(?:px)?$/.test(attribute ?? '') ? Number.parseInt(attribute!, 10) : 0;
  return pixels > 0 && pixels < 5000 ? pixels : undefined;
}

/**
 * The attributes of the first such tag in a piece of HTML. Read as text, because a parsed frame could start to load.
 */
function attributesOf(html: string, tag: string): ReadonlyMap<string, string> {
  // A `>` in a quoted value does not end the tag.
  const [, inside = ''] = new RegExp(`<${tag}(?=\\s)((?:"[^"]*"|'[^']*'|[^>])*)`, 'i').exec(html) ?? [];
  return new Map(
    [...inside.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
      ([, name, double, single, bare]) => [name!.toLowerCase(), decoded(double ?? single ?? bare ?? '')],
    ),
  );
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: '\u00A0' };

function decoded(value: string): string {
  return value.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{1,20}));/gi,
    (reference, decimal: string, hexadecimal: string, name: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
        : (CHARACTERS[name.toLowerCase()] ?? reference),
  );
}
