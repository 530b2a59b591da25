import { safeLink } from '../address';
import { domCall, domGet } from '../dom';
import { isRecord, mismatch, type Source, unwrap } from '../source';
import { truncate } from '../truncate';
import { prop, type PropOptions } from './kind';

/** `url` is unchecked. Pass it through `safeLink` before rendering. */
export interface Link {
  readonly url: string;
  readonly text: string;
  readonly target?: string;
  readonly title?: string;
  /** A class of the host's stylesheet. */
  readonly className?: string;
  /** Other attributes of the server-rendered element, such as `rel`, `download` and `data-*`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Another file of the same image, in another format or for another screen size. */
export interface ImageSource {
  readonly srcSet: string;
  readonly sizes?: string;
  readonly media?: string;
  readonly type?: string;
}

export interface Image {
  readonly src: string;
  readonly alt: string;
  readonly srcset?: string;
  readonly sizes?: string;
  /** The sources of the `<picture>` around it, in document order. */
  readonly sources?: readonly ImageSource[];
  readonly loading?: 'eager' | 'lazy';
  readonly fetchPriority?: 'high' | 'low' | 'auto';
  readonly crossOrigin?: '' | 'anonymous' | 'use-credentials';
  /** In CSS pixels. Width and height reserve space before the file loads. */
  readonly width?: number;
  readonly height?: number;
}

/** A link with a forbidden URL is reported to the editor, and rendered as plain text or not at all. */
export function link<const O extends PropOptions<Link>>(options: O) {
  return prop<Link, O>('link', options, (source, note) => {
    const read = readLink(source);
    if (read?.url && !safeLink(read.url))
      note(`leads to "${truncate(read.url, 60)}", which is no address that a link may have, so it leads nowhere`);
    return read;
  });
}

function readLink(source: Source): Link | undefined {
  if (source.from === 'attribute') return source.value.trim() ? { url: source.value.trim(), text: '' } : undefined;
  if (source.from === 'content') {
    const anchor = domCall(source.value, 'matches', 'a[href]')
      ? source.value
      : domCall(source.value, 'querySelector', 'a[href]');
    if (!anchor) return mismatch('a link', source.value, 'Put an <a href="…"> there.');
    return compact({
      url: domCall(anchor, 'getAttribute', 'href') ?? '',
      text: anchor.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      target: windowOf(domCall(anchor, 'getAttribute', 'target')),
      title: domCall(anchor, 'getAttribute', 'title'),
      className:
        domCall(anchor, 'getAttribute', 'class')
          ?.replace(/(^|\s)inlay-\S+/g, '')
          .trim() || undefined,
      attributes: passedAttributes([...anchor.attributes].map(({ name, value }) => [name, value])),
    });
  }
  const value = unwrap(source.value);
  if (typeof value === 'string') return value.trim() ? { url: value.trim(), text: '' } : undefined;
  if (value === null || value === undefined) return undefined;
  return isRecord(value) ? linkOf(value) : mismatch('a link', value);
}

/** Attributes that a link passes on. Our own data attributes belong to the placeholder, not to the link. */
const PASSED_ON =
  /^(?:rel|download|hreflang|type|aria-label|referrerpolicy|data-(?!(?:field|item|value|module|id|kind|state)$).+)$/;

/** In React's spelling. */
const PROPERTIES: Readonly<Record<string, string>> = { hreflang: 'hrefLang', referrerpolicy: 'referrerPolicy' };

function passedAttributes(
  attributes: Iterable<readonly [name: string, value: string]>,
): Record<string, string> | undefined {
  const entries = [...attributes].flatMap(([name, value]) =>
    PASSED_ON.test(name) ? [[PROPERTIES[name] ?? name, value]] : [],
  );
  return entries.length ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}

export function image<const O extends PropOptions<Image>>(options: O) {
  return prop<Image, O>('image', options, (source) => {
    if (source.from === 'attribute') return source.value.trim() ? { src: source.value.trim(), alt: '' } : undefined;
    if (source.from === 'content') {
      // Also a `<source>` of a picture, which is another crop for narrow screens.
      const element = domCall(source.value, 'matches', 'img, source')
        ? source.value
        : domCall(source.value, 'querySelector', 'img');
      return element
        ? imageOf((name) => domCall(element, 'getAttribute', name), sourcesOf(element))
        : mismatch('an image', source.value, 'Put an <img src="…" alt="…"> there.');
    }
    const value = unwrap(source.value);
    if (typeof value === 'string') return value.trim() ? { src: value.trim(), alt: '' } : undefined;
    if (value === null || value === undefined) return undefined;
    return isRecord(value) ? imageOf((name) => value[name]) : mismatch('an image', value);
  });
}

/** Accepts our names, Sitecore's link field and the call-to-action item of old datasources, in any letter case. */
function linkOf(value: Record<string, unknown>): Link | undefined {
  const texts = new Map(
    Object.entries(value).flatMap(([name, text]) =>
      // `download: true` is an empty attribute, and `false` none.
      typeof text === 'string' || text === true
        ? [[name.toLowerCase(), text === true ? '' : text.trim()] as const]
        : [],
    ),
  );
  const first = (...names: string[]) => names.map((name) => texts.get(name)).find(Boolean);
  const kind = first('linktype')?.toLowerCase();
  const address = first('url', 'href') ?? '';
  const [path = '', ownAnchor] = address.split(/#(.*)/s);
  const query = first('querystring')?.replace(/^[?&]/, '');
  const anchor = first('anchor')?.replace(/^#/, '') ?? ownAnchor;
  // Some content systems also print the query and the anchor in the address.
  const url =
    path +
    (query && !path.includes(query) ? (path.includes('?') ? '&' : '?') + query : '') +
    (anchor ? `#${anchor}` : '');
  if (!address && !(kind === 'anchor' && anchor)) return undefined;
  const label = first('text', 'name', 'linktitle') ?? (kind === 'media' ? url : '');
  return compact({
    url,
    text: label,
    target: windowOf(first('target')),
    title: first('title'),
    className: first('cssclass', 'class'),
    // In content systems, `type` may be the kind of link. Only a MIME type is passed on.
    attributes: passedAttributes([...texts].filter(([name, text]) => name !== 'type' || text.includes('/'))),
  });
}

/** A page in a named window could navigate our window, so that every name opens a new window. */
function windowOf(target: string | null | undefined): string | null | undefined {
  return !target || /^_(?:self|parent|top)$/i.test(target) ? target : '_blank';
}

function imageOf(get: (name: string) => unknown, sources?: readonly ImageSource[]): Image | undefined {
  const string = (name: string) => (typeof get(name) === 'string' ? (get(name) as string) : undefined);
  // Lazy-loading scripts use these attributes for the URL. `data-lazy` may also be a flag.
  const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'].map(string);
  const srcset = string('data-srcset') ?? string('data-lazy-srcset') ?? string('srcset');
  const src =
    lazy.find((text) => text?.match(/[./]/)) ?? string('src') ?? string('url') ?? srcset?.trim().split(/[\s,]/)[0];
  if (!src) return undefined;
  const pixels = (name: string) => Number.parseInt(String(get(name)), 10) || undefined;
  return compact({
    src,
    alt: string('alt') ?? '',
    srcset,
    sizes: string('data-sizes') ?? string('sizes'),
    sources,
    // Browsers ignore other values.
    loading: string('loading') as Image['loading'],
    fetchPriority: string('fetchpriority') as Image['fetchPriority'],
    crossOrigin: string('crossorigin') as Image['crossOrigin'],
    width: pixels('width'),
    height: pixels('height'),
  });
}

/** A named crop is a separate prop. */
function sourcesOf(image: Element): readonly ImageSource[] | undefined {
  const sources = domCall(image, 'matches', 'picture > img')
    ? domCall(domGet(image, 'parentElement')!, 'querySelectorAll', 'source:not([data-field])')
    : [];
  return sources.length
    ? [...sources].map((source) => {
        const get = (name: string) => domCall(source, 'getAttribute', name) ?? undefined;
        return compact<ImageSource>({
          srcSet: get('data-srcset') ?? get('srcset') ?? '',
          sizes: get('sizes'),
          media: get('media'),
          type: get('type'),
        });
      })
    : undefined;
}

function compact<T extends object>(value: { [K in keyof T]: T[K] | null | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined)) as T;
}
