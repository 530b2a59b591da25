import { config, formatDate, language, pageIdentity } from '../../core';
import { type Fields, webAddress } from './fields';

/** In pixels, of the image in link previews on other sites. */
const PICTURE_WIDTH = 677;

const LANGUAGE = /^(?:[a-z]{2,3}(?:-[a-z\d]{2,8})*|x-default)$/i;

type Undo = () => void;

interface Tag {
  readonly selector: string;
  readonly element: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly holder: 'content' | 'href';
  readonly value: string | undefined;
}

/** Adds the tags that the server-rendered head lacks. */
export function completeHead(fields: Fields) {
  const address = canonicalAddress(fields.address('url'));
  if (!document.title.trim()) document.title = titleOf(fields) ?? config().metadata.firm;
  const isPictured = Boolean(valueOf(socialPicture(fields)[0]!));
  const tags = [
    ...descriptive(fields),
    meta('og:type', typeOf(fields)),
    meta('og:site_name', config().metadata.firm),
    meta('twitter:card', isPictured || fields.image('standardImage') ? 'summary_large_image' : 'summary'),
    ...(isPictured ? [] : socialPicture(fields)),
    meta('robots', isHidden(fields) ? 'noindex,nofollow' : 'index,follow'),
    link('link[rel~="canonical" i]', { rel: 'canonical' }, address),
    meta('og:url', address),
    ...alternates(fields, address),
  ];
  for (const tag of tags) if (tag.value && !valueOf(tag)) set(tag);
}

/**
 * Describes the subject in view instead of the page. Tags for which the subject has no value stay. Returns the
 * function that restores the previous tags.
 */
export function replaceHead(fields: Fields): Undo {
  const address = canonicalAddress(fields.address('url'));
  const image = fields.image('standardImage');
  const { title } = document;
  document.title = titleOf(fields) ?? title;
  const { title: ours } = document;
  const undos = [
    ...descriptive(fields).filter(({ value }) => value),
    // The size of another image would be wrong for this one.
    ...(image ? socialPicture(fields) : []),
    // Never makes a page indexable that the server excludes.
    ...(isHidden(fields) ? [meta('robots', 'noindex,nofollow')] : []),
    link('link[rel~="canonical" i]', { rel: 'canonical' }, address),
    meta('og:url', address),
    ...alternates(fields, address),
  ].map(set);
  return () => {
    undos.reverse().forEach((undo) => undo());
    // A router may have set the title of the next page.
    if (document.title === ours) document.title = title;
  };
}

/** `Steel – Energy, Report, Alder & Voss Institute, 2 May 2026 | Alder & Voss`; an editor's SEO title replaces everything but the firm. */
export function titleOf(fields: Fields): string | undefined {
  const { firm, separator, sources } = config().metadata;
  const source = fields.text('sourcePublication');
  const date = fields.date('displayDate');
  const about = [
    fields.text('practice'),
    fields.text('articleType'),
    source && Object.hasOwn(sources, source) ? sources[source] : source,
    date && formatDate(date),
  ];
  const title =
    fields.text('seoTitle') ?? [fields.text('title'), about.filter(Boolean).join(', ')].filter(Boolean).join(' – ');
  return title ? title + separator + firm : undefined;
}

/** Ignores URLs of other origins. */
export function canonicalAddress(url: string | undefined): string {
  return pageIdentity(url && new URL(url).origin === location.origin ? url : location.href);
}

function descriptive(fields: Fields): Tag[] {
  const title = fields.text('seoTitle') ?? fields.text('title');
  const description = fields.text('seoDescription') ?? fields.text('description');
  return [meta('description', description), meta('og:title', title), meta('og:description', description)];
}

function socialPicture(fields: Fields): Tag[] {
  const image = fields.image('standardImage');
  const [width, height] = [image?.number('width'), image?.number('height')];
  return [
    meta('og:image', image?.address('src')),
    meta('og:image:alt', image?.text('alt')),
    meta('og:image:width', image && String(PICTURE_WIDTH)),
    meta('og:image:height', width && height ? String(Math.round((PICTURE_WIDTH * height) / width)) : undefined),
  ];
}

/** Each language links to all languages, including itself. */
function alternates(fields: Fields, address: string): Tag[] {
  const declared = fields.items('alternateLanguages').flatMap((item) => {
    const code = item.text('languageCode') ?? '';
    const url = item.address('url');
    return url && LANGUAGE.test(code) ? [{ code, url }] : [];
  });
  const current = declared.some(({ code }) => code.toLowerCase() === language())
    ? []
    : [{ code: language(), url: address }];
  return (declared.length ? [...declared, ...current] : []).map(({ code, url }) =>
    link(`link[rel~="alternate" i][hreflang="${code}" i]`, { rel: 'alternate', hreflang: code }, url),
  );
}

function typeOf(fields: Fields): string {
  const kind = fields.text('kind');
  return kind === 'article' ? 'article' : kind === 'person' ? 'profile' : 'website';
}

function isHidden(fields: Fields): boolean {
  return fields.flag('hideFromSearchEngines') || fields.flag('isAliasedPage');
}

function meta(name: string, value: string | undefined): Tag {
  const holder = name.startsWith('og:') ? 'property' : 'name';
  return {
    selector: `meta[property="${name}" i], meta[name="${name}" i]`,
    element: 'meta',
    attributes: { [holder]: name },
    holder: 'content',
    value,
  };
}

function link(selector: string, attributes: Tag['attributes'], value: string): Tag {
  return { selector, element: 'link', attributes, holder: 'href', value: webAddress(value) };
}

function valueOf({ selector, holder }: Tag): string | undefined {
  return document.querySelector(selector)?.getAttribute(holder)?.trim();
}

function set({ selector, element, attributes, holder, value }: Tag): Undo {
  const found = document.querySelector(selector);
  const before = found?.getAttribute(holder);
  const tag = found ?? document.createElement(element);
  if (!found) {
    for (const [name, text] of Object.entries(attributes)) tag.setAttribute(name, text);
    document.head.append(tag);
  }
  if (value === undefined) tag.remove();
  else tag.setAttribute(holder, value);
  return () => {
    // A router may have described the next page.
    if (value !== undefined && tag.getAttribute(holder) !== value) return;
    if (!found) return tag.remove();
    if (!tag.isConnected) document.head.append(tag);
    tag.setAttribute(holder, before ?? '');
  };
}
