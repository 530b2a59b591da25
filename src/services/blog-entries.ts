import { array, coerce, mask, nonempty, number, object, string, unknown, type Infer } from 'superstruct';
import { truncate } from '../contract';
import { readWithSession } from '../session/calls';
import { authorFields } from './blogs';
import { ifSaid, linkOf, listOf, listResponse, someFlag, someNumber, someDate, someText } from './response';

/** In characters. Longer than other texts: a whole article with its markup. */
const LONGEST_BODY = 1_000_000;

const someId = coerce(nonempty(string()), number(), String);
const longText = coerce(string(), unknown(), (value) =>
  typeof value === 'string' ? truncate(value, LONGEST_BODY) : '',
);
const someLink = linkOf(object({ title: someText, url: someText }));

const Listed = object({ id: someId, name: nonempty(string()), url: someText });

/** Some have only a title. */
const Author = object({ ...authorFields, title: someText });

const Promo = object({
  promoBarTitle: someText,
  promoBarDescription: someText,
  promoBarRenderStyle: someText,
  promoBarCallToActionLink: ifSaid(linkOf(object({ text: someText, url: nonempty(string()) }))),
  oneClickSubscription: someText,
  hidePromoBar: someFlag,
});

const Entry = object({
  id: someId,
  title: nonempty(string()),
  description: someText,
  body: longText,
  heroImage: ifSaid(
    object({ src: nonempty(string()), alt: someText, width: someNumber, height: someNumber, caption: someText }),
  ),
  heroImageRenderStyle: someText,
  showCaption: someFlag,
  hideDek: someFlag,
  displayDate: someDate,
  blogEntryTags: listOf(object({ blogTagTitle: someText, name: nonempty(string()) }), 50),
  authors: listOf(Author, 20),
  relatedPosts: listOf(someLink, 50),
  parent: ifSaid(someLink),
  promoDetails: ifSaid(Promo),
  sEOTitle: someText,
  accessStatus: someText,
  teaser: someText,
});

const Metadata = object({
  title: someText,
  description: someText,
  canonical: someText,
  image: someText,
  language: someText,
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
  const Page = object({ main: ifSaid(object({ blogEntry: ifSaid(Entry) })), metadata: ifSaid(Metadata) });
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
