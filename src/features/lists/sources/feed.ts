import { plainText } from '../../../ui';
import { addressIn, distinct, parseInert, type Row, type SourceFile, type SourceKind } from './source';

/** RSS 0.9 to 2.0 and Atom 1.0, with Media RSS and what YouTube adds. */
export const feed: SourceKind = {
  name: 'RSS or Atom',
  matches: ({ text }) => /^\s*<(?:\?xml\b|rss\b|feed\b|rdf:RDF\b)/i.test(text) && /<(?:rss|feed|rdf:RDF)\b/i.test(text),
  readers: {
    posts: (file) => entriesOf(file).map((entry) => postOf(entry, file)),
    videos: (file) => entriesOf(file).map((entry) => videoOf(entry, file)),
  },
};

const MEDIA = 'http://search.yahoo.com/mrss/';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
const YOUTUBE = 'http://www.youtube.com/xml/schemas/2015';

/** The text of a broken feed has no entries, which the caller reports. */
function entriesOf({ text }: SourceFile): Element[] {
  const parsed = parseInert(text.trim(), 'application/xml');
  if (parsed.getElementsByTagName('parsererror').length) throw new SyntaxError('The XML has an error.');
  return [...parsed.getElementsByTagName('*')].filter(({ localName }) => localName === 'item' || localName === 'entry');
}

function postOf(entry: Element, file: SourceFile): Row {
  const address = linkOf(entry);
  const thumbnail = childrenNamed(entry, 'thumbnail', MEDIA)[0];
  const picture = [
    thumbnail,
    ...childrenNamed(entry, 'content', MEDIA).filter((media) => isKind(media, 'image')),
    ...childrenNamed(entry, 'enclosure').filter((media) => isKind(media, 'image')),
  ].find(Boolean);
  return {
    id: first(entry, 'guid', 'id') || address,
    title: plainText(first(entry, 'title')),
    url: addressIn(file, address),
    imageUrl: addressIn(file, picture?.getAttribute('url') ?? ''),
    altText: '',
    source: plainText(titleOfFeed(entry)),
    displayDate: dateOf(first(entry, 'pubDate', 'published', 'updated') || text(entry, 'date', DUBLIN_CORE)),
    description: plainText(
      first(entry, 'description', 'summary') || text(entry, 'encoded', CONTENT) || first(entry, 'content'),
    ),
    topics: topicsOf(entry),
    authors: authorsOf(entry),
  };
}

function videoOf(entry: Element, file: SourceFile): Row {
  const media = childrenNamed(entry, 'content', MEDIA).find((item) => !isKind(item, 'image'));
  const seconds = media?.getAttribute('duration') ?? '';
  const { title, url, imageUrl, displayDate, description, topics, authors, id } = postOf(entry, file) as Record<
    string,
    unknown
  >;
  return {
    id: text(entry, 'videoId', YOUTUBE) || id,
    title: title || plainText(text(entry, 'title', MEDIA)),
    description: description || plainText(text(entry, 'description', MEDIA)),
    duration: Number(seconds) || secondsIn(text(entry, 'duration', ITUNES)),
    date: displayDate,
    topics,
    speakers: authors,
    tags: [],
    poster: imageUrl,
    url,
  };
}

/** Only the entry's own elements: those of an Atom `source` or a media group are read by their namespace. */
function directChildren(entry: Element, name: string): Element[] {
  return [...entry.children].filter(({ localName, prefix }) => localName === name && !prefix);
}

function first(entry: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const found = directChildren(entry, name)
      .map(({ textContent }) => textContent?.trim())
      .find(Boolean);
    if (found) return found;
  }
  return '';
}

function childrenNamed(entry: Element, name: string, namespace?: string): Element[] {
  return namespace ? [...entry.getElementsByTagNameNS(namespace, name)] : directChildren(entry, name);
}

function text(entry: Element, name: string, namespace: string): string {
  return childrenNamed(entry, name, namespace)[0]?.textContent?.trim() ?? '';
}

/** Atom has several links. The one without a relation, or `alternate`, is the page. */
function linkOf(entry: Element): string {
  const links = directChildren(entry, 'link');
  const page = links.find((link) => /^(?:alternate)?$/.test(link.getAttribute('rel') ?? ''));
  const guid = directChildren(entry, 'guid').find((element) => element.getAttribute('isPermaLink') !== 'false');
  return page?.getAttribute('href') || page?.textContent?.trim() || guid?.textContent?.trim() || '';
}

function isKind(media: Element, kind: string): boolean {
  return media.getAttribute('medium') === kind || (media.getAttribute('type') ?? '').startsWith(`${kind}/`);
}

function topicsOf(entry: Element): string[] {
  return distinct(
    directChildren(entry, 'category').map(
      (category) => category.getAttribute('label') || category.getAttribute('term') || category.textContent || '',
    ),
  );
}

/** An `author` of RSS is an e-mail address, with the name in brackets. */
function authorsOf(entry: Element): string[] {
  const named = directChildren(entry, 'author').flatMap((author) =>
    [...author.children].filter(({ localName }) => localName === 'name'),
  );
  const names = [...named, ...childrenNamed(entry, 'creator', DUBLIN_CORE)].map(({ textContent }) => textContent ?? '');
  const [, inBrackets = ''] = /\(([^()]+)\)\s*$/.exec(first(entry, 'author')) ?? [];
  return distinct(names.length ? names : [inBrackets]);
}

function titleOfFeed(entry: Element): string {
  const parent = entry.parentElement;
  const channel = parent?.localName === 'RDF' ? parent.getElementsByTagName('channel')[0] : parent;
  return channel ? first(channel, 'title') : '';
}

function dateOf(dateText: string): string {
  const date = new Date(dateText);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Seconds, minutes and seconds, or hours too. */
function secondsIn(duration: string): number {
  return /^\d+(?::\d{1,2}){0,2}$/.test(duration)
    ? duration.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
    : 0;
}
