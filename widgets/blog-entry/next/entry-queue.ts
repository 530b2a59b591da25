import { decodeUrl, pageIdentity, safeLink, slugOf } from '../../../src/core';
import { HttpError } from '../../../src/http';
import {
  type BlogEntryData,
  type BlogEntryPage,
  fetchBlogEntries,
  fetchBlogEntry,
  type ListedEntry,
} from '../../../src/services/blog-entries';
import { isSignedIn } from '../../../src/session';
import type { Entry } from '../EntryArticle';
import { type BlogEntryProps, HERO_STYLES } from '../props';

/** Consecutive missing or broken entries before the reader is asked whether to continue. */
const MAX_SKIPPED = 3;

/** An entry from the service. */
export interface FollowingEntry {
  readonly id: string;
  /** The absolute URL of its page. */
  readonly url: string;
  readonly entry: Entry;
  readonly title: string;
  readonly seoTitle: string | undefined;
  /** The document title of its own page. */
  readonly pageTitle: string;
  readonly summary: string;
}

export interface EntryQueue {
  /**
   * The next entry that can be shown. `paused` after three that cannot, `end` after the last. Throws an HttpError if
   * the service cannot be reached, and then skips nothing.
   */
  next(signal: AbortSignal): Promise<FollowingEntry | 'paused' | 'end'>;
  /** All following entries, as links. */
  links(signal: AbortSignal): Promise<readonly { url: string; text: string }[]>;
}

/** The entries that follow the page's entry in the list of its blog, each once. */
export function createEntryQueue({ listPath = '', id, parent, modules, promoDetails }: BlogEntryProps): EntryQueue {
  const ownStep = lastStep(location.pathname);
  const folder = pageOf(parent?.url) ?? pageOf('.')!;
  /** Undefined if the server identifies pages by their query, and the list has no URL. */
  const addressOf = ({ url, name }: ListedEntry) =>
    pageOf(url) ?? (folder.includes('?') ? undefined : `${folder}/${encodeURIComponent(slugOf(name))}`);
  const seen = new Set([id]);
  const offered = new Set([promoDetails?.promoBarTitle]);
  let waiting: ListedEntry[] | undefined;
  const list = async (signal: AbortSignal) =>
    (waiting ??= following(await fetchBlogEntries(listPath, signal), id, ownStep));

  return {
    async next(signal) {
      const left = await list(signal);
      for (let skipped = 0; skipped < MAX_SKIPPED; skipped += 1) {
        const [item] = left;
        if (!item) return 'end';
        const slug = slugOf(item.name);
        const page = await fetchBlogEntry(listPath, slug, signal).catch(skipBroken);
        left.shift();
        const found = page && toEntry(page, addressOf(item), modules);
        if (!found || seen.has(found.id)) continue;
        seen.add(found.id);
        // A blog has the same offer below each entry. It is shown once per page.
        const offer = found.entry.promoDetails?.promoBarTitle;
        if (offered.has(offer)) return { ...found, entry: { ...found.entry, promoDetails: undefined } };
        offered.add(offer);
        return found;
      }
      return left.length ? 'paused' : 'end';
    },
    async links(signal) {
      return (await list(signal)).flatMap((item) => {
        const url = addressOf(item);
        return url ? [{ url, text: item.name }] : [];
      });
    },
  };
}

/** The entries after the current one. If the list lacks it, all entries except it. */
export function following(entries: readonly ListedEntry[], id: string | undefined, slug: string): ListedEntry[] {
  const isOwn = (entry: ListedEntry) => entry.id === id || slugOf(entry.name) === slug;
  const seen = new Set(['']);
  return entries.slice(entries.findIndex(isOwn) + 1).filter((entry) => {
    const name = slugOf(entry.name);
    const isNew = !isOwn(entry) && !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** Skips an entry that the service cannot return. Throws other errors: a bad connection is no fault of the entry. */
function skipBroken(error: unknown): undefined {
  if (!(error instanceof HttpError) || /offline|unreachable|timeout|rate-limited/.test(error.kind)) throw error;
}

/** Undefined for an entry without a URL or a text. */
function toEntry(
  { entry, metadata }: BlogEntryPage,
  marker: string | undefined,
  modules: readonly string[],
): FollowingEntry | undefined {
  const { id, title, description, body, heroImage, displayDate, sEOTitle, accessStatus, teaser } = entry;
  const isGated = !/^(?:public|open|)$/i.test(accessStatus);
  // Also if the service returned the text.
  const text = isGated && !isSignedIn() ? '' : body;
  const url = pageOf(metadata?.canonical) ?? marker;
  if (!url || (!text && !isGated)) return undefined;
  return {
    id,
    url,
    title,
    seoTitle: sEOTitle || undefined,
    pageTitle: metadata?.title || sEOTitle || title,
    summary: metadata?.description || description,
    entry: {
      ...partsOf(entry),
      title,
      description: description ? { kind: 'html', html: description } : undefined,
      body: text ? { kind: 'html', html: text, modules } : teaser ? { kind: 'html', html: teaser } : undefined,
      gatedUrl: text ? undefined : url,
      heroImage: heroImage && {
        src: heroImage.src,
        alt: heroImage.alt,
        ...(heroImage.width && heroImage.height && { width: heroImage.width, height: heroImage.height }),
      },
      displayDate: Number.isNaN(Date.parse(displayDate)) ? undefined : displayDate,
    },
  };
}

function partsOf({
  heroImage,
  heroImageRenderStyle,
  showCaption,
  hideDek,
  blogEntryTags,
  authors,
  relatedPosts,
  parent,
  promoDetails,
  readingMinutes,
}: BlogEntryData): Omit<Entry, 'title' | 'description' | 'body' | 'heroImage' | 'displayDate'> {
  const linkTo = (url: string, text = '') => (url ? { url, text } : undefined);
  return {
    heroImageRenderStyle: HERO_STYLES.find((style) => slugOf(style) === slugOf(heroImageRenderStyle)) ?? 'Column Width',
    caption: heroImage?.caption || undefined,
    showCaption,
    hideDek,
    readingMinutes,
    blogEntryTags: blogEntryTags.map(({ name, blogTagTitle }) => ({ name, blogTagTitle: blogTagTitle || undefined })),
    authors: authors
      .filter(({ title }) => title)
      .map(
        ({
          title,
          authorTitle,
          url,
          image,
          firmtitle,
          location,
          authordescription,
          profiledescription,
          profileurl,
        }) => ({
          title,
          authorTitle: authorTitle || undefined,
          url: linkTo(url),
          image: image && safeLink(image) ? { src: image, alt: '' } : undefined,
          firmtitle,
          location: location?.name,
          description: authordescription || profiledescription,
          profileurl: linkTo(profileurl),
        }),
      ),
    relatedPosts: relatedPosts.map(({ title, url }) => ({ text: title, url })),
    parent: parent && linkTo(parent.url, parent.title),
    promoDetails: promoDetails && { ...promoDetails, promoBarCallToActionLink: promoDetails.promoBarCallToActionLink },
  };
}

/** The URL of a page of this site, without campaign parameters. */
function pageOf(url: string | undefined): string | undefined {
  const address = url && safeLink(url);
  if (!address) return undefined;
  const { origin, pathname, search } = new URL(pageIdentity(address));
  return origin === location.origin ? origin + pathname.replace(/^\/+/, '/').replace(/\/$/, '') + search : undefined;
}

function lastStep(path: string): string {
  return slugOf(decodeUrl(path.split('/').filter(Boolean).at(-1) ?? ''));
}
