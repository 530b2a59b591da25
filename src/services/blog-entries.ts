import { array, coerce, mask, nonempty, number, object, string, unknown, type Infer } from 'superstruct';
import { truncate } from '../contract';
import { readWithSession } from '../session/calls';
import { authorFields } from './blogs';
import {
  optionalField,
  linkOf,
  listOf,
  listResponse,
  lenientFlag,
  lenientNumber,
  lenientDate,
  lenientText,
} from './response';

/** In characters. Longer than other texts: a whole article with its markup. */
const MAX_BODY_LENGTH = 1_000_000;

const lenientId = coerce(nonempty(string()), number(), String);
const longText = coerce(string(), unknown(), (value) =>
  typeof value === 'string' ? truncate(value, MAX_BODY_LENGTH) : '',
);
const lenientLink = linkOf(object({ title: lenientText, url: lenientText }));

const Listed = object({ id: lenientId, name: nonempty(string()), url: lenientText });

/** Some have only a title. */
const Author = object({ ...authorFields, title: lenientText });

const Promo = object({
  promoBarTitle: lenientText,
  promoBarDescription: lenientText,
  promoBarRenderStyle: lenientText,
  promoBarCallToActionLink: optionalField(linkOf(object({ text: lenientText, url: nonempty(string()) }))),
  oneClickSubscription: lenientText,
  hidePromoBar: lenientFlag,
});

const Entry = object({
  id: lenientId,
  title: nonempty(string()),
  description: lenientText,
  body: longText,
  heroImage: optionalField(
    object({
      src: nonempty(string()),
      alt: lenientText,
      width: lenientNumber,
      height: lenientNumber,
      caption: lenientText,
    }),
  ),
  heroImageRenderStyle: lenientText,
  showCaption: lenientFlag,
  hideDek: lenientFlag,
  displayDate: lenientDate,
  readingMinutes: lenientNumber,
  blogEntryTags: listOf(object({ blogTagTitle: lenientText, name: nonempty(string()) }), 50),
  authors: listOf(Author, 20),
  relatedPosts: listOf(lenientLink, 50),
  parent: optionalField(lenientLink),
  promoDetails: optionalField(Promo),
  sEOTitle: lenientText,
  accessStatus: lenientText,
  teaser: lenientText,
});

const Metadata = object({
  title: lenientText,
  description: lenientText,
  canonical: lenientText,
  image: lenientText,
  language: lenientText,
});

/** An entry in the list of its blog. */
export type ListedEntry = Infer<typeof Listed>;

/** As the service sends it: URLs, dates and HTML are not validated yet. */
export type BlogEntryData = Infer<typeof Entry>;

export interface BlogEntryPage {
  readonly entry: BlogEntryData;
  readonly metadata: Infer<typeof Metadata> | undefined;
}

/** Entries of a blog, newest first. `listPath` is the blog's path below the service, such as `news/ideas/entries`. */
export function fetchBlogEntries(listPath: string, signal?: AbortSignal): Promise<readonly ListedEntry[]> {
  return readWithSession('articles', 'blogEntries', {
    path: '/{+listPath}',
    params: { listPath },
    signal,
    read: (body) =>
      mask(
        { results: mask(listResponse(body, 'results'), object({ results: array() })).results },
        object({ results: listOf(Listed) }),
      ).results,
  });
}

/** An entry by its slug. Undefined if the response contains none. */
export function fetchBlogEntry(
  listPath: string,
  slug: string,
  signal?: AbortSignal,
): Promise<BlogEntryPage | undefined> {
  const Page = object({
    main: optionalField(object({ blogEntry: optionalField(Entry) })),
    metadata: optionalField(Metadata),
  });
  return readWithSession('articles', 'blogEntry', {
    path: '/{+listPath}/{slug}',
    params: { listPath, slug },
    signal,
    read(body) {
      const { main, metadata } = mask(body, Page);
      return main?.blogEntry && { entry: main.blogEntry, metadata };
    },
  });
}
